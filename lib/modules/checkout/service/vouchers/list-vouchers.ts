import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { VouchersPage, VouchersQuery } from '@/lib/modules/checkout/contract/vouchers';
import { countVouchers, listVoucherRows } from '@/lib/modules/checkout/data/vouchers';
import { foldCode } from '@/lib/modules/orders/rules/promo-code';
import { presentVoucher, voucherPlace } from './voucher-place';

const SORT = '-created_at';

/** A page of an event's vouchers, the newest first. Throws 404 for an event without vouchers, 422 for a bad cursor. D41. */
export async function listVouchers(
  context: TenantContext,
  slug: string,
  { search, state, cursor, limit }: VouchersQuery,
): Promise<VouchersPage> {
  const after = cursor ? decodeCursor(cursor, SORT, 'instant') : null;
  return withTenant(context, async (tx) => {
    const place = await voucherPlace(tx, context, slug);
    const filter = { ...place.filter, state: state ?? null, search: search ? foldCode(search) : undefined };
    // One row more than the page size shows whether there is a next page.
    const rows = await listVoucherRows(tx, filter, { after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const { tenantId } = context;
    return {
      vouchers: shown.map(presentVoucher),
      next_cursor: last ? encodeCursor(SORT, { value: last.place, id: last.id, tenantId }) : null,
      total: await countVouchers(tx, filter),
    };
  });
}
