/** @jest-environment jsdom */
import type { BasketAction } from '@/lib/modules/checkout/rules/basket/basket-reducer';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { messages } from '@/messages/en-GB';
import { readCart, readMirror, changeCart, writeMirror } from './basket-storage';
import { BasketStore } from './basket-store';

jest.mock('./basket-storage', () => ({
  readCart: jest.fn(),
  readMirror: jest.fn(),
  changeCart: jest.fn(),
  writeMirror: jest.fn(),
}));

const TEE: BasketItem = {
  id: 'tee:v1',
  productId: 'tee',
  variantId: 'v1',
  quantity: 2,
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
const report = jest.fn();

/** A browser without storage: private mode, or a full disk. */
function refuse() {
  jest.mocked(readMirror).mockReturnValue(null);
  jest.mocked(writeMirror).mockReturnValue(false);
  jest.mocked(readCart).mockRejectedValue(new DOMException('no', 'InvalidStateError'));
  jest.mocked(changeCart).mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
}

function keep() {
  jest.mocked(readMirror).mockReturnValue(null);
  jest.mocked(writeMirror).mockReturnValue(true);
  jest.mocked(readCart).mockResolvedValue(null);
  jest.mocked(changeCart).mockImplementation((_, change) => Promise.resolve(change(null)));
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function started(storeId = 'evt_a') {
  const store = new BasketStore(storeId, 'Fjord & Fern');
  const leave = store.subscribe(() => undefined);
  await settled();
  return { store, leave };
}

beforeEach(() => {
  report.mockReset();
  window.reportError = report;
});

describe('a browser whose storage refuses (S8-9)', () => {
  test('the seven messages are the specification’s', () => {
    expect(messages.basket.errors).toEqual({
      failed_to_load: 'Failed to load cart',
      failed_to_add: 'Failed to add item to cart',
      failed_to_update: 'Failed to update quantity',
      failed_to_increment: 'Failed to increment quantity',
      failed_to_decrement: 'Failed to decrement quantity',
      failed_to_remove: 'Failed to remove item',
      failed_to_clear: 'Failed to clear cart',
    });
  });

  test('loading says so, and the basket is there to be used', async () => {
    refuse();
    const { store } = await started();
    expect(store.snapshot()).toMatchObject({ ready: true, failure: 'failed_to_load', basket: { items: [] } });
  });

  test.each<[BasketAction, string, number]>([
    [{ type: 'add', item: { ...TEE, id: 'mug:v1' } }, 'failed_to_add', 2],
    [{ type: 'set_quantity', id: TEE.id, quantity: 7 }, 'failed_to_update', 1],
    [{ type: 'increment', id: TEE.id }, 'failed_to_increment', 1],
    [{ type: 'decrement', id: TEE.id }, 'failed_to_decrement', 1],
    [{ type: 'remove', id: TEE.id }, 'failed_to_remove', 0],
    [{ type: 'clear' }, 'failed_to_clear', 0],
  ])('%j says %s, and is done all the same', async (action, failure, lines) => {
    keep();
    const { store } = await started();
    store.dispatch({ type: 'add', item: TEE });
    await settled();
    expect(store.snapshot().failure).toBeNull();
    refuse();
    store.dispatch(action);
    await settled();
    expect(store.snapshot().failure).toBe(failure);
    expect(store.snapshot().basket.items).toHaveLength(lines);
    store.dismissFailure();
    expect(store.snapshot().failure).toBeNull();
  });

  test('one of the two places is enough', async () => {
    keep();
    jest.mocked(changeCart).mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const { store } = await started();
    store.dispatch({ type: 'add', item: TEE });
    await settled();
    expect(store.snapshot()).toMatchObject({ failure: null, basket: { items: [{ id: TEE.id }] } });
  });
});

describe('a cart without a store id (S5-16)', () => {
  test('logs an error, says so, and does nothing', async () => {
    keep();
    jest.mocked(readCart).mockClear();
    jest.mocked(changeCart).mockClear();
    jest.mocked(writeMirror).mockClear();
    const { store } = await started('');
    expect(report.mock.calls).toEqual([[new Error('a basket needs a store id')]]);
    expect(store.snapshot()).toMatchObject({ ready: true, failure: 'failed_to_load' });
    store.dispatch({ type: 'add', item: TEE });
    expect(report).toHaveBeenCalledTimes(2);
    expect(store.snapshot().basket.items).toEqual([]);
    for (const touched of [readCart, changeCart, writeMirror]) expect(touched).not.toHaveBeenCalled();
  });
});
