import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import { basketReducer, emptyBasket } from './basket-reducer';
import { MAX_LINES } from '@/lib/modules/catalogue/rules/quantity-limits';
import { readKept, writeKept } from './stored-basket';
import type { Basket, BasketItem } from './types';

function named(name: string, more: Partial<BasketItem> = {}): BasketItem {
  const personalisation = { front: { name } };
  return {
    id: basketItemId('hoodie', 'v1', personalisation),
    productId: 'hoodie',
    variantId: 'v1',
    quantity: 1,
    price: '44.40',
    sellingPrice: '37.00',
    vatApplies: true,
    name: 'Hoodie',
    code: 'H',
    image: null,
    colourIdentifier: 'oat',
    colour: 'Oat',
    size: 'M',
    personalisation,
    personal: { sides: 1, texts: 1, images: 0 },
    personalPrice: '3.60',
    ...more,
  };
}
const basketOf = (...items: BasketItem[]): Basket => ({ ...emptyBasket('evt_a'), items });
const told = ({ items }: Basket) => items.map((one) => [one.personalisation?.front?.['name'], one.quantity]);

describe('a line that is edited again from the basket', () => {
  const basket = basketOf(named('ADA'), named('BO', { quantity: 2 }), named('CY'));

  test('takes the other’s place', () => {
    const after = basketReducer(basket, {
      type: 'replace',
      id: named('BO').id,
      item: named('DI', { quantity: 3 }),
    });
    expect(told(after)).toEqual([
      ['ADA', 1],
      ['DI', 3],
      ['CY', 1],
    ]);
  });
  test('merges with an equal one', () => {
    const after = basketReducer(basket, {
      type: 'replace',
      id: named('BO').id,
      item: named('CY', { quantity: 2 }),
    });
    expect(told(after)).toEqual([
      ['ADA', 1],
      ['CY', 3],
    ]);
  });
  test('that stays the same line may take another number', () => {
    const after = basketReducer(basket, {
      type: 'replace',
      id: named('BO').id,
      item: named('BO', { quantity: 9 }),
    });
    expect(told(after)).toEqual([
      ['ADA', 1],
      ['BO', 9],
      ['CY', 1],
    ]);
  });
  test('that is gone changes nothing', () => {
    expect(basketReducer(basket, { type: 'replace', id: 'gone', item: named('DI') })).toBe(basket);
  });
});

describe('a list of names', () => {
  test('is so many lines at once, equal ones together', () => {
    const items = [named('ADA'), named('BO'), named('ADA')];
    expect(told(basketReducer(basketOf(named('BO')), { type: 'add_all', items }))).toEqual([
      ['BO', 2],
      ['ADA', 2],
    ]);
  });
  test('fills the basket and no more', () => {
    const items = Array.from({ length: MAX_LINES + 5 }, (_, index) => named(`N${index}`));
    expect(basketReducer(basketOf(), { type: 'add_all', items }).items).toHaveLength(MAX_LINES);
  });
});

describe('what personalising costs', () => {
  const rule = { per_side: '0.00', per_text: '5.00', per_image: '0.00', vat_rate: '20.00' };
  const product = { price: '40.80', sellingPrice: '34.00', vatApplies: true };

  test('follows a change of the price and of the rule', () => {
    const after = basketReducer(basketOf(named('ADA')), {
      type: 'reprice',
      prices: { hoodie: { ...product, personalPrice: rule } },
    });
    expect(after.items[0]).toMatchObject({ price: '46.80', sellingPrice: '39.00', personalPrice: '6.00' });
    const free = basketReducer(after, { type: 'reprice', prices: { hoodie: product } });
    expect(free.items[0]).toMatchObject({ price: '40.80', sellingPrice: '34.00' });
    expect(free.items[0]).not.toHaveProperty('personalPrice');
  });
  test('is kept in the browser, and dropped where it makes no sense', () => {
    const kept = { basket: basketOf(named('ADA')), revision: 1, applied: [] };
    expect(readKept(writeKept(kept), 'evt_a')?.basket.items).toEqual([named('ADA')]);
    const odd = {
      ...kept,
      basket: basketOf({ ...named('ADA'), personal: { sides: -1, texts: 1, images: 0 } }),
    };
    expect(readKept(writeKept(odd), 'evt_a')?.basket.items[0]).not.toHaveProperty('personal');
  });
});
