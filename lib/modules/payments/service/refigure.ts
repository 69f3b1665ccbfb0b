import { invalid } from '@/lib/kernel/app-error';
import type { Minor } from '@/lib/kernel/money';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import { amountsOf, figuresOf } from '@/lib/modules/orders/rules/figures';
import { repriceOrder, type FrozenOrder } from '@/lib/modules/payments/rules/reprice';
import { editRefund } from '@/lib/modules/orders/rules/edit-window';
import type { BasketPrice, PricedLine, Voucher } from '@/lib/modules/pricing/rules/types';
import { vatOn } from '@/lib/modules/pricing/rules/vat';
import type { OrderCustomer, OrderSnapshot, orderLines, orders } from '@/lib/db/schema/orders';
import type { Merchant, TaxRequest } from '@/lib/payments';
import { placeOf } from './place-of';
import { answers, taxRequest, type AskedTax } from './ask-tax';

type Order = typeof orders.$inferSelect;
export type EditedLine = typeof orderLines.$inferSelect;

/**
 * Thrown when the provider must be asked for the tax first. It rolls the transaction back and never leaves the service.
 */
export class TaxWanted extends Error {
  override readonly name = 'TaxWanted';

  constructor(readonly request: TaxRequest) {
    super('tax wanted');
  }
}

/** An order as an edit would leave it. */
export interface EditedOrder {
  order: Order;
  customer: OrderCustomer;
  /** All lines, including the changed one in its new state. */
  lines: readonly EditedLine[];
  /** The line whose unit price ex VAT is lower now; null if none is. */
  cheaper: string | null;
  /** The payment account that was paid; null for a free order. */
  merchant: Merchant | null;
  /** The field that the error for a higher price is shown at. */
  field: string;
}

/** The order's columns for its figures, and the refund, in minor units. */
export interface Refigured {
  set: Partial<typeof orders.$inferInsert>;
  snapshot: Pick<OrderSnapshot, 'discountByRate' | 'tax'>;
  /** The new cost of the line whose price is lower. */
  line: Partial<Pick<EditedLine, 'unitGrossMinor' | 'grossMinor' | 'personalGrossMinor'>>;
  refund: Minor;
}

/** Orders from before vouchers were frozen keep the discount they got, as a fixed amount. */
function voucherOf({ snapshot, discountMinor, waivedMinor, discountCode }: Order): Voucher | null {
  if (snapshot.voucher !== undefined) return snapshot.voucher;
  const amount = discountMinor - waivedMinor;
  return amount > 0 ? { code: discountCode ?? '', kind: 'amount', amount } : null;
}

/** What an order's price depends on, as it was frozen. D18-4. */
export function frozenOf({ order, lines }: Pick<EditedOrder, 'order' | 'lines'>): FrozenOrder {
  const { snapshot } = order;
  return {
    region: order.region,
    currency: order.currency,
    vatRateBp: snapshot.vatRateBp,
    // Older orders do not store this; if any VAT rate was charged, the seller was registered.
    vatRegistered: snapshot.seller?.vatRegistered ?? snapshot.discountByRate.some(({ rateBp }) => rateBp > 0),
    shippingMethod: order.shippingMethod,
    shippingNet: snapshot.shipping.netMinor,
    voucher: voucherOf(order),
    lines: lines.map((line) => ({
      key: basketItemId(line.productId, line.variantId, line.personalisation),
      unitNet: line.unitNetMinor,
      quantity: line.quantity,
      vatApplies: line.vatApplies,
      productId: line.productId,
    })),
  };
}

const familiesOf = (lines: readonly EditedLine[]) => lines.map(({ family }) => family);

/** The tax request for an order as it is now. Throws as `priceBasket` does. */
export function taxRequestOf(order: Order, lines: readonly EditedLine[], merchant: Merchant): TaxRequest {
  const price = repriceOrder(frozenOf({ order, lines }));
  return taxRequest(merchant, order.currency, placeOf(order.snapshot.customer), price, familiesOf(lines));
}

const samePlace = (one: OrderCustomer, other: OrderCustomer): boolean =>
  JSON.stringify(placeOf(one)) === JSON.stringify(placeOf(other));

/** The sales tax of the edited order if it was asked for exactly this; else throws `TaxWanted`. */
function taxOf(edited: EditedOrder, price: BasketPrice, asked: AskedTax | null) {
  const { order, merchant, customer } = edited;
  if (order.region !== 'US') return null;
  if (price.total === 0 || merchant === null) return { tax: 0, calculationId: null };
  const request = taxRequest(merchant, order.currency, placeOf(customer), price, familiesOf(edited.lines));
  if (answers(asked, request)) return asked;
  throw new TaxWanted(request);
}

/** The figures of a line whose price is lower; the VAT rate is the one it was sold with. */
function lineFigures(
  priced: PricedLine | undefined,
  line: EditedLine | undefined,
  rateBp: number,
): Refigured['line'] {
  if (!priced || !line) return {};
  const plain = priced.unitNet - line.personalNetMinor;
  const plainVat = priced.unitVat === 0 ? 0 : vatOn(plain, rateBp);
  return {
    unitGrossMinor: priced.unitGross,
    grossMinor: priced.gross,
    personalGrossMinor: priced.unitGross - plain - plainVat,
  };
}

/**
 * The figures of an order after an edit. Nothing changes while no price is lower and, in the US, the address stays.
 * Otherwise everything is calculated again by the pricing rules from the values frozen at `pay`, with the provider's
 * tax for exactly that (D18-3, D18-4, D18-5). Throws `TaxWanted` while that tax is unknown, and 422 `raises_price` with
 * the figures for a total above the one paid.
 */
export function refigure(edited: EditedOrder, asked: AskedTax | null): Refigured {
  const { order, customer, cheaper, field } = edited;
  const { discountByRate, tax: oldTax } = order.snapshot;
  const taxMayDiffer = order.region === 'US' && !samePlace(order.snapshot.customer, customer);
  if (cheaper === null && !taxMayDiffer) {
    return { set: {}, snapshot: { discountByRate, tax: oldTax }, line: {}, refund: 0 };
  }
  const price = repriceOrder(frozenOf(edited));
  const taxed = taxOf(edited, price, asked);
  const tax = taxed?.tax ?? 0;
  const amounts = amountsOf(price, tax);
  const refund = editRefund(order.totalMinor, amounts.total);
  if (!refund.ok) throw invalid({ [field]: ['raises_price'] }, { figures: figuresOf(amounts) });
  const at = edited.lines.findIndex(({ id }) => id === cheaper);
  return {
    set: {
      itemsGrossMinor: amounts.itemsGross,
      shippingGrossMinor: amounts.shippingGross,
      discountMinor: amounts.discount,
      waivedMinor: amounts.waived,
      netMinor: amounts.net,
      vatMinor: amounts.vat,
      totalMinor: amounts.total,
      taxCalculationId: taxed?.calculationId ?? null,
    },
    snapshot: {
      discountByRate: price.discountByRate.map((group) => ({
        rateBp: group.rateBp,
        discountMinor: group.discount,
        vatMinor: group.vat,
      })),
      tax: taxed && { subtotalMinor: price.total, taxMinor: tax, grandTotalMinor: price.total + tax },
    },
    line: lineFigures(price.lines[at], edited.lines[at], order.snapshot.vatRateBp),
    refund: refund.value,
  };
}
