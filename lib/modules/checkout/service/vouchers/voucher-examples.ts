import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { listCatalogue } from '@/lib/modules/catalogue/service/list-catalogue';
import type { VoucherExamples } from '@/lib/modules/checkout/contract/vouchers';
import { voucherPlace } from './voucher-place';

type Line = VoucherExamples['baskets'][number]['lines'][number];

/** How many of the first, second and third product each basket has; what the event doesn't sell is left out. */
const QUANTITIES = [
  [1, 0, 0],
  [2, 1, 0],
  [4, 3, 3],
] as const;

/**
 * Three baskets of the first products that the event sells, to show what a voucher takes off before it is saved. `costs`:
 * whether the caller may know what a product costs to make (D50-2). Fewer where they would be the same. Throws 404. D41-5.
 */
export async function voucherExamples(
  context: TenantContext,
  slug: string,
  costs: boolean,
): Promise<VoucherExamples> {
  const { event } = await withTenant(context, (tx) => voucherPlace(tx, context, slug));
  const query = { status: 'active', limit: QUANTITIES.length } as const;
  const { products } = await listCatalogue(context, slug, { query, costs });
  const lineOf = (quantity: number, index: number): Line[] => {
    const product = products[index];
    if (!product || quantity === 0) return [];
    const { product_id, name, store_selling_price: price, store_default_vat: vat, making_cost } = product;
    return [{ product_id, name, quantity, unit_price: price, vat_applies: vat === 1, making_cost }];
  };
  const baskets = QUANTITIES.map((counts) => ({ lines: counts.flatMap(lineOf) }));
  return { currency: event.currency, baskets: baskets.filter(({ lines }) => lines.length > 0) };
}
