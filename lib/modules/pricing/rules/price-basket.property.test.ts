/** @jest-environment node */
import fc from 'fast-check';
import { CURRENCIES } from '@/lib/kernel/money';
import { REGIONS } from '@/lib/kernel/regions';
import { propertyRuns } from '@/scripts/test/property-runs';
import { displayUnitPrice } from './display-unit-price';
import { MINIMUM_CHARGE } from './minimum-charge';
import { priceBasket } from './price-basket';
import { shippingPrices } from './shipping-prices';
import { SHIPPING_METHODS, type BasketPrice, type PriceBasketInput, type PriceLine } from './types';

/** 11,000 random baskets in all; 220,000 in the nightly run. */
const BASKETS = { sums: 4000, splits: 2000, additions: 2000, vouchers: 2000, noVat: 1000 };
const PATIENCE_MS = 600_000;

const amount = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 500_000 }));
const table = fc.record({
  standard: amount,
  standardTracked: amount,
  express: amount,
  additionalItem: amount,
});
const store = fc.record({
  region: fc.constantFrom(...REGIONS),
  currency: fc.constantFrom(...CURRENCIES),
  vatRateBp: fc.oneof(fc.constantFrom(0, 550, 2000, 2100), fc.integer({ min: 0, max: 10_000 })),
  vatRegistered: fc.boolean(),
  freeRetailShipping: fc.boolean(),
  fixedRetailShipping: fc.option(amount),
  customShipping: fc.option(table),
  regionShipping: table,
});
const line = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  unitNet: amount,
  quantity: fc.integer({ min: 1, max: 200 }),
  vatApplies: fc.boolean(),
});
const voucher = fc.oneof(
  fc.constant(null),
  fc.record({ code: fc.constant('A'), kind: fc.constant('amount' as const), amount }),
  fc.record({
    code: fc.constant('P'),
    kind: fc.constant('percent' as const),
    basisPoints: fc.integer({ min: 0, max: 11_000 }),
  }),
);
const basket: fc.Arbitrary<PriceBasketInput> = fc.record({
  store,
  lines: fc.array(line, { maxLength: 6 }),
  shippingMethod: fc.constantFrom(...SHIPPING_METHODS),
  voucher,
});

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function figures(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(figures) : [];
}

/** All totals of a basket, without the displayed discount shares of single lines. */
function totals(price: BasketPrice) {
  return { ...price, lines: undefined, shipping: { ...price.shipping, discount: undefined } };
}

/**
 * Whether `wanted` is `numerator ÷ denominator` rounded half up, checked by the definition, independent of the code
 * under test.
 */
function isHalfUp(wanted: number, numerator: bigint, denominator: bigint): boolean {
  const doubled = 2n * numerator + denominator;
  const floor = BigInt(wanted) * 2n * denominator;
  return floor <= doubled && doubled < floor + 2n * denominator;
}

function check(count: number, property: (input: PriceBasketInput) => boolean): void {
  fc.assert(fc.property(basket, property), { numRuns: propertyRuns(count) });
}

function sumsHold(input: PriceBasketInput): boolean {
  const price = priceBasket(input);
  const { lines, shipping, discountByRate: groups } = price;
  const free = price.lines.length > 0 && price.total === 0;
  return (
    figures(price).every((figure) => Number.isSafeInteger(figure) && figure >= 0) &&
    [...lines, shipping].every((part) => part.net + part.vat === part.gross && part.discount <= part.gross) &&
    lines.every((part) => part.gross === part.unitGross * part.quantity) &&
    price.itemsNet + price.itemsVat === price.itemsGross &&
    sum(lines.map((part) => part.gross)) === price.itemsGross &&
    price.itemsGross + shipping.gross - price.discount === price.total &&
    price.totalNet + price.totalVat === price.total &&
    sum(lines.map((part) => part.discount)) + shipping.discount === price.discount &&
    groups.every((group) => group.net + group.vat === group.gross - group.discount) &&
    sum(groups.map((group) => group.discount)) === price.discount &&
    sum(groups.map((group) => group.gross)) === price.itemsGross + shipping.gross &&
    sum(groups.map((group) => group.vat)) === price.totalVat &&
    price.waived < MINIMUM_CHARGE[input.store.currency] &&
    (price.total === 0 || price.total >= MINIMUM_CHARGE[input.store.currency]) &&
    price.coversEverything === free
  );
}

function listIsBasketIsCharge(input: PriceBasketInput): boolean {
  const price = priceBasket({ ...input, voucher: null });
  const listed = input.lines.map(
    (one) => displayUnitPrice(input.store, one.unitNet, one.vatApplies) * one.quantity,
  );
  const charged = price.total + price.waived;
  return sum(listed) === price.itemsGross && charged === price.itemsGross + price.shipping.gross;
}

test(
  'integers, nothing below zero, and every sum adds up; list = basket = charge',
  () => check(BASKETS.sums, (input) => sumsHold(input) && listIsBasketIsCharge(input)),
  PATIENCE_MS,
);

