import fc from 'fast-check';
import { priceBasket } from '@/lib/modules/pricing/rules/price-basket';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import { basketReducer, emptyBasket, roomFor, type BasketAction } from './basket-reducer';
import { basketStorageKey } from './basket-storage-key';
import { basketCount, basketLines, basketSubtotal } from './basket-totals';
import { detailsIn, detailsOf } from './details-of';
import { toWireItem } from './to-wire-item';
import type { Basket, BasketItem, Personalisation } from './types';

function item(productId: string, quantity = 1, personalisation?: Personalisation): BasketItem {
  return {
    id: basketItemId(productId, 'v1', personalisation),
    productId,
    variantId: 'v1',
    quantity,
    price: '21.60',
    sellingPrice: '18.00',
    vatApplies: true,
    name: 'Crew Tee',
    code: 'STTU755',
    colourIdentifier: 'stanley-black',
    colour: 'Black',
    size: 'M',
    image: '/files/a.webp',
    ...(personalisation && { personalisation }),
  };
}

function play(actions: BasketAction[], start: Basket = emptyBasket('evt_a')): Basket {
  return actions.reduce(basketReducer, start);
}

const quantities = (basket: Basket) => Object.fromEntries(basket.items.map((one) => [one.id, one.quantity]));

describe('the cart of S4', () => {
  const two = play([
    { type: 'add', item: item('tee', 2) },
    { type: 'add', item: item('mug') },
  ]);

  test('adding what is there adds to its quantity and takes its newer price', () => {
    const more = basketReducer(two, { type: 'add', item: { ...item('tee', 3), price: '22.80' } });
    expect(quantities(more)).toEqual({ 'tee:v1': 5, 'mug:v1': 1 });
    expect(more.items[0]?.price).toBe('22.80');
    expect(quantities(two)).toEqual({ 'tee:v1': 2, 'mug:v1': 1 });
  });

  test('a quantity of 0 or below removes, decrementing at 1 removes', () => {
    expect(quantities(basketReducer(two, { type: 'decrement', id: 'tee:v1' }))).toEqual({
      'tee:v1': 1,
      'mug:v1': 1,
    });
    expect(quantities(basketReducer(two, { type: 'decrement', id: 'mug:v1' }))).toEqual({ 'tee:v1': 2 });
    expect(quantities(basketReducer(two, { type: 'set_quantity', id: 'tee:v1', quantity: 0 }))).toEqual({
      'mug:v1': 1,
    });
    expect(quantities(basketReducer(two, { type: 'set_quantity', id: 'tee:v1', quantity: -4 }))).toEqual({
      'mug:v1': 1,
    });
    expect(quantities(basketReducer(two, { type: 'add', item: item('tee', -2) }))).toEqual({ 'mug:v1': 1 });
    expect(quantities(basketReducer(two, { type: 'remove', id: 'tee:v1' }))).toEqual({ 'mug:v1': 1 });
  });

  test('increments, sets and clears', () => {
    const changed = play(
      [
        { type: 'increment', id: 'mug:v1' },
        { type: 'set_quantity', id: 'tee:v1', quantity: 7 },
      ],
      two,
    );
    expect(quantities(changed)).toEqual({ 'tee:v1': 7, 'mug:v1': 2 });
    const known = basketReducer(changed, { type: 'set_customer', customerId: 'cus_a' });
    expect(known.customerId).toBe('cus_a');
    expect(basketReducer(known, { type: 'clear' })).toEqual(emptyBasket('evt_a'));
  });

  test('stops at 200 pieces of a line and 200 lines', () => {
    const full = play([
      { type: 'add', item: item('tee', 150) },
      { type: 'add', item: item('tee', 150) },
    ]);
    expect(quantities(full)).toEqual({ 'tee:v1': 200 });
    expect(roomFor(full, 'tee:v1')).toBe(0);
    expect(basketReducer(full, { type: 'increment', id: 'tee:v1' })).toBe(full);
    expect(basketReducer(full, { type: 'set_quantity', id: 'tee:v1', quantity: 1e9 })).toBe(full);
    expect(play([{ type: 'add', item: item('tee', 1e9) }])).toEqual(full);

    const lines = play(Array.from({ length: 200 }, (_, index) => ({ type: 'add', item: item(`p${index}`) })));
    expect(lines.items).toHaveLength(200);
    expect(roomFor(lines, 'tee:v1')).toBe(0);
    expect(roomFor(lines, 'p3:v1')).toBe(199);
    expect(basketReducer(lines, { type: 'add', item: item('tee') })).toBe(lines);
    expect(basketReducer(lines, { type: 'add', item: item('p3') }).items[3]?.quantity).toBe(2);
  });

  test('what makes no sense changes nothing', () => {
    const senseless: BasketAction[] = [
      { type: 'increment', id: 'no' },
      { type: 'remove', id: 'no' },
      { type: 'set_quantity', id: 'tee:v1', quantity: 1.5 },
      { type: 'set_quantity', id: 'tee:v1', quantity: Number.NaN },
      { type: 'add', item: item('tee', 0.5) },
      { type: 'add', item: item('cap', 0) },
      { type: 'add', item: item('cap', Number.POSITIVE_INFINITY) },
    ];
    for (const action of senseless) expect(basketReducer(two, action)).toBe(two);
  });

  test('any run of actions leaves whole quantities from 1 to 200 under distinct ids', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const quantity = fc.oneof(fc.integer({ min: -250, max: 250 }), fc.double());
    const action: fc.Arbitrary<BasketAction> = fc.oneof(
      fc.record({
        type: fc.constant('add' as const),
        item: fc.tuple(id, quantity).map(([p, q]) => item(p, q)),
      }),
      fc.record({
        type: fc.constant('set_quantity' as const),
        id: id.map((one) => `${one}:v1`),
        quantity,
      }),
      fc.record({
        type: fc.constantFrom('increment' as const, 'decrement' as const, 'remove' as const),
        id: id.map((one) => `${one}:v1`),
      }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const { items } = play(actions);
        expect(
          items.every((one) => Number.isInteger(one.quantity) && one.quantity >= 1 && one.quantity <= 200),
        ).toBe(true);
        expect(new Set(items.map((one) => one.id)).size).toBe(items.length);
      }),
    );
  });
});

