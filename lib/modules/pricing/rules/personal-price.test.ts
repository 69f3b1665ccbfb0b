import fc from 'fast-check';
import { itemPrice } from '@/lib/modules/checkout/rules/basket/personal-item-price';
import { countPersonal } from '@/lib/modules/design/rules/count-personal';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { fromWire, toWire } from '@/lib/kernel/money';
import { displayUnitPrice } from './display-unit-price';
import { isPriced, NO_PERSONAL_PRICE, personalNet, type PersonalPrice } from './personal-price';
import { priceBasket } from './price-basket';
import { FIRST_SHIPPING } from './region-shipping';
import type { StorePricing } from './types';
import { vatRateOf } from './vat';

const minor = fc.integer({ min: 0, max: 5_000 });
const rules: fc.Arbitrary<PersonalPrice> = fc.record({ side: minor, text: minor, image: minor });
const counts = fc.record({
  sides: fc.integer({ min: 0, max: 2 }),
  texts: fc.integer({ min: 0, max: 10 }),
  images: fc.integer({ min: 0, max: 5 }),
});

const store = (vatRateBp: number, region: StorePricing['region']): StorePricing => ({
  region,
  currency: 'GBP',
  vatRateBp,
  vatRegistered: true,
  freeRetailShipping: true,
  fixedRetailShipping: null,
  customShipping: null,
  regionShipping: FIRST_SHIPPING[region],
});

describe('the price of personalising (D14-9, D13)', () => {
  test('is so much a side, a text and a picture', () => {
    expect(personalNet({ side: 100, text: 250, image: 400 }, { sides: 2, texts: 3, images: 1 })).toBe(1350);
    expect(personalNet(NO_PERSONAL_PRICE, { sides: 2, texts: 9, images: 9 })).toBe(0);
    expect(isPriced(NO_PERSONAL_PRICE)).toBe(false);
  });

  test('counts the open layers that are filled, and the sides they are on', () => {
    const scene = sceneOf(
      textOf('A', { id: 'one' }),
      textOf('B', { id: 'two' }),
      textOf('C', { id: 'fixed', customisable: false }),
      textOf('D', { id: 'gone', hidden: true }),
    );
    const front = { one: 'ADA', two: ' ', fixed: 'x', gone: 'y', unknown: 'z' };
    expect(countPersonal([scene, null], { front })).toEqual({ sides: 1, texts: 1, images: 0 });
    expect(countPersonal([scene], {})).toEqual({ sides: 0, texts: 0, images: 0 });
  });

  test('property: browser and server come to the same unit price, VAT rounded once on the sum', () => {
    fc.assert(
      fc.property(
        ...[rules, counts, fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 2_700 })],
        ...[fc.boolean(), fc.constantFrom<StorePricing['region']>('UK', 'EU', 'US')],
        fc.integer({ min: 1, max: 50 }),
        (rule, count, unit, rate, vatApplies, region, quantity) => {
          const shop = store(rate, region);
          const shown = itemPrice(
            {
              price: toWire(displayUnitPrice(shop, unit, vatApplies)),
              sellingPrice: toWire(unit),
              vatApplies,
              personalPrice: {
                per_side: toWire(rule.side),
                per_text: toWire(rule.text),
                per_image: toWire(rule.image),
                vat_rate: toWire(vatRateOf(shop, vatApplies)),
              },
            },
            count,
          );
          const net = unit + personalNet(rule, count);
          const [line] = priceBasket({
            store: shop,
            lines: [{ key: 'a', unitNet: net, quantity, vatApplies }],
            shippingMethod: 'standard',
          }).lines;
          expect(fromWire(shown.sellingPrice)).toBe(net);
          expect(fromWire(shown.price)).toBe(line?.unitGross);
          expect(line?.gross).toBe(fromWire(shown.price) * quantity);
          // The personalisation's part and the plain product's price add up to the whole price, exactly.
          const added = shown.personalPrice ? fromWire(shown.personalPrice) : 0;
          expect(displayUnitPrice(shop, unit, vatApplies) + added).toBe(fromWire(shown.price));
          expect(added).toBeGreaterThanOrEqual(personalNet(rule, count));
        },
      ),
    );
  });
});
