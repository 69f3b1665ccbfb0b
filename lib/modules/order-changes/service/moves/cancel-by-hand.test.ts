/** @jest-environment node */
import { ReplaceWorld } from '@/scripts/test/replace-world';
import { moveByHand } from './move-by-hand';

jest.setTimeout(120_000);

let at: ReplaceWorld;
beforeAll(async () => {
  at = await ReplaceWorld.start();
});
afterAll(() => at.close());

async function replaced(): Promise<string> {
  await at.sell();
  await at.setStatus('picked');
  await at.replace();
  return (await at.replacements()).at(-1)?.id ?? '';
}
const cancel = () =>
  moveByHand(
    { tenantId: 'ten_fjord', actor: 'staff', userId: 'usr_super' },
    { orderId: at.orderId, to: 'cancelled', reason: 'Both parcels came back', userId: 'usr_super' },
  );
const orderNow = async () =>
  (
    await at.world.sql<{ apart: boolean | null; paid: string }>(
      'select refund_apart as apart, payment_status as paid from orders where id = $1',
      [at.orderId],
    )
  )[0];
const refunds = () =>
  at.world.ownerSql(`select 1 from graphile_worker._private_jobs where key = 'refund:${at.orderId}'`);

test('staff cancel an order whose replacement was sent; its money stays until they settle that (D32-65)', async () => {
  const id = await replaced();
  await at.setStatus('shipped', id);
  await cancel();
  expect([await at.statusOf(at.orderId), await at.statusOf(id)]).toEqual(['cancelled', 'shipped']);
  expect(await orderNow()).toEqual({ apart: true, paid: 'paid' });
  expect(await refunds()).toEqual([]);
});

test('not while a replacement is at its printer', async () => {
  const id = await replaced();
  await at.setStatus('in_production', id);
  await expect(cancel()).rejects.toMatchObject({ code: 'conflict' });
  expect(await at.statusOf(id)).toBe('in_production');
});

test('one that nobody makes yet is refunded as ever', async () => {
  await at.sell();
  await at.setStatus('picked');
  await cancel();
  expect(await orderNow()).toMatchObject({ apart: null });
  expect(await refunds()).toHaveLength(1);
});
