import { descriptionHtml } from './description-html';
import { driftOf, type SeenVariant } from './product-drift';
import { factsText, handleOf, SHOP_LIMITS, shopProductOf, type ProductFacts } from './product-input';
import { waitFor } from '@/lib/shop-platform/pace';
import { retryAfter } from './pace';

const TERMS = { currency: 'USD', taxesIncluded: false, locationId: null };
const variant = (sku: string, colour = 'Black', size = 'S', stock = 7) => ({ sku, colour, size, stock });
const facts = (more: Partial<ProductFacts> = {}): ProductFacts => ({
  productId: 'prd_tee',
  name: 'Crew Tee',
  description: 'Heavy cotton.',
  currency: 'USD',
  netMinor: 2000,
  grossMinor: 2400,
  variants: [variant('T-BLACK-S'), variant('T-BLACK-M', 'Black', 'M'), variant('T-SKY-S', 'Sky')],
  pictures: [{ url: 'https://app.example/a', alt: 'Crew Tee in Black' }],
  weightGrams: null,
  fields: [],
  ...more,
});
const pushed = (more: Partial<ProductFacts> = {}, terms: Partial<typeof TERMS> = {}) => {
  const made = shopProductOf(facts(more), { ...TERMS, ...terms });
  if ('problem' in made) throw new Error(made.problem);
  return made.product;
};
const problem = (more: Partial<ProductFacts>, terms: Partial<typeof TERMS> = {}) =>
  shopProductOf(facts(more), { ...TERMS, ...terms });

test('a product becomes options and variants with SKU and price (S4-70)', () => {
  expect(pushed()).toEqual({
    title: 'Crew Tee',
    descriptionHtml: '<p>Heavy cotton.</p>',
    options: [
      { name: 'Colour', values: ['Black', 'Sky'] },
      { name: 'Size', values: ['S', 'M'] },
    ],
    variants: [
      { sku: 'T-BLACK-S', values: ['Black', 'S'], price: '20.00', weightGrams: null, stock: null },
      { sku: 'T-BLACK-M', values: ['Black', 'M'], price: '20.00', weightGrams: null, stock: null },
      { sku: 'T-SKY-S', values: ['Sky', 'S'], price: '20.00', weightGrams: null, stock: null },
    ],
    pictures: [{ url: 'https://app.example/a', alt: 'Crew Tee in Black' }],
    fields: { namespace: 'merchloom', key: 'fields', list: [] },
  });
});

test('the price is with tax where the shop keeps its prices so; stock goes to our place there (S4-70)', () => {
  const locationId = 'gid://shopify/Location/1';
  const { variants } = pushed({ variants: [variant('A', 'Black', 'S', -2)] }, {
    taxesIncluded: true,
    locationId,
  } as never);
  expect(variants).toEqual([
    {
      sku: 'A',
      values: ['Black', 'S'],
      price: '24.00',
      weightGrams: null,
      stock: { locationId, quantity: 0 },
    },
  ]);
});

test('each variant weighs what an item of its garment does, where that is known (S4-70)', () => {
  expect(pushed({ weightGrams: 180 }).variants.map(({ weightGrams }) => weightGrams)).toEqual([
    180, 180, 180,
  ]);
});

test('texts are cut and variants are counted (S4-71)', () => {
  expect(pushed({ name: '🧢'.repeat(300) }).title).toBe('🧢'.repeat(SHOP_LIMITS.title));
  const many = (count: number) => Array.from({ length: count }, (_, at) => variant(`S-${at}`, `C${at}`));
  expect(pushed({ variants: many(101) }).variants).toHaveLength(101);
  expect(pushed({ variants: many(2_000) }).variants).toHaveLength(2_000);
  expect(problem({ variants: many(2_001) })).toEqual({ problem: 'too_many_variants' });
  expect(problem({ variants: [] })).toEqual({ problem: 'no_variants' });
  expect(problem({ variants: [variant('A'), variant('A', 'Sky')] })).toEqual({ problem: 'sku_twice' });
  expect(problem({ netMinor: 0 })).toEqual({ problem: 'no_price' });
  expect(problem({}, { currency: 'EUR' })).toEqual({ problem: 'other_currency' });
});

test('a description holds no markup of its writer (S4-70)', () => {
  expect(descriptionHtml('One & <script>\nline\r\n\r\n\n"two"\n\n ')).toBe(
    '<p>One &amp; &lt;script&gt;<br>line</p><p>&quot;two&quot;</p>',
  );
  expect(descriptionHtml(' ')).toBe('');
});

test('the hashed text tells each change but that of stock (S4-72)', () => {
  const text = factsText(facts());
  expect(factsText(facts({ variants: facts().variants.map((one) => ({ ...one, stock: 0 })) }))).toBe(text);
  for (const more of [
    { name: 'B' },
    { description: '' },
    { netMinor: 1 },
    { pictures: [] },
    { weightGrams: 180 },
    { fields: [{ name: 'Name', label: 'Name', kind: 'text' as const }] },
    { variants: [] },
  ])
    expect(factsText(facts(more))).not.toBe(text);
});

test('a handle is of letters a shop keeps, and never empty (S4-73)', () => {
  expect(handleOf('Größe: Été & Co!', 'k3y')).toBe('gro-e-ete-co-k3y');
  expect(handleOf('日本', 'k3y')).toBe('k3y');
});

describe('drift (S4-77)', () => {
  const known = [
    { sku: 'A', gid: 'v1', price: '20.00' },
    { sku: 'B', gid: 'v2', price: '20.00' },
  ];
  const seen = (more: Partial<SeenVariant> = {}): SeenVariant[] => [
    { id: 'v1', sku: 'A', price: '20.0', locationIds: ['l1'], ...more },
    { id: 'v2', sku: 'B', price: '20.00', locationIds: ['l1'] },
  ];
  test.each([
    ['nothing', seen(), []],
    ['a price', seen({ price: '21.00' }), ['price']],
    ['an SKU', seen({ sku: 'X' }), ['sku']],
    ['an SKU of two', seen({ sku: 'B' }), ['sku', 'sku_twice']],
    ['a variant gone', seen().slice(1), ['variant_gone']],
    ['one more', [...seen(), { id: 'v3', sku: '', price: '1', locationIds: [] }], ['variant_added']],
    ['made again', seen({ id: 'v9' }), ['variant_gone', 'variant_added']],
    ['stock elsewhere', seen({ locationIds: ['l2'] }), ['not_ours']],
    ['all', null, ['deleted']],
  ])('%s', (_, now, expected) => {
    expect(driftOf(known, now, 'l1')).toEqual(expected);
  });
});

test('a wait is what is missing by what comes back (S4-75); tries are spread (S4-76)', () => {
  expect(waitFor({ cost: 50, available: 1_000, restoreRate: 100 })).toBe(0);
  expect(waitFor({ cost: 150, available: 30, restoreRate: 100 })).toBe(1_200);
  expect(waitFor({ cost: 150, available: 0, restoreRate: 0 })).toBe(60_000);
  expect([1, 2, 8].map(retryAfter)).toEqual([15_000, 30_000, 1_800_000]);
});