describe('item ids', () => {
  test('the same texts in any order are one item, other texts another', () => {
    const ada = basketItemId('hoodie', 'v1', { front: { a: 'ADA', b: 'X' }, back: { a: '1' } });
    expect(basketItemId('hoodie', 'v1', { back: { a: '1' }, front: { b: 'X', a: ' ADA ' } })).toBe(ada);
    const others = [
      basketItemId('hoodie', 'v1', { front: { a: 'ADA', b: 'X', c: '1' } }),
      basketItemId('hoodie', 'v1', { front: { a: 'X', b: 'ADA' }, back: { a: '1' } }),
      basketItemId('hoodie', 'v2', { front: { a: 'ADA', b: 'X' }, back: { a: '1' } }),
      basketItemId('hoodie', 'v1'),
      basketItemId('hoodie', 'v1:["x"]'),
      basketItemId('hoodie:v1', 'x'),
      basketItemId('hoodie', 'v1:x'),
      basketItemId('hoodie', 'v1%3Ax'),
    ];
    expect(new Set([ada, ...others]).size).toBe(others.length + 1);
  });

  test('an empty text is no text, and composed letters equal combined ones', () => {
    expect(basketItemId('h', 'v', { front: { a: '  ' }, back: {} })).toBe('h:v');
    expect(basketItemId('h', 'v', { front: { a: 'Zoe\u0308' } })).toBe(
      basketItemId('h', 'v', { front: { a: 'Zoë' } }),
    );
  });

  test('any text makes an id, a lone surrogate too', () => {
    expect(() => basketItemId('h\ud800', 'v', { front: { ['__proto__']: '\ud800' } })).not.toThrow();
  });

  test('two pairs of ids never read alike', () => {
    const id = fc.string({ unit: fc.constantFrom('a', ':', '%', '3', 'A', '"', '['), maxLength: 5 });
    fc.assert(
      fc.property(id, id, id, id, id, id, (p1, v1, t1, p2, v2, t2) => {
        const same = p1 === p2 && v1 === v2 && t1 === t2;
        const ids = [basketItemId(p1, v1, { front: { l: t1 } }), basketItemId(p2, v2, { front: { l: t2 } })];
        expect(ids[0] === ids[1]).toBe(same);
      }),
    );
  });
});

