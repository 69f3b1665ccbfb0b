import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { invalid } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import type { AdminVoucher, VoucherBody } from '@/lib/modules/checkout/contract/voucher';
import { insertVoucher } from '@/lib/modules/checkout/data/vouchers';
import { voucherColumns } from './voucher-columns';
import { presentVoucher, requireVoucher, writableVoucherPlace } from './voucher-place';

/**
 * Makes a voucher of a store or an order form, with its audit row. Throws 404, `event_locked`, and 422 with the wrong
 * fields; `code_taken` for the code of another one in any spelling. D41, D23-1.
 */
export async function createVoucher(
  context: TenantContext,
  slug: string,
  body: VoucherBody,
): Promise<AdminVoucher> {
  return withTenant(context, async (tx) => {
    const place = await writableVoucherPlace(tx, context, slug);
    const columns = await voucherColumns(tx, place, body);
    const id = newId('voucher');
    if (!(await insertVoucher(tx, { ...place.filter, id }, columns))) throw invalid({ code: ['code_taken'] });
    const subject = { subjectType: 'event', subjectId: place.event.id } as const;
    await audit(tx, context, {
      action: 'voucher.created',
      ...subject,
      data: { voucher: id, code: body.code },
    });
    return presentVoucher(await requireVoucher(tx, place, id));
  });
}
