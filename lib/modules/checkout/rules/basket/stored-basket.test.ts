import fc from 'fast-check';
import { emptyBasket } from './basket-reducer';
import { readKept, recordOf, writeKept } from './stored-basket';
import type { Basket } from './types';

const BASKET: Basket = {
  storeId: 'evt_a',
  customerId: 'cus_a',
  items: [
    {
      id: 'hoodie:v1:["[\\"front\\",\\"name\\",\\"ADA\\"]"]',
      productId: 'hoodie',
      variantId: 'v1',
      quantity: 2,
      price: '40.80',
      sellingPrice: '34.00',
      vatApplies: true,
      name: 'Name Hoodie',
      code: 'STSU178',
      colourIdentifier: 'stanley-black',
      colour: 'Black',
      size: 'M',
      image: null,
      personalisation: { front: { name: 'ADA' } },
    },
  ],
};
const EMPTY = emptyBasket('evt_a');
const writeBasket = (basket: Basket) => writeKept({ basket, revision: 3, applied: ['a'] });
const readBasket = (text: string | null | undefined, storeId: string) =>
  readKept(text, storeId)?.basket ?? emptyBasket(storeId);

function stored(change: (draft: Record<string, unknown>, item: Record<string, unknown>) => void): string {
  const draft = JSON.parse(writeBasket(BASKET));
  change(draft, draft.items[0]);
  return JSON.stringify(draft);
}

describe('a stored basket (D31)', () => {
  test('comes back as it was written', () => {
    expect(readBasket(writeBasket(BASKET), 'evt_a')).toEqual(BASKET);
    expect(readBasket(writeBasket(EMPTY), 'evt_a')).toEqual(EMPTY);
  });

  test('comes back from the record that the database keeps, too, and from no other thing (S3.3)', () => {
    const record = recordOf({ basket: BASKET, revision: 3, applied: ['a'] });
    expect(record.items[0]).toMatchObject({ id: BASKET.items[0]?.id, price: '40.80', quantity: 2 });
    expect(readKept(JSON.parse(JSON.stringify(record)), 'evt_a')).toEqual({
      basket: BASKET,
      revision: 3,
      applied: ['a'],
    });
    for (const odd of [record, undefined, 7, [], {}]) expect(readKept(odd, 'evt_b')).toBeNull();
  });

  test('keeps details that can be sent on, and drops others', () => {
    const details = { description: 'x', status: 'active', products: { front: [{}], back: [] } };
    const kept = stored((_, item) => (item.details = details));
    expect(readBasket(kept, 'evt_a').items[0]?.details).toEqual(details);
    for (const odd of [7, {}, { products: {} }, { products: { front: [null], back: [] } }]) {
      expect(
        readBasket(
          stored((_, item) => (item.details = odd)),
          'evt_a',
        ),
      ).toEqual(BASKET);
    }
  });

  test('its place in the order of changes comes back too; an older form has none', () => {
    expect(readKept(writeBasket(BASKET), 'evt_a')).toEqual({ basket: BASKET, revision: 3, applied: ['a'] });
    for (const odd of [-1, 1.5, '3', null, Number.MAX_SAFE_INTEGER + 1]) {
      const text = stored((draft) => Object.assign(draft, { revision: odd, applied: odd }));
      expect(readKept(text, 'evt_a')).toEqual({ basket: BASKET, revision: 0, applied: [] });
    }
  });

  test('what is left of a piece is kept where it is a number of pieces', () => {
    const left = (value: unknown) =>
      readKept(
        stored((_, item) => (item.left = value)),
        'evt_a',
      )?.basket.items[0]?.left;
    expect([3, 0, -1, 2.5, '3'].map(left)).toEqual([3, undefined, undefined, undefined, undefined]);
  });

  test("another store's is dropped", () => {
    expect(readKept(writeBasket(BASKET), 'evt_b')).toBeNull();
  });

  test.each([null, undefined, '', '{', '[]', 'null', '7', '"x"', '{"v":1}', '{"v":1,"storeId":"evt_a"}'])(
    'nothing of use in %j',
    (text) => {
      expect(readBasket(text, 'evt_a')).toEqual(EMPTY);
    },
  );

  test.each<[string, (draft: Record<string, unknown>, item: Record<string, unknown>) => void]>([
    ['an older form', (draft) => (draft.v = 0)],
    ['items that are no list', (draft) => (draft.items = { length: 1 })],
    [
      'too many lines',
      (draft, item) => (draft.items = Array.from({ length: 201 }, (_, n) => ({ ...item, size: `${n}` }))),
    ],
    ['one item twice', (draft, item) => (draft.items = [item, { ...item, id: 'other' }])],
    ['an item that is none', (draft) => (draft.items = [null])],
    ['a customer that is no text', (draft) => (draft.customerId = 7)],
    ['no product', (_, item) => delete item.productId],
    ['quantity 0', (_, item) => (item.quantity = 0)],
    ['quantity 1.5', (_, item) => (item.quantity = 1.5)],
    ['quantity "2"', (_, item) => (item.quantity = '2')],
    ['quantity 201', (_, item) => (item.quantity = 201)],
    ['a price that is a number', (_, item) => (item.price = 40.8)],
    ['a negative price', (_, item) => (item.price = '-40.80')],
    ['a price no sum can hold', (_, item) => (item.price = '999999999999.00')],
    ['a selling price with one place', (_, item) => (item.sellingPrice = '34.0')],
    ['a flag that is none', (_, item) => (item.vatApplies = 1)],
    ['a name that is an object', (_, item) => (item.name = {})],
    ['a text longer than any field takes', (_, item) => (item.name = 'x'.repeat(5001))],
    ['an image that is a number', (_, item) => (item.image = 1)],
    ['texts of a third side', (_, item) => (item.personalisation = { sleeve: { a: 'x' } })],
    ['texts that are none', (_, item) => (item.personalisation = { front: { a: 1 } })],
    ['texts in a list', (_, item) => (item.personalisation = { front: ['a'] })],
  ])('%s is dropped whole', (_name, change) => {
    expect(readBasket(stored(change), 'evt_a')).toEqual(EMPTY);
  });

  test('a false id is made right and what is unknown left out', () => {
    const text = stored((draft, item) => {
      item.id = 'forged';
      item.discount = '99.00';
      draft.admin = true;
    });
    expect(readBasket(text, 'evt_a')).toEqual(BASKET);
  });

  test('no text from outside makes it throw', () => {
    const wild = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .jsonValue()
        .map((items) => JSON.stringify({ v: 1, storeId: 'evt_a', customerId: null, items: [items] })),
    );
    fc.assert(
      fc.property(wild, (text) => {
        expect(readBasket(text, 'evt_a').items).toEqual([]);
      }),
    );
  });
});