test('storage key (S3.2-4, D31-1)', () => {
  expect(basketStorageKey('Fjord & Fern Coffee')).toBe('Fjord-&-Fern-Coffee-basket-contents');
  expect(basketStorageKey('Two  Spaces')).toBe('Two--Spaces-basket-contents');
});

describe('sums', () => {
  const basket = play([
    { type: 'add', item: item('ff-crew-tee', 2) },
    {
      type: 'add',
      item: { ...item('ff-kids-tee'), price: '14.00', sellingPrice: '14.00', vatApplies: false },
    },
  ]);

  test('subtotal and count', () => {
    expect(basketSubtotal(basket)).toBe(5720);
    expect(basketCount(basket)).toBe(3);
    expect([basketSubtotal(emptyBasket('evt_a')), basketCount(emptyBasket('evt_a'))]).toEqual([0, 0]);
  });

  test('the subtotal is what the pricing charges for the items', () => {
    const price = priceBasket({
      store: {
        region: 'UK',
        currency: 'GBP',
        vatRateBp: 2000,
        vatRegistered: true,
        freeRetailShipping: true,
        fixedRetailShipping: null,
        customShipping: null,
        regionShipping: { standard: 0, standardTracked: 0, express: 0, additionalItem: 0 },
      },
      lines: basketLines(basket),
      shippingMethod: 'standard',
    });
    expect(price.itemsGross).toBe(basketSubtotal(basket));
    expect(price.lines.map((line) => line.key)).toEqual(['ff-crew-tee:v1', 'ff-kids-tee:v1']);
  });
});

const DETAILS = detailsIn(
  detailsOf({
    description: 'Heavy cotton.',
    status: 'active',
    layers: {
      front: [{ customisable: false }, { customisable: false }, { customisable: true }],
      back: [],
    },
    colours: [
      { identifier: 'stanley-black', name: 'Black', hex: '#1b1b1d' },
      { identifier: 'stanley-oat', name: 'Oat', hex: '#e6dcc6' },
    ],
    images: { front: { 'stanley-black': '/files/a.webp' }, back: {} },
  }),
  { front: '/files/black.webp', back: undefined },
);

test('on the wire (S3.2)', () => {
  const hoodie = item('ff-name-hoodie', 2, { front: { name: 'ADA' } });
  expect(toWireItem({ ...hoodie, details: DETAILS })).toEqual({
    name: 'Crew Tee',
    description: 'Heavy cotton.',
    status: 'active',
    price: '21.60',
    product_id: 'ff-name-hoodie',
    variant_id: 'v1',
    quantity: 2,
    store_default_vat: 1,
    store_selling_price: '18.00',
    selected: { code: 'STTU755' },
    custom_text_front: true,
    custom_text_back: false,
    personalisation: { front: { name: 'ADA' } },
    products: {
      images: { front_preview: '/files/black.webp', back_preview: null },
      artwork: {
        front_preview: '/files/a.webp',
        back_preview: null,
        front_colours: [{ colour: '#1b1b1d' }, { colour: '#e6dcc6' }],
      },
      front: [{ customisable: false }, { customisable: false }, { customisable: true }],
      back: [],
      store: { identifier: 'stanley-black', colour: 'Black', size: 'M', quantity: 2 },
      colours: ['stanley-black', 'stanley-oat'],
      colour_names: ['Black', 'Oat'],
    },
  });
  // A customisable layer counts, whether or not it was filled in.
  expect(toWireItem({ ...item('ff-name-hoodie'), details: DETAILS }).custom_text_front).toBe(true);
  // An item stored by an earlier version has no details.
  expect(toWireItem(item('ff-mug')).products.images).toEqual({
    front_preview: '/files/a.webp',
    back_preview: null,
  });
  expect(toWireItem({ ...item('ff-mug'), vatApplies: false })).not.toHaveProperty('personalisation');
});
