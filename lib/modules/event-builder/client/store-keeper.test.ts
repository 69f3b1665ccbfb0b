/** @jest-environment jsdom */
import type { KeptStore, TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { ApiError } from '@/lib/client/api-error';
import { FIRST_STORE } from './first-store';
import { keepStoreDraft, readStoreDraft } from './store-draft';
import { StoreKeeper, type KeeperCalls } from './store-keeper';

const TOKEN = 'a'.repeat(80);
const named = (name: string): TemporaryStore => ({ ...FIRST_STORE, page: { ...FIRST_STORE.page, name } });
const name = (text: string) => (store: TemporaryStore) => ({ ...store, page: { ...store.page, name: text } });

function kept(store: TemporaryStore, version: number): KeptStore {
  const times = { saved_at: '2026-11-22T09:00:00.000Z', expires_at: '2026-12-22T09:00:00.000Z' };
  return { id: 'tst_a', token: TOKEN, version, store, pictures: [], ...times };
}

/** A fake server with one store, which answers like the API. */
function server(at: KeptStore | null = null) {
  let now = at;
  const calls: jest.Mocked<KeeperCalls> = {
    make: jest.fn((store) => Promise.resolve((now = kept(store, 1)))),
    save: jest.fn((_, store, version) => {
      if (!now) return Promise.reject(new ApiError(404, { code: 'not_found' }));
      if (version !== now.version) return Promise.reject(new ApiError(409, { code: 'conflict' }));
      return Promise.resolve((now = kept(store, version + 1)));
    }),
    read: jest.fn((_token: string) => (now ? Promise.resolve(now) : Promise.reject(new ApiError(404, {})))),
    remember: jest.fn((_token: string) => Promise.resolve()),
  };
  return { calls, now: () => now, set: (to: KeptStore | null) => (now = to) };
}

const keeperOf = (calls: KeeperCalls, at: KeptStore | null = null) =>
  new StoreKeeper(calls, at, { first: FIRST_STORE, remembered: at !== null });

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('nothing is made until something is changed; then it is made, and the browser keeps its token', async () => {
  const { calls, now } = server();
  const keeper = keeperOf(calls);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([keeper.state().status, calls.make.mock.calls.length]).toEqual(['untouched', 0]);
  keeper.change(name('Choir'));
  expect(keeper.state().status).toBe('unsaved');
  await jest.advanceTimersByTimeAsync(1000);
  expect([keeper.state().status, now()?.store.page.name]).toEqual(['saved', 'Choir']);
  expect(calls.remember).toHaveBeenCalledWith(TOKEN);
});

test('typing is kept in the browser at once, and sent once the hand rests', async () => {
  const { calls, now } = server(kept(FIRST_STORE, 1));
  const keeper = keeperOf(calls, now());
  for (const text of ['C', 'Ch', 'Choir']) {
    keeper.change(name(text));
    expect(readStoreDraft(TOKEN)?.store.page.name).toBe(text);
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(calls.save).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(calls.save).toHaveBeenCalledTimes(1);
  expect([now()?.store.page.name, readStoreDraft(TOKEN)]).toEqual(['Choir', null]);
});

test('what is typed while a save is under way follows it, over its version', async () => {
  const { calls, now } = server(kept(FIRST_STORE, 1));
  const keeper = keeperOf(calls, now());
  const { save } = calls;
  const answer = save.getMockImplementation();
  save.mockImplementationOnce(async (...asked) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return answer ? answer(...asked) : kept(FIRST_STORE, 2);
  });
  keeper.change(name('One'));
  await jest.advanceTimersByTimeAsync(800);
  keeper.change(name('Two'));
  await jest.advanceTimersByTimeAsync(3000);
  expect([now()?.store.page.name, now()?.version, keeper.state().status]).toEqual(['Two', 3, 'saved']);
});

test('without a connection it waits, keeps what is typed, and goes on when it is back', async () => {
  const { calls, now } = server(kept(FIRST_STORE, 1));
  const keeper = keeperOf(calls, now());
  calls.save.mockRejectedValueOnce(new ApiError(0, { code: 'network' }));
  keeper.change(name('Offline'));
  await jest.advanceTimersByTimeAsync(800);
  expect([keeper.state().status, readStoreDraft(TOKEN)?.store.page.name]).toEqual(['waiting', 'Offline']);
  keeper.retry();
  await jest.advanceTimersByTimeAsync(100);
  expect([keeper.state().status, now()?.store.page.name]).toEqual(['saved', 'Offline']);
});

test('a store that was left unsaved goes on after a reload', async () => {
  const { calls, now } = server(kept(FIRST_STORE, 3));
  keepStoreDraft({ token: TOKEN, version: 3, store: named('Left') });
  const keeper = keeperOf(calls, now());
  keeper.resume(readStoreDraft(TOKEN));
  expect(keeper.state().store.page.name).toBe('Left');
  await jest.advanceTimersByTimeAsync(1000);
  expect([now()?.store.page.name, now()?.version]).toEqual(['Left', 4]);
});

test('a store that no server knew of goes on after a reload too', async () => {
  const { calls, now } = server();
  keepStoreDraft({ token: null, version: 0, store: named('New') });
  const keeper = keeperOf(calls);
  keeper.resume(readStoreDraft(null));
  await jest.advanceTimersByTimeAsync(1000);
  expect([now()?.store.page.name, readStoreDraft(null)]).toEqual(['New', null]);
});

test('another tab’s save is told, and nothing is overwritten before somebody chooses', async () => {
  const { calls, now, set } = server(kept(FIRST_STORE, 1));
  const keeper = keeperOf(calls, now());
  set(kept(named('Theirs'), 2));
  keeper.change(name('Mine'));
  await jest.advanceTimersByTimeAsync(5000);
  expect([keeper.state().status, now()?.store.page.name]).toEqual(['conflict', 'Theirs']);
  expect(keeper.state()).toMatchObject({ theirs: { store: named('Theirs') }, base: FIRST_STORE });
  await keeper.keepMine();
  expect([keeper.state().status, now()?.store.page.name]).toEqual(['saved', 'Mine']);
  set(kept(named('Theirs again'), 9));
  keeper.change(name('Mine again'));
  await jest.advanceTimersByTimeAsync(5000);
  await keeper.takeTheirs();
  expect([keeper.state().status, keeper.state().store.page.name]).toEqual(['saved', 'Theirs again']);
  expect(readStoreDraft(TOKEN)).toBeNull();
});

test('a store that has become a real one is gone here; what is on the screen can be kept as a new one', async () => {
  const { calls, now, set } = server(kept(FIRST_STORE, 1));
  const keeper = keeperOf(calls, now());
  set(null);
  keeper.change(name('Mine'));
  await jest.advanceTimersByTimeAsync(1000);
  expect([keeper.state().status, readStoreDraft(TOKEN)?.store.page.name]).toEqual(['gone', 'Mine']);
  await keeper.startAnew();
  expect([keeper.state().status, now()?.store.page.name]).toEqual(['saved', 'Mine']);
});

test('what the server refuses is told at its field, and the next change tries again', async () => {
  const { calls, now } = server(kept(FIRST_STORE, 1));
  const keeper = keeperOf(calls, now());
  calls.save.mockRejectedValueOnce(
    new ApiError(422, { code: 'invalid', codes: { 'store.img_id': ['unknown'] } }),
  );
  keeper.change(name('Mine'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(keeper.state()).toMatchObject({ status: 'refused', refused: { 'store.img_id': ['unknown'] } });
  keeper.change(name('Mine, too'));
  await jest.advanceTimersByTimeAsync(1000);
  expect([keeper.state().status, now()?.store.page.name]).toEqual(['saved', 'Mine, too']);
});
