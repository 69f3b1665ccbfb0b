import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { AppError } from '@/lib/kernel/app-error';
import type { Locale } from '@/lib/kernel/locales';
import type { AdminVoucher } from '@/lib/modules/checkout/contract/voucher';
import { listVoucherRows } from '@/lib/modules/checkout/data/vouchers';
import {
  MOST_VOUCHER_ROWS,
  VOUCHER_COLUMNS,
  type VoucherColumn,
} from '@/lib/modules/checkout/rules/voucher-file';
import { VOUCHER_STATES, type VoucherState } from '@/lib/modules/checkout/rules/voucher-states';
import { delimiterFor } from '@/lib/modules/lists/rules/csv-format';
import type { ColumnType } from '@/lib/modules/lists/rules/guard-cell';
import { csvHeader, csvRows } from '@/lib/modules/lists/service/csv-rows';
import { presentVoucher, voucherPlace } from './voucher-place';

const TYPES: Partial<Record<VoucherColumn, ColumnType>> = {
  value: 'amount',
  starts_on: 'date',
  ends_on: 'date',
  max_uses: 'number',
  uses_per_person: 'number',
  minimum_spend: 'amount',
  uses: 'number',
};

const counted = (count: number | null): string => (count === null ? '' : String(count));
const isState = (code: string): code is VoucherState => VOUCHER_STATES.some((one) => one === code);
const stateText = (code: string) => `vouchers.states.${isState(code) ? code : 'active'}` as const;

/** Words and days as an import reads them, in every language. */
const cellsOf = (voucher: AdminVoucher): Record<VoucherColumn, string> => ({
  code: voucher.code,
  kind: voucher.kind,
  value: voucher.value,
  public: voucher.public ? 'yes' : 'no',
  starts_on: voucher.starts_on ?? '',
  ends_on: voucher.ends_on ?? '',
  max_uses: counted(voucher.max_uses),
  uses_per_person: counted(voucher.uses_per_person),
  minimum_spend: voucher.minimum_spend ?? '',
  products: (voucher.products ?? []).map(({ product_id: id }) => id).join(' '),
  uses: String(voucher.uses),
  state: voucher.state,
});

/**
 * The vouchers of an event but deleted ones as CSV, the newest first, with headers in the person's language, ids beside.
 * D41-6, D48-3. Throws 404 for another tenant's event, 422 for more rows than an import takes.
 */
export async function exportVouchers(
  context: TenantContext,
  slug: string,
  locale: Locale,
): Promise<{ fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  const { rows, at } = await withTenant(context, async (tx) => {
    const { filter } = await voucherPlace(tx, context, slug);
    const page = { after: null, limit: MOST_VOUCHER_ROWS + 1 };
    return { rows: await listVoucherRows(tx, filter, page), at: filter.at };
  });
  if (rows.length > MOST_VOUCHER_ROWS)
    throw new AppError('too_many_rows', { values: { most: MOST_VOUCHER_ROWS } });
  const columns = VOUCHER_COLUMNS.map((id) => ({
    id,
    type: TYPES[id] ?? ('text' as const),
    header: `vouchers.file.columns.${id}` as const,
    ...(id === 'state' ? { label: stateText } : {}),
  }));
  const csv = { columns, texts: messageFor(locale), delimiter: delimiterFor(locale) };
  const file = new Blob([
    csvHeader(csv),
    csvRows(
      rows.map((row) => cellsOf(presentVoucher(row))),
      csv,
    ),
  ]);
  const day = at.toISOString().slice(0, 10);
  return { fileName: `${slug}-vouchers-${day}.csv`, bytes: file.size, stream: file.stream() };
}
