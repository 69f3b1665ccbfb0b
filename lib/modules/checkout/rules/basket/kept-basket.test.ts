import fc from 'fast-check';
import { emptyBasket } from './basket-reducer';
import { applyOnce, newerOf, type KeptBasket } from './kept-basket';
import type { BasketItem } from './types';

const TEE: BasketItem = {
  id: 'tee:v1',
  productId: 'tee',
  variantId: 'v1',
  quantity: 1,
  price: '21.60',
  sellingPrice: '18.00',
  vatApplies: true,
  name: 'Crew Tee',
  code: 'T1',
  colourIdentifier: 'tee-black',
  colour: 'Black',
  size: 'M',
  image: null,
};
const START: KeptBasket = { basket: emptyBasket('evt_a'), revision: 0, applied: [] };
const add = (kept: KeptBasket, name: string) => applyOnce(kept, { type: 'add', item: TEE }, name);

describe('a basket that several tabs change', () => {
  test('a change is made once, however often it comes', () => {
    const once = add(START, 'a');
    expect(once).toMatchObject({ revision: 1, applied: ['a'], basket: { items: [{ quantity: 1 }] } });
    expect(add(once, 'a')).toBe(once);
    expect(add(once, 'b')).toMatchObject({ revision: 2, basket: { items: [{ quantity: 2 }] } });
  });

  test('a change that changes nothing is none', () => {
    expect(applyOnce(START, { type: 'increment', id: 'nothing' }, 'a')).toBe(START);
  });

  test('the newer copy wins, and of equal ones the first', () => {
    const one = add(START, 'a');
    expect(newerOf(START, one)).toBe(one);
    expect(newerOf(one, START)).toBe(one);
    expect(newerOf(one, null)).toBe(one);
    expect(newerOf(one, add(START, 'b'))).toBe(one);
  });

  test('any number of changes in any order of arrival counts each once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 20 }), (names) => {
        const kept = names.reduce(add, START);
        expect(kept.basket.items[0]?.quantity ?? 0).toBe(new Set(names).size);
        expect(kept.revision).toBe(new Set(names).size);
      }),
    );
  });

  test('remembers no more than it needs', () => {
    const many = Array.from({ length: 60 }, (_, n) => `n${n}`).reduce(add, START);
    expect(many.applied).toHaveLength(20);
    expect(many.applied.at(-1)).toBe('n59');
  });
});
