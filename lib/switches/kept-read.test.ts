/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { KEPT_MS, keptRead } from './kept-read';

setTestEnv(TEST_SECRETS);

let time = 0;
let made = 0;
let undo: () => void;
beforeEach(() => {
  time = Date.parse('2026-12-01T12:00:00Z');
  undo = setClock(() => new Date(time));
});
afterEach(() => undo());

/** A read that counts how often it was asked. */
function counting() {
  const read = jest.fn<Promise<number>, []>();
  let count = 0;
  read.mockImplementation(async () => (count += 1));
  return { read, kept: keptRead(`test ${(made += 1)}`, read, 0) };
}

test('is read once for all who ask, and again after two seconds', async () => {
  const { kept, read } = counting();
  expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1]);
  time += KEPT_MS - 1;
  expect(await kept.get()).toBe(1);
  time += 1;
  expect(await kept.get()).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test('is read again at once by whoever changed it, also while an older read is under way', async () => {
  const { kept } = counting();
  const older = kept.get();
  kept.forget();
  expect([await kept.get(), await older]).toEqual([2, 1]);
  expect(await kept.get()).toBe(2);
  kept.forget();
  expect(await kept.get()).toBe(3);
});

test('a failure answers with what was known last, or the fallback, and is tried again later', async () => {
  const { kept, read } = counting();
  read.mockRejectedValueOnce(new Error('away'));
  expect([await kept.get(), await kept.get()]).toEqual([0, 0]);
  time += KEPT_MS;
  expect(await kept.get()).toBe(1);
  time += KEPT_MS;
  read.mockRejectedValueOnce(new Error('away'));
  expect(await kept.get()).toBe(1);
});
