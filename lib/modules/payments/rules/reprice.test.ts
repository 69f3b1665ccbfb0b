import fc from 'fast-check';
import { editRefund } from '@/lib/modules/orders/rules/edit-window';
import { priceBasket } from '@/lib/modules/pricing/rules/price-basket';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { ShippingTable, Voucher } from '@/lib/modules/pricing/rules/types';
import { mendedUnitNet, repriceOrder, type FrozenOrder } from './reprice';

const minor = fc.integer({ min: 0, max: 20_000 });
const table: fc.Arbitrary<ShippingTable> = fc.record({
  standard: minor,
  standardTracked: minor,
  express: minor,
  additionalItem: fc.integer({ min: 0, max: 500 }),
});
const voucher: fc.Arbitrary<Voucher | null> = fc.oneof(
  fc.constant(null),
  fc.record({ code: fc.constant('V'), kind: fc.constant('amount' as const), amount: minor }),
  fc.record({
    code: fc.constant('V'),
    kind: fc.constant('percent' as const),
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
  }),
);
const settings = fc
  .record({
    place: fc.constantFrom(
      { region: 'UK', currency: 'GBP' } as const,
      { region: 'EU', currency: 'EUR' } as const,
      { region: 'US', currency: 'USD' } as const,
    ),
    vatRateBp: fc.constantFrom(0, 500, 2000, 2100),
    notVatRegistered: fc.boolean(),
    freeRetailShipping: fc.boolean(),
    fixedRetailShippingMinor: fc.option(minor),
    customRetailShipping: fc.option(table),
    regionShipping: table,
  })
  .map(({ place, ...rest }) => ({ ...place, ...rest }));
const lines = fc
  .array(fc.record({ unitNet: minor, quantity: fc.integer({ min: 1, max: 9 }), vatApplies: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((list) => list.map((line, index) => ({ ...line, key: `line-${index}` })));
const method = fc.constantFrom('standard', 'standard_tracked', 'express');

/** An order with its store's prices, and as it was frozen. */
const sold = fc.record({ settings, lines, voucher, method }).map((order) => {
  const store = storePricing(order.settings);
  const asked = { store, lines: order.lines, shippingMethod: order.method, voucher: order.voucher };
  const price = priceBasket(asked);
  const frozen: FrozenOrder = {
    region: store.region,
    currency: store.currency,
    vatRateBp: store.vatRateBp,
    vatRegistered: store.vatRegistered,
    shippingMethod: order.method,
    voucher: order.voucher,
    shippingNet: price.shipping.net,
    lines: order.lines,
  };
  return { price, frozen };
});

describe('an order priced again after an edit (D18-4)', () => {
  test('comes to the very figures it was frozen with while its lines are as they were', () => {
    fc.assert(
      fc.property(sold, ({ price, frozen }) => {
        const again = repriceOrder(frozen);
        expect({ ...again, shipping: { ...again.shipping, additionalNet: 0 } }).toEqual({
          ...price,
          shipping: { ...price.shipping, additionalNet: 0 },
        });
      }),
    );
  });

  test('never costs more, edit after edit, and what went back and what remains is what was paid', () => {
    const edit = fc.record({ line: fc.nat(5), today: minor, anotherVariant: fc.boolean() });
    fc.assert(
      fc.property(sold, fc.array(edit, { maxLength: 8 }), ({ price, frozen }, edits) => {
        let order = frozen;
        let total = price.total;
        let refunded = 0;
        for (const { line, today, anotherVariant } of edits) {
          const at = line % order.lines.length;
          const mended = order.lines.map((one, index) =>
            index === at ? { ...one, unitNet: mendedUnitNet(one.unitNet, today, anotherVariant) } : one,
          );
          order = { ...order, lines: mended };
          const now = repriceOrder(order).total;
          const refund = editRefund(total, now);
          if (!refund.ok) throw new Error(`${total} became ${now}`);
          refunded += refund.value;
          total = now;
        }
        expect(refunded + total).toBe(price.total);
      }),
    );
  });
});