test(
  'order of lines and splitting a line change nothing',
  () =>
    check(BASKETS.splits, (input) => {
      const whole = JSON.stringify(totals(priceBasket(input)));
      const split: PriceLine[] = input.lines
        .flatMap((one) => {
          const part = Math.floor(one.quantity / 3);
          return part > 0
            ? [
                { ...one, quantity: part },
                { ...one, quantity: one.quantity - part },
              ]
            : [one];
        })
        .reverse();
      return JSON.stringify(totals(priceBasket({ ...input, lines: split }))) === whole;
    }),
  PATIENCE_MS,
);

test(
  'an added item never lowers the undiscounted total; the line shares keep to their keys in any order',
  () =>
    fc.assert(
      fc.property(basket, line, (input, added) => {
        const before = priceBasket(input);
        const after = priceBasket({ ...input, lines: [...input.lines, added] });
        const keyed = input.lines.map((one, index) => ({ ...one, key: `${index}` }));
        const shares = (lines: PriceLine[]) =>
          priceBasket({ ...input, lines }).lines.map((one) => `${one.key}:${one.discount}`);
        return (
          after.itemsGross + after.shipping.gross >= before.itemsGross + before.shipping.gross &&
          shares(keyed).join() ===
            shares([...keyed].reverse())
              .reverse()
              .join()
        );
      }),
      { numRuns: propertyRuns(BASKETS.additions) },
    ),
  PATIENCE_MS,
);

/**
 * D14 implemented a second time from its text: limits, shares within one unit of exact proportion, one VAT rounding per
 * group.
 */
function discountIsAsDecided(input: PriceBasketInput): boolean {
  const price = priceBasket(input);
  const bare = priceBasket({ ...input, voucher: null });
  const whole = price.itemsGross + price.shipping.gross;
  const given = price.discount - price.waived;
  const percent = input.voucher?.kind === 'percent' ? input.voucher.basisPoints : null;
  const rightSum =
    percent === null
      ? given === Math.min(input.voucher?.kind === 'amount' ? input.voucher.amount : 0, whole)
      : given === price.itemsGross || isHalfUp(given, BigInt(price.itemsGross) * BigInt(percent), 10_000n);
  const onShipping = percent === null || price.waived > 0;
  const shippingRate = input.store.region !== 'US' && input.store.vatRegistered ? input.store.vatRateBp : 0;
  const baseTotal = price.itemsGross + (onShipping ? price.shipping.gross : 0);
  const rightGroups = price.discountByRate.every((group) => {
    const ofShipping = group.rateBp === shippingRate ? price.shipping : { gross: 0, vat: 0 };
    const lines = price.lines.filter(
      (_, index) => (input.lines[index]?.vatApplies ? shippingRate : 0) === group.rateBp,
    );
    const vatBefore = sum(lines.map((one) => one.vat)) + ofShipping.vat;
    const baseGross = sum(lines.map((one) => one.gross)) + (onShipping ? ofShipping.gross : 0);
    const baseVat = sum(lines.map((one) => one.vat)) + (onShipping ? ofShipping.vat : 0);
    const drift = group.discount * baseTotal - price.discount * baseGross;
    const cut = vatBefore - group.vat;
    return (
      Math.abs(drift) < Math.max(baseTotal, 1) &&
      (baseGross === 0
        ? cut === 0
        : isHalfUp(cut, BigInt(baseVat) * BigInt(group.discount), BigInt(baseGross)))
    );
  });
  return rightSum && rightGroups && (bare.waived > 0 || price.total <= bare.total);
}

test(
  'vouchers: the right sum, spread and VAT; one over the total leaves exactly 0',
  () =>
    check(BASKETS.vouchers, (input) => {
      const huge = { code: 'X', kind: 'amount' as const, amount: 1e12 };
      const covered = priceBasket({ ...input, voucher: huge });
      return (
        discountIsAsDecided(input) && covered.total === 0 && covered.totalVat === 0 && covered.totalNet === 0
      );
    }),
  PATIENCE_MS,
);

test(
  'not registered, flag off or US: no VAT; and the shipping settings',
  () =>
    check(BASKETS.noVat, (input) => {
      const { store: shop, lines } = input;
      const unregistered = priceBasket({ ...input, store: { ...shop, vatRegistered: false } });
      const american = priceBasket({ ...input, store: { ...shop, region: 'US' } });
      const unflagged = priceBasket({ ...input, lines: lines.map((one) => ({ ...one, vatApplies: false })) });
      const free = priceBasket({ ...input, store: { ...shop, freeRetailShipping: true } });
      const fixed = { ...shop, freeRetailShipping: false, fixedRetailShipping: 321 };
      const fixedNet = priceBasket({ ...input, store: fixed }).shipping.net;
      const own = { ...shop, freeRetailShipping: false, fixedRetailShipping: null };
      return (
        [unregistered, american].every(
          (price) => price.totalVat + price.itemsVat + price.shipping.vat === 0,
        ) &&
        unflagged.itemsVat === 0 &&
        free.shipping.gross === 0 &&
        fixedNet === (lines.length > 0 ? 321 : 0) &&
        shippingPrices(own).standard === (shop.customShipping ?? shop.regionShipping).standard
      );
    }),
  PATIENCE_MS,
);
