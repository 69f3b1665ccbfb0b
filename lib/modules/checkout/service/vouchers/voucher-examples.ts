import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { fromWire, toWire, type Minor } from '@/lib/kernel/money';
import { listCatalogue } from '@/lib/modules/catalogue/service/list-catalogue';
import type { CatalogueProduct } from '@/lib/modules/catalogue/contract/list-catalogue';
import type { ExamplesQuery, VoucherExamples } from '@/lib/modules/checkout/contract/vouchers';
import { pricedVoucher, voucherProblem, type StoredVoucher } from '@/lib/modules/checkout/rules/voucher';
import { priceBasket } from '@/lib/modules/pricing/rules/price-basket';
import { productionCost } from '@/lib/modules/pricing/rules/production-cost';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { BasketPrice, ShippingTable, StorePricing } from '@/lib/modules/pricing/rules/types';
import { voucherPlace } from './voucher-place';

type Basket = VoucherExamples['baskets'][number];

/** How many of the first, second and third product each basket has; what the event doesn't sell is left out. */
const QUANTITIES = [
  [1, 0, 0],
  [2, 1, 0],
  [4, 3, 3],
] as const;

interface Item {
  product: CatalogueProduct;
  quantity: number;
}

/** A voucher as it would be saved, without what no basket depends on. */
function drafted({ kind, value, minimum_spend: spend, products }: ExamplesQuery): StoredVoucher {
  const worth = fromWire(value);
  return {
    id: '',
    code: '',
    folded: '',
    kind,
    amountMinor: kind === 'amount' ? worth : null,
    percentBp: kind === 'percent' ? Math.min(worth, 10_000) : null,
    public: false,
    startsAt: null,
    expiresAt: null,
    maxUses: null,
    uses: 0,
    usesPerPerson: null,
    minSpendMinor: spend === undefined ? null : fromWire(spend),
    productIds: products === undefined ? null : products.split(',').filter((id) => id !== ''),
    paused: false,
  };
}

/** What a basket costs to make and to send, ex VAT; null where a cost isn't known or may not be told. */
function costOf(items: readonly Item[], shippingTable: ShippingTable): Minor | null {
  const lines = items.flatMap(({ product: { making_cost: cost }, quantity }) =>
    cost === null ? [] : [{ quantity, blankPrice: fromWire(cost), printPrice: 0, sides: 0 }],
  );
  if (lines.length < items.length) return null;
  return productionCost({ lines, shippingTable, method: 'standard' }).total;
}

function present(
  items: readonly Item[],
  price: BasketPrice,
  refused: Basket['refused'],
  cost: Minor | null,
): Basket {
  return {
    lines: items.map(({ product: { product_id, name }, quantity }) => ({ product_id, name, quantity })),
    items: toWire(price.itemsGross),
    shipping: toWire(price.shipping.gross),
    discount: toWire(price.discount),
    total: toWire(price.total),
    refused,
    production_cost: cost === null ? null : toWire(cost),
    below_cost: cost === null ? null : toWire(Math.max(0, cost - price.totalNet)),
  };
}

function basketOf(
  { store, sending }: { store: StorePricing; sending: ShippingTable },
  items: readonly Item[],
  voucher: StoredVoucher,
): Basket {
  const lines = items.map(({ product, quantity }) => ({
    key: product.product_id,
    productId: product.product_id,
    unitNet: fromWire(product.store_selling_price),
    quantity,
    vatApplies: product.store_default_vat === 1,
  }));
  const basket = { store, lines, shippingMethod: 'standard' } as const;
  const { itemsGross } = priceBasket(basket);
  const productIds = lines.map(({ productId }) => productId);
  const asked = {
    at: now(),
    itemsGross,
    productIds,
    heldVoucherId: null,
    personUses: new Map<string, number>(),
  };
  const refused = voucherProblem(voucher, asked);
  const price = priceBasket({ ...basket, voucher: refused ? null : pricedVoucher(voucher) });
  return present(items, price, refused, costOf(items, sending));
}

/**
 * What a voucher would take off three baskets of the first products that the event sells, by the checkout's own rules.
 * `costs`: whether the caller may know what a product costs to make (D50-2). Throws 404. D41-5.
 */
export async function voucherExamples(
  context: TenantContext,
  slug: string,
  { query, costs }: { query: ExamplesQuery; costs: boolean },
): Promise<VoucherExamples> {
  const { event } = await withTenant(context, (tx) => voucherPlace(tx, context, slug));
  const first = { status: 'active', limit: QUANTITIES[0].length } as const;
  const { products } = await listCatalogue(context, slug, { query: first, costs });
  const prices = { store: storePricing(event), sending: event.fulfilmentShipping };
  const voucher = drafted(query);
  const baskets = QUANTITIES.map((counts) =>
    products
      .map((product, index) => ({ product, quantity: counts[index] ?? 0 }))
      .filter(({ quantity }) => quantity > 0),
  );
  return {
    currency: event.currency,
    baskets: baskets.filter((items) => items.length > 0).map((items) => basketOf(prices, items, voucher)),
  };
}
