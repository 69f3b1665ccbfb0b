import { assertMinor, type Minor } from '@/lib/kernel/money';
import { assertInput } from './assert-input';
import { countsFor, discountOf, type Discount } from './discount';
import { priceShipping } from './price-shipping';
import { spreadOverRates, type Charge } from './rate-groups';
import type {
  BasketPrice,
  PriceBasketInput,
  PricedLine,
  PricedShipping,
  PriceLine,
  StorePricing,
} from './types';
import { vatOn, vatRateOf } from './vat';

interface OwnedCharge extends Charge {
  owner: { discount: Minor };
}

/**
 * Prices a basket in integer minor units; browser and server use this same function. S9, D13-1, D14. An empty basket
 * costs 0. In the US `total` is before tax; see `withProviderTax`. Throws a RangeError for a negative, fractional or
 * unsafely large figure, or a quantity below 1.
 */
export function priceBasket(input: PriceBasketInput): BasketPrice {
  assertInput(input);
  const { store } = input;
  const lines = input.lines.map((line) => priceLine(store, line));
  const pieces = sum(lines.map((line) => line.quantity));
  const shipping = priceShipping(store, input.shippingMethod, pieces);
  const itemsGross = sum(lines.map((line) => line.gross));
  const whole = assertMinor(itemsGross + shipping.gross);
  const voucher = input.voucher ?? null;
  const counting = sum(
    lines.map(({ gross }, index) => (countsFor(voucher, input.lines[index]?.productId) ? gross : 0)),
  );
  const sums = { items: itemsGross, counting, shipping: shipping.gross };
  const applies = discountOf(voucher, sums, store.currency);
  const { discount, waived } = applies;

  const charges = [
    ...lineCharges(input, lines, applies),
    ...(shipping.gross > 0 ? [shippingCharge(store, shipping, applies.onShipping)] : []),
  ];
  const groups = spreadOverRates(charges, discount);
  for (const share of groups.flatMap((group) => group.shares)) share.charge.owner.discount = share.discount;

  const total = whole - discount;
  return {
    lines,
    itemsGross,
    itemsNet: sum(lines.map((line) => line.net)),
    itemsVat: sum(lines.map((line) => line.vat)),
    shipping,
    discount,
    waived,
    discountByRate: groups.map(({ group }) => group),
    totalNet: sum(groups.map(({ group }) => group.net)),
    totalVat: sum(groups.map(({ group }) => group.vat)),
    total,
    coversEverything: lines.length > 0 && total === 0,
  };
}

function priceLine(store: StorePricing, { key, unitNet, quantity, vatApplies }: PriceLine): PricedLine {
  const unitVat = vatOn(unitNet, vatRateOf(store, vatApplies));
  const unitGross = unitNet + unitVat;
  const gross = assertMinor(unitGross * quantity);
  const net = unitNet * quantity;
  return { key, quantity, unitNet, unitVat, unitGross, net, vat: unitVat * quantity, gross, discount: 0 };
}

/** Sorted by key, so that ties in rounding are resolved the same way whatever the order of the lines. */
function lineCharges(
  { store, lines: asked, voucher = null }: PriceBasketInput,
  lines: PricedLine[],
  { onAllItems }: Discount,
): OwnedCharge[] {
  return lines
    .map((line, index) => ({
      owner: line,
      rateBp: vatRateOf(store, asked[index]?.vatApplies ?? false),
      gross: line.gross,
      vat: line.vat,
      discountable: onAllItems || countsFor(voucher, asked[index]?.productId),
    }))
    .sort((a, b) => (a.owner.key === b.owner.key ? 0 : a.owner.key < b.owner.key ? -1 : 1));
}

function shippingCharge(store: StorePricing, shipping: PricedShipping, discountable: boolean): OwnedCharge {
  const { gross, vat } = shipping;
  return { owner: shipping, rateBp: vatRateOf(store, true), gross, vat, discountable };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
