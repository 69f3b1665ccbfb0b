/** @jest-environment node */
import { clearTemporaryStores } from '@/lib/modules/event-builder/service/clear-temporary-stores';
import { reconcilePayments } from '@/lib/modules/payments/service/reconcile';
import { warmPreviews } from '@/lib/modules/catalogue/service/warm-previews';
import { clearUploads } from '@/lib/modules/uploads/service/clear-uploads';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { startSchedule } from './schedule';

jest.mock('@/lib/modules/event-builder/service/clear-temporary-stores');
jest.mock('@/lib/modules/payments/service/reconcile');
jest.mock('@/lib/modules/catalogue/service/warm-previews');
jest.mock('@/lib/modules/uploads/service/clear-uploads');
const reconcile = jest.mocked(reconcilePayments);
const warm = jest.mocked(warmPreviews);
const clear = jest.mocked(clearUploads);
const clearStores = jest.mocked(clearTemporaryStores);

beforeAll(() => setTestEnv(TEST_SECRETS));
beforeEach(() => {
  jest.useFakeTimers();
  reconcile.mockReset().mockResolvedValue(0);
  warm.mockReset().mockResolvedValue({ made: 0, failed: 0 });
  clear.mockReset().mockResolvedValue(0);
  clearStores.mockReset().mockResolvedValue(0);
});
afterEach(() => jest.useRealTimers());

test('each begins at once and goes on by a clock of its own', async () => {
  const schedule = startSchedule();
  expect([reconcile.mock.calls.length, warm.mock.calls.length]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(3 * 60_000);
  expect([reconcile.mock.calls.length, warm.mock.calls.length]).toEqual([4, 2]);
  await jest.advanceTimersByTimeAsync(57 * 60_000);
  expect([clear.mock.calls.length, clearStores.mock.calls.length]).toEqual([2, 2]);
  reconcile.mockClear();
  warm.mockClear();
  await schedule.stop();
  await jest.advanceTimersByTimeAsync(70 * 60_000);
  expect([reconcile.mock.calls.length, warm.mock.calls.length, clear.mock.calls.length]).toEqual([0, 0, 2]);
});

test('a fault of one ends neither, and a long run of one holds up neither', async () => {
  reconcile.mockRejectedValue(new Error('down'));
  warm.mockReturnValue(new Promise(() => undefined));
  startSchedule();
  await jest.advanceTimersByTimeAsync(6 * 60_000);
  expect([reconcile.mock.calls.length, warm.mock.calls.length]).toEqual([7, 1]);
});

test('stop asks the run in hand to end, and waits for it', async () => {
  let finish: () => void = () => undefined;
  warm.mockReturnValue(
    new Promise((resolve) => {
      finish = () => resolve({ made: 1, failed: 0 });
    }),
  );
  const schedule = startSchedule();
  let stopped = false;
  const stopping = schedule.stop().then(() => {
    stopped = true;
  });
  expect(warm.mock.calls[0]?.[0]?.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(stopped).toBe(true);
});
