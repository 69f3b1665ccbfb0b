import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { toWire } from '@/lib/kernel/money';
import type { VoucherDetail } from '@/lib/modules/checkout/contract/vouchers';
import { readVoucherDays, sumVoucher } from '@/lib/modules/checkout/data/voucher-orders';
import { presentVoucher, requireVoucher, voucherPlace } from './voucher-place';

const DAYS = 30;

/** A voucher with its uses over time, from the orders themselves. Throws 404. D41, D38-2. */
export async function readVoucher(
  context: TenantContext,
  { slug, voucher }: { slug: string; voucher: string },
): Promise<VoucherDetail> {
  return withTenant(context, async (tx) => {
    const place = await voucherPlace(tx, context, slug);
    const row = await requireVoucher(tx, place, voucher);
    const key = { ...place.filter, id: voucher };
    const { orders, discountMinor } = await sumVoucher(tx, key);
    return {
      voucher: presentVoucher(row),
      days: await readVoucherDays(tx, key, DAYS),
      discount_given: toWire(discountMinor),
      orders,
      currency: place.event.currency,
    };
  });
}
