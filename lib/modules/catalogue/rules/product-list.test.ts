import fc from 'fast-check';
import { facetKey } from './facet-key';
import { facetsOf } from './list-facets';
import { filterProducts, LIST_PAGE_SIZE, listProducts, type ListableProduct } from './list-products';
import { listCall, listSearch, narrows, parseListQuery, type ListQuery } from './list-query';
import { PRODUCT_SORTS } from './sort-products';

const PLAIN = parseListQuery({});

function product(id: string, more: Partial<ListableProduct> = {}): ListableProduct {
  return {
    id,
    name: id,
    price: 2000,
    createdAt: '2026-08-01T00:00:00.000Z',
    category: 't-shirts',
    variants: [{ colour: 'black', size: 'm' }],
    terms: id,
    ...more,
  };
}

const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

describe('the address of a product list', () => {
  test('is read value by value', () => {
    const params = { q: '  camp   mug ', colour: ['Black', 'black', 'Oat'], size: 'One size', min: '9.5' };
    expect(
      parseListQuery({ ...params, category: 'T-shirts', max: '20,00', sort: 'price_asc', page: '3' }),
    ).toEqual({
      q: 'camp mug',
      category: ['t-shirts'],
      colour: ['black', 'oat'],
      size: ['one-size'],
      min: 950,
      max: 2000,
      sort: 'price_asc',
      page: 3,
    });
  });

  test.each([
    [{ sort: 'cheapest', min: '-1', max: '1e3', page: '0', colour: '', q: '   ' }],
    [{ sort: ['x', 'recent'], min: 'NaN', max: '1.234', page: '-4', category: ['', '---'] }],
    [{ min: '99999999', page: '9999999', size: '\u0000' }],
  ])('what is no value is left out: %o', (params) => {
    expect(parseListQuery(params)).toEqual(PLAIN);
    expect(narrows(parseListQuery(params))).toBe(false);
  });

  test('a range typed the wrong way round is turned', () => {
    expect(parseListQuery({ min: '30', max: '10' })).toMatchObject({ min: 1000, max: 3000 });
  });

  test('what no database takes is no part of a search', () => {
    expect(parseListQuery({ q: 'a\u0000b\ud800 c\u0007' }).q).toBe('a b c');
    expect(parseListQuery({ q: `${'x'.repeat(99)}\u{1f9e5}` }).q).toBe('x'.repeat(99));
  });

  test('is asked of the API with a filter’s keys in one', () => {
    const query = parseListQuery({ q: 'tee', colour: ['black', 'oat'], min: '9.5', sort: 'recent' });
    expect(listCall(query, 'de')).toEqual({
      q: 'tee',
      colour: 'black,oat',
      min: '9.50',
      sort: 'recent',
      page: 1,
      lang: 'de',
    });
    expect(listCall(PLAIN, 'en')).toEqual({ page: 1, lang: 'en' });
  });

  test('anything at all is read, and what was read is written and read alike', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('black', '12.50', '7', ...PRODUCT_SORTS),
    );
    const value = fc.oneof(text, fc.array(text, { maxLength: 40 }));
    const keys = ['q', 'category', 'colour', 'size', 'min', 'max', 'sort', 'page', 'other'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value), (params) => {
        const query = parseListQuery(params);
        const read: Record<string, string[]> = {};
        for (const [key, one] of new URLSearchParams(listSearch(query))) (read[key] ??= []).push(one);
        expect(listSearch(parseListQuery(read))).toBe(listSearch(query));
      }),
    );
  });

  test('the plain list has no query', () => {
    expect(listSearch(PLAIN)).toBe('');
    expect(listSearch({ ...PLAIN, min: 2000, max: 2160 })).toBe('?min=20&max=21.60');
  });
});

