/** @jest-environment node */
import { reconcilePayments } from '@/lib/services/payments/reconcile';
import { warmPreviews } from '@/lib/services/product/warm-previews';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { startSchedule } from './schedule';

jest.mock('@/lib/services/payments/reconcile');
jest.mock('@/lib/services/product/warm-previews');
const reconcile = jest.mocked(reconcilePayments);
const warm = jest.mocked(warmPreviews);

beforeAll(() => setTestEnv(TEST_SECRETS));
beforeEach(() => {
  jest.useFakeTimers();
  reconcile.mockReset().mockResolvedValue(0);
  warm.mockReset().mockResolvedValue({ made: 0, failed: 0 });
});
afterEach(() => jest.useRealTimers());

test('both begin at once and go on by clocks of their own', async () => {
  const schedule = startSchedule();
  expect([reconcile.mock.calls.length, warm.mock.calls.length]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(3 * 60_000);
  expect([reconcile.mock.calls.length, warm.mock.calls.length]).toEqual([4, 2]);
  await schedule.stop();
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect([reconcile.mock.calls.length, warm.mock.calls.length]).toEqual([4, 2]);
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
