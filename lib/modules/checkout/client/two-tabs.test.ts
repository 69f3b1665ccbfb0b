/** @jest-environment jsdom */
import { basketStorageKey } from '@/lib/modules/checkout/rules/basket/basket-storage-key';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { BasketStore } from './basket-store';

/** The browser's database, shared by all tabs; changes run one after another, as transactions do. */
const database = new Map<string, unknown>();
let refuses = false;
let turn: Promise<void> = Promise.resolve();
const inTurn = <T>(work: () => T): Promise<T> => {
  const done = turn.then(() => {
    if (refuses) throw new DOMException('no', 'InvalidStateError');
    return work();
  });
  turn = done.then(
    () => undefined,
    () => undefined,
  );
  return done;
};
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: (key: string) => inTurn(() => database.get(key)),
  update: (key: string, change: (stored: unknown) => unknown) =>
    inTurn(() => void database.set(key, change(database.get(key)))),
}));

/** The tabs of one browser: each receives the others' messages. */
const channels = new Set<{ onmessage: (() => void) | null }>();
class Channel {
  onmessage: (() => void) | null = null;
  constructor() {
    channels.add(this);
  }
  postMessage() {
    for (const other of channels) if (other !== this) other.onmessage?.();
  }
}

const item = (id: string, quantity = 1): BasketItem => ({
  id: `${id}:v1`,
  productId: id,
  variantId: 'v1',
  quantity,
  price: '21.60',
  sellingPrice: '18.00',
  vatApplies: true,
  name: id,
  code: 'T1',
  colourIdentifier: 'tee-black',
  colour: 'Black',
  size: 'M',
  image: null,
});
const settled = async () => {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setTimeout(resolve));
};
function tab(storeId = 'evt_a', name = 'Fjord & Fern') {
  const store = new BasketStore(storeId, name);
  store.subscribe(() => undefined);
  return store;
}
const lines = (store: BasketStore) =>
  Object.fromEntries(store.snapshot().basket.items.map(({ productId, quantity }) => [productId, quantity]));

/** A localStorage that is full, or that cannot even be read. */
function fill() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}
function block() {
  for (const verb of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, verb).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  refuses = true;
}

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  database.clear();
  channels.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  refuses = false;
});
afterEach(() => jest.restoreAllMocks());

describe('two tabs of a store (S3.3, D31)', () => {
  test('both add at the same moment, and nothing is lost', async () => {
    const [one, two] = [tab(), tab()];
    await settled();
    one.dispatch({ type: 'add', item: item('tee') });
    two.dispatch({ type: 'add', item: item('mug') });
    one.dispatch({ type: 'add', item: item('tee') });
    two.dispatch({ type: 'add', item: item('tee', 3) });
    await settled();
    expect(lines(one)).toEqual({ tee: 5, mug: 1 });
    expect(lines(two)).toEqual({ tee: 5, mug: 1 });
    expect(lines(tab())).toEqual({ tee: 5, mug: 1 });
    // S3.3: the record of a store holds its items.
    expect(database.get('evt_a')).toMatchObject({
      items: [{ price: '21.60', quantity: 5 }, { quantity: 1 }],
    });
  });

  test('with a full local storage they still agree, through the database', async () => {
    fill();
    const [one, two] = [tab(), tab()];
    await settled();
    one.dispatch({ type: 'add', item: item('tee') });
    two.dispatch({ type: 'add', item: item('mug') });
    await settled();
    expect(lines(one)).toEqual({ tee: 1, mug: 1 });
    expect(lines(two)).toEqual({ tee: 1, mug: 1 });
    expect(one.snapshot().failure).toBeNull();
  });

  test('without a database they agree through local storage', async () => {
    refuses = true;
    const [one, two] = [tab(), tab()];
    await settled();
    one.dispatch({ type: 'add', item: item('tee') });
    two.dispatch({ type: 'add', item: item('mug') });
    window.dispatchEvent(new StorageEvent('storage', { key: basketStorageKey('Fjord & Fern') }));
    await settled();
    expect(lines(one)).toEqual({ tee: 1, mug: 1 });
    expect(one.snapshot().failure).toBeNull();
  });
});

describe('what a browser keeps', () => {
  test('a full disk leaves no old copy for the next page', async () => {
    const one = tab();
    await settled();
    one.dispatch({ type: 'add', item: item('tee') });
    await settled();
    fill();
    one.dispatch({ type: 'clear' });
    await settled();
    expect(window.localStorage.getItem(basketStorageKey('Fjord & Fern'))).toBeNull();
    const again = tab();
    await settled();
    expect(lines(again)).toEqual({});
  });

  test('a basket emptied last thing before the page closed stays empty', async () => {
    const one = tab();
    await settled();
    one.dispatch({ type: 'add', item: item('tee') });
    await settled();
    const before = database.get('evt_a') ?? '';
    one.dispatch({ type: 'clear' });
    await settled();
    database.set('evt_a', before);
    const again = tab();
    await settled();
    expect(lines(again)).toEqual({});
    expect(database.get('evt_a')).toMatchObject({ items: [] });
  });

  test('with a full disk it lasts as long as its tab, checkout included', async () => {
    const { setItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    refuses = true;
    const one = tab();
    await settled();
    one.dispatch({ type: 'add', item: item('tee', 2) });
    await settled();
    expect(one.snapshot().failure).toBeNull();
    const next = tab();
    expect(lines(next)).toEqual({ tee: 2 });
    await settled();
    expect(next.snapshot()).toMatchObject({ ready: true, failure: null });
    // Once there is room again, only the copy in localStorage is left.
    jest.restoreAllMocks();
    next.dispatch({ type: 'add', item: item('tee') });
    expect(window.sessionStorage).toHaveLength(0);
    expect(lines(tab())).toEqual({ tee: 3 });
  });

  test('blocked altogether, it is there while the page is, and says so', async () => {
    block();
    const one = tab();
    await settled();
    expect(one.snapshot()).toMatchObject({ ready: true, failure: 'failed_to_load' });
    one.dispatch({ type: 'add', item: item('tee') });
    await settled();
    expect(lines(one)).toEqual({ tee: 1 });
    expect(one.snapshot().failure).toBe('failed_to_add');
  });

  test('a renamed store keeps its basket, and has it at once the next time', async () => {
    const one = tab('evt_a', 'Fjord & Fern');
    await settled();
    one.dispatch({ type: 'add', item: item('tee') });
    await settled();
    const renamed = tab('evt_a', 'Fjord and Fern');
    await settled();
    expect(lines(renamed)).toEqual({ tee: 1 });
    expect(lines(tab('evt_a', 'Fjord and Fern'))).toEqual({ tee: 1 });
  });

  test('two stores of one name never show each other’s, nor empty each other', async () => {
    const one = tab('evt_a');
    await settled();
    one.dispatch({ type: 'add', item: item('tee') });
    await settled();
    const other = tab('evt_b');
    await settled();
    expect(lines(other)).toEqual({});
    other.dispatch({ type: 'add', item: item('mug') });
    await settled();
    window.dispatchEvent(new StorageEvent('storage', { key: basketStorageKey('Fjord & Fern') }));
    await settled();
    expect(lines(one)).toEqual({ tee: 1 });
    expect(lines(other)).toEqual({ mug: 1 });
    const again = tab('evt_a');
    await settled();
    expect(lines(again)).toEqual({ tee: 1 });
  });
});
