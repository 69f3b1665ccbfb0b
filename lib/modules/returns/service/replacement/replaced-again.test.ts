/** @jest-environment node */
import type { AppError } from '@/lib/kernel/app-error';
import { ReplaceWorld } from '@/scripts/test/replace-world';
import { readReplaceable } from './read-replaceable';

jest.setTimeout(180_000);

let at: ReplaceWorld;
beforeAll(async () => {
  at = await ReplaceWorld.start();
});
beforeEach(() => at.sell());
afterAll(() => at.close());

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: AppError) => error.code,
  );

describe('a replacement of a replacement (D32-74)', () => {
  test('of an order that was cancelled meanwhile is none: its money went back', async () => {
    await at.setStatus('picked');
    const first = await at.replace();
    await at.ship(first.id);
    // No act cancels it by now; it may have been before there was that rule.
    expect(await codeOf(at.cancel(at.orderId))).toBe('conflict');
    await at.setStatus('cancelled');
    expect((await readReplaceable(at.staff, first.id)).blocked).toBe('cancelled');
    expect(await codeOf(at.replaceAs(at.staff, {}, first.id))).toBe('conflict');
  });

  test('of one whose money went back otherwise is none, either', async () => {
    await at.setStatus('shipped');
    const first = await at.replace();
    await at.ship(first.id);
    const second = await at.replaceAs(at.staff, {}, first.id);
    await at.ship(second.id);
    await at.world.sql(`update orders set payment_status = 'refunded' where id = $1`, [at.orderId]);
    expect((await readReplaceable(at.staff, second.id)).blocked).toBe('refunded');
    expect(await codeOf(at.replaceAs(at.staff, {}, second.id))).toBe('conflict');
  });

  test('of one that was only replaced is made, and all of them come to an end', async () => {
    await at.setStatus('shipped');
    const first = await at.replace();
    await at.ship(first.id);
    const second = await at.replaceAs(at.staff, {}, first.id);
    expect(second.parent_status).toBe('awaiting_reprint');
    await at.cancel(second.id);
    expect([await at.statusOf(first.id), await at.statusOf(at.orderId)]).toEqual(['shipped', 'shipped']);
  });
});
