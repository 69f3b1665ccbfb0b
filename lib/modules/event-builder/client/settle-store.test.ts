/** @jest-environment jsdom */
import { FIRST_STORE } from './first-store';
import { settleStore } from './settle-store';
import { StoreKeeper, type KeeperCalls } from './store-keeper';

const TOKEN = 'a'.repeat(80);
const LONGEST = 6000;

function kept(version: number) {
  const times = { saved_at: '2026-11-22T09:00:00.000Z', expires_at: '2026-12-22T09:00:00.000Z' };
  return { id: 'tst_a', token: TOKEN, version, store: FIRST_STORE, pictures: [], ...times };
}

/** A keeper with something unsaved; its saves end as the test says. */
function unsaved(save: KeeperCalls['save']) {
  const calls: KeeperCalls = {
    make: () => Promise.reject(new Error('not made here')),
    save,
    read: () => Promise.resolve(kept(1)),
    remember: () => Promise.resolve(),
  };
  const keeper = new StoreKeeper(calls, kept(1), { first: FIRST_STORE, remembered: true });
  const rename = (name: string) => keeper.change((store) => ({ ...store, page: { ...store.page, name } }));
  rename('Choir');
  return { keeper, rename };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a server that was away for a moment is waited for', async () => {
  const save = jest
    .fn<ReturnType<KeeperCalls['save']>, Parameters<KeeperCalls['save']>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(kept(2));
  const { keeper } = unsaved(save);
  const settled = settleStore(keeper, LONGEST);
  await jest.advanceTimersByTimeAsync(3000);
  await settled;
  expect([keeper.state().status, save.mock.calls.length]).toEqual(['saved', 2]);
});

test('what changes while it is saved is saved too', async () => {
  const { keeper, rename } = unsaved(async (_token, _store, version) => {
    if (version === 1) setTimeout(() => rename('Choir of Leith'), 100);
    await new Promise((resolve) => setTimeout(resolve, 400));
    return kept(version + 1);
  });
  const settled = settleStore(keeper, LONGEST);
  await jest.advanceTimersByTimeAsync(1500);
  await settled;
  expect([keeper.state().status, keeper.state().version]).toEqual(['saved', 3]);
});

test('a server that stays away is waited for no longer than said', async () => {
  const { keeper } = unsaved(() => Promise.reject(new TypeError('Failed to fetch')));
  let over = false;
  const settled = settleStore(keeper, LONGEST).then(() => (over = true));
  await jest.advanceTimersByTimeAsync(LONGEST - 100);
  expect(over).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  await settled;
  expect(keeper.state().status).toBe('waiting');
  keeper.stop();
});
