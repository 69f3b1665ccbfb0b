/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Transaction } from '@/lib/db/transaction';
import { announce, eventJobs } from './announce';
import * as registry from './subscribers';

const MODULES = resolve(__dirname, '../modules');
const KEY = { tenantId: 'ten_1', orderId: 'ord_1' };
const CANCELLED = { ...KEY, kind: 'store', eventId: 'evt_1', promoCodeId: null, refundDue: true } as const;

/** A transaction that notes how often it was asked to add jobs. */
function fakeTransaction() {
  const execute = jest.fn().mockResolvedValue({ rows: [] });
  return { tx: { execute } as Partial<Transaction> as Transaction, execute };
}
const claims = registry.TRANSACTION_SUBSCRIBERS[0] ?? {};
afterEach(() => jest.restoreAllMocks());

test('the registry has what every module subscribes, and nothing else', async () => {
  const found: unknown[] = [];
  for (const name of readdirSync(MODULES)) {
    if (!existsSync(`${MODULES}/${name}/subscribers.ts`)) continue;
    found.push(...Object.values((await import(`@/lib/modules/${name}/subscribers`)) as object));
  }
  expect(new Set([...registry.QUEUE_SUBSCRIBERS, ...registry.TRANSACTION_SUBSCRIBERS])).toEqual(
    new Set(found),
  );
});

test('an accepted order is confirmed, shown and produced once its edit window has ended', () => {
  const editUntil = new Date('2026-11-22T12:00:00Z');
  const jobs = (kind: 'store' | 'claim' | 'bulk') => eventJobs('order.accepted', { ...KEY, kind, editUntil });
  expect(jobs('store').map(({ task }) => task)).toEqual([
    'send-order-mail',
    'announce-order',
    'advance-order',
  ]);
  expect(jobs('store')[0]?.payload).toEqual({ ...KEY, kind: 'order_confirmation' });
  expect(jobs('claim')[0]?.payload).toEqual({ ...KEY, kind: 'claim_confirmation' });
  // Recipients of a Bulk order didn't order it (D4-16).
  expect(jobs('bulk').map(({ task }) => task)).toEqual(['announce-order', 'advance-order']);
  expect(jobs('claim')[2]).toMatchObject({ run_at: editUntil.toISOString(), job_key: 'advance:ord_1' });
});

test('subscribers of the transaction come first, then all jobs by one statement', async () => {
  const { tx, execute } = fakeTransaction();
  const listening = registry.TRANSACTION_SUBSCRIBERS.filter((one) => one['order.cancelled']);
  const heard = listening.map((one) =>
    jest.spyOn(one, 'order.cancelled').mockImplementation(async () => {
      expect(execute).not.toHaveBeenCalled();
    }),
  );
  await announce(tx, 'order.cancelled', CANCELLED);
  expect(heard.length).toBeGreaterThan(1);
  for (const one of heard) expect(one).toHaveBeenCalledWith(tx, CANCELLED);
  expect(execute).toHaveBeenCalledTimes(1);
});

test('a subscriber that throws stops the announcement, so that its transaction rolls back', async () => {
  const { tx, execute } = fakeTransaction();
  jest.spyOn(claims, 'order.cancelled').mockRejectedValue(new Error('no'));
  await expect(announce(tx, 'order.cancelled', CANCELLED)).rejects.toThrow('no');
  expect(execute).not.toHaveBeenCalled();
});