describe('a filtered list', () => {
  const tee = product('Crew Tee', { terms: 'Crew Tee T-shirts schwere Baumwolle' });
  const mug = product('Camp Mug', {
    category: 'drinkware',
    price: 1140,
    variants: [
      { colour: 'white', size: 'os' },
      { colour: 'oat', size: 'l' },
    ],
    terms: 'Camp Mug Émail, steel',
  });
  const found = (query: Partial<ListQuery>) => ids(filterProducts([tee, mug], { ...PLAIN, ...query }));

  test('holds all that the query does not exclude', () => {
    expect(found({})).toEqual(['Crew Tee', 'Camp Mug']);
    expect(found({ category: ['drinkware', 'caps'] })).toEqual(['Camp Mug']);
    expect(found({ min: 1141 })).toEqual(['Crew Tee']);
    expect(found({ min: 1140, max: 1140 })).toEqual(['Camp Mug']);
    expect(found({ colour: ['pink'] })).toEqual([]);
  });

  test('asks for colour and size of one variant', () => {
    expect(found({ colour: ['oat'], size: ['l'] })).toEqual(['Camp Mug']);
    expect(found({ colour: ['white'], size: ['l'] })).toEqual([]);
  });

  test('finds every word, whatever its case and accents', () => {
    expect(found({ q: 'MUG email' })).toEqual(['Camp Mug']);
    expect(found({ q: 'mug tee' })).toEqual([]);
    expect(found({ q: 'tee' })).toEqual(['Crew Tee']);
    expect(found({ q: 't-shirt' })).toEqual(['Crew Tee']);
    expect(found({ q: '&' })).toHaveLength(2);
  });

  test.each([
    ['name_asc', ['Camp Mug', 'Crew Tee']],
    ['name_desc', ['Crew Tee', 'Camp Mug']],
    ['price_desc', ['Crew Tee', 'Camp Mug']],
    ['price_asc', ['Camp Mug', 'Crew Tee']],
    ['recent', ['Camp Mug', 'Crew Tee']],
  ] as const)('comes sorted by %s, else in the order of the store', (sort, order) => {
    expect(ids(listProducts([tee, mug], { ...PLAIN, sort }, 'en').shown)).toEqual(order);
    expect(ids(listProducts([tee, mug], PLAIN, 'en').shown)).toEqual(['Crew Tee', 'Camp Mug']);
  });

  test('of 10,000 products is shown in pages, each product once', () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      product(`Product ${at}`, { price: (at * 7) % 9973 }),
    );
    const seen = new Set<string>();
    const pages = Math.ceil(10_000 / LIST_PAGE_SIZE);
    for (const page of [1, 2, pages]) {
      const list = listProducts(many, { ...PLAIN, q: 'product', sort: 'price_asc', page }, 'fi');
      expect([list.total, list.pages, list.page]).toEqual([10_000, pages, page]);
      ids(list.shown).forEach((id) => seen.add(id));
    }
    expect(seen.size).toBe(2 * LIST_PAGE_SIZE + (10_000 % LIST_PAGE_SIZE));
    expect(listProducts(many, { ...PLAIN, page: 9999 }, 'fi').page).toBe(pages);
  });
});

describe('the values of the filters', () => {
  test('are those the products have, once each, sizes in their order', () => {
    const facets = facetsOf([
      { category: 'Tees', price: 2160, colours: [{ name: 'Black', hex: '#111111' }], sizes: ['L', 'small'] },
      {
        category: 'tees',
        price: 1140,
        colours: [{ name: 'BLACK', hex: '#222222' }],
        sizes: ['S', 'One size'],
      },
    ]);
    expect(facets.category).toEqual([{ key: 'tees', label: 'Tees', count: 2 }]);
    expect(facets.colour).toEqual([{ key: 'black', label: 'Black', hex: '#111111', count: 2 }]);
    expect(facets.size.map(({ key, count }) => [key, count])).toEqual([
      ['s', 2],
      ['l', 1],
      ['os', 1],
    ]);
    expect(facets.price).toEqual({ lowest: 1140, highest: 2160 });
    expect(facetsOf([]).price).toBeNull();
  });

  test('keys are plain words', () => {
    expect([facetKey('T-shirts'), facetKey(' Crème & Rosé '), facetKey('—')]).toEqual([
      't-shirts',
      'creme-rose',
      '',
    ]);
  });
});
