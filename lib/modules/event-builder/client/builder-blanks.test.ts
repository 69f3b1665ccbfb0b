import { fromWire } from '@/lib/kernel/money';
import { BLANK_CATALOGUE } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { listedPrices, lowerCosts } from '@/lib/modules/catalogue/rules/blanks/listed-cost';
import { publicBlank } from '@/lib/modules/catalogue/rules/blanks/public-blank';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { knownBlank, type BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';
import { FIRST_SHIPPING } from '@/lib/modules/pricing/rules/region-shipping';
import { BUILDER_BLANKS } from '@/scripts/test/builder-blanks';
import { asStorefront } from './as-storefront';
import { withNewProduct, withRegion } from './change-store';
import { FIRST_STORE } from './first-store';
import { fromTemplate } from './from-template';
import { publicBlanks } from './offered-blanks';

const changed = (id: string, change: Partial<BuilderBlanks[number]>): BuilderBlanks =>
  BUILDER_BLANKS.map((blank) => (blank.id === id ? { ...blank, ...change } : blank));
const WITHOUT_MUG = changed('mug', { offered: false });
const texts = { heading: '', subheading: '', print: 'ONE', productName: (blank: string) => blank };
const idsOf = ({ list }: ReturnType<typeof publicBlanks>) => list?.map(({ id }) => id) ?? [];

describe('the builder calculates with the blanks that the server gives it (S2.2-67)', () => {
  test('a withdrawn blank is not on the shelf, makes no product, and is in no template', () => {
    expect(idsOf(publicBlanks(BUILDER_BLANKS, 'UK'))).toContain('mug');
    expect(idsOf(publicBlanks(WITHOUT_MUG, 'UK'))).not.toContain('mug');
    expect(withNewProduct(WITHOUT_MUG, 'mug', 'Mug', { logo: null })(FIRST_STORE)).toBe(FIRST_STORE);
    const [first] = fromTemplate('club', { region: 'UK', texts, blanks: BUILDER_BLANKS }).products;
    const left = changed(first?.blank ?? '', { offered: false });
    const { products } = fromTemplate('club', { region: 'UK', texts, blanks: left });
    expect(products.map(({ blank }) => blank)).not.toContain(first?.blank);
  });

  test('a product of a withdrawn blank is shown as it was', () => {
    const store = withNewProduct(BUILDER_BLANKS, 'mug', 'Mug', { logo: null })(FIRST_STORE);
    const drawn = { unnamed: '', logo: '', pictureOf: () => null, shipping: FIRST_SHIPPING };
    const shown = (blanks: BuilderBlanks) => asStorefront(store, { ...drawn, blanks }).event_products;
    expect(shown(WITHOUT_MUG)).toEqual(shown(BUILDER_BLANKS));
  });

  test('a blank is offered in its regions alone', () => {
    const british = changed('cap', { regions: ['UK'] });
    expect(idsOf(publicBlanks(british, 'UK'))).toContain('cap');
    expect(idsOf(publicBlanks(british, 'US'))).not.toContain('cap');
  });

  test('without an account its prices by quantity are those of the public page and the catalogue’s call (S2.2-320)', () => {
    const [blank] = BLANK_CATALOGUE.slice(0, 1);
    if (!blank) throw new Error('no blank');
    const quantityPrices = {
      blank: { GBP: [{ from: 25, price: 300 }], EUR: [{ from: 10, price: 400 }] },
      print: { GBP: [{ from: 100, price: 200 }] },
    };
    for (const [region, currency] of [
      ['UK', 'GBP'],
      ['EU', 'EUR'],
      ['US', 'USD'],
    ] as const) {
      const [shown] = publicBlanks(changed(blank.id, { quantityPrices }), region).list ?? [];
      if (!shown) throw new Error('not offered');
      expect(shown).toMatchObject(listedPrices({ ...blank, quantityPrices }, currency));
      const page = publicBlank({ ...blank, quantityPrices }).prices.find((price) => price.region === region);
      expect(lowerCosts(shown, 1).map(({ from, cost }) => [from, formatPrice(cost, region)])).toEqual(
        page?.steps.map(({ from, printed }) => [from, printed]),
      );
    }
  });

  test('a changed price is on the shelf and in the price that is suggested', () => {
    const was = knownBlank(BUILDER_BLANKS, 'tee')?.blankPrice ?? { GBP: 0, EUR: 0, USD: 0 };
    const dearer = changed('tee', { blankPrice: { ...was, GBP: was.GBP + 1000 } });
    const [tee] = publicBlanks(dearer, 'UK').list?.filter(({ id }) => id === 'tee') ?? [];
    expect(fromWire(tee?.blank_price ?? '0.00')).toBe(was.GBP + 1000);
    const priceOf = (blanks: BuilderBlanks) =>
      fromWire(
        withNewProduct(blanks, 'tee', 'Tee', { logo: null })(FIRST_STORE).products[0]?.price ?? '0.00',
      );
    expect(priceOf(dearer)).toBe(priceOf(BUILDER_BLANKS) + 2200);
    const moved = withRegion(dearer, 'EU')(withNewProduct(dearer, 'tee', 'Tee', { logo: null })(FIRST_STORE));
    expect(withRegion(dearer, 'UK')(moved).products[0]?.price).toBe(
      withNewProduct(dearer, 'tee', 'Tee', { logo: null })(FIRST_STORE).products[0]?.price,
    );
  });
});
