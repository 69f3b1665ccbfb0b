/** @jest-environment node */
import type { AppError } from '@/lib/kernel/app-error';
import { ChargeWorld, CLIENT, ISLA } from '@/scripts/test/charge-world';
import { fixAddress } from './fix-address';
import { readAddress } from './read-address';

jest.setTimeout(60_000);

let at: ChargeWorld;
beforeAll(async () => {
  at = await ChargeWorld.start();
});
beforeEach(async () => {
  await at.buy();
  await at.becomePaid();
});
afterAll(() => at.close());

const STREET = '14 Harbour Street';

async function form(changes: object = {}) {
  const { version, address } = await readAddress(CLIENT, at.orderId);
  return { ...address, address_first_line: STREET, version, ...changes };
}
const fix = async (changes: object = {}) => fixAddress(CLIENT, ISLA, at.orderId, await form(changes));
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: AppError) => (error.code === 'invalid' ? error.fields : error.code),
  );
const kept = async () => {
  const [row] = await at.world.sql<{ street: string; email: string; status: string }>(
    `select snapshot -> 'customer' ->> 'address_first_line' as street, snapshot -> 'customer' ->> 'email' as email, status
     from orders where id = $1`,
    [at.orderId],
  );
  return row;
};
const mails = async () => (await at.jobsOf<{ kind: string }>('send-order-mail')).map(({ kind }) => kind);
const jobs = async (task: string) => (await at.state()).jobs.filter((job) => job === task).length;

describe('an address corrected for the shopper (D3-24)', () => {
  test('is kept, told once, and stands in the log and the history with who did it', async () => {
    const before = await kept();
    const seen = await fix();
    expect(seen).toMatchObject({ can_fix_address: true, customer: { address_first_line: STREET } });
    expect(await kept()).toEqual({ ...before, street: STREET });
    expect((await mails()).filter((kind) => kind === 'order_address_fixed')).toHaveLength(1);
    expect(seen.history.at(-1)).toMatchObject({ reason: 'edited', moved: false, actor: 'client' });
    expect((await at.state()).audit).toContain('order.address_fixed');
    // The same again changes nothing, and tells nobody.
    await fix();
    expect((await mails()).filter((kind) => kind === 'order_address_fixed')).toHaveLength(1);
  });

  test('the second of two who read the same is told, and the first one’s stays', async () => {
    const first = await form();
    const second = await form({ address_first_line: '99 Other Street' });
    await fixAddress(CLIENT, ISLA, at.orderId, first);
    expect(await errorOf(fixAddress(CLIENT, ISLA, at.orderId, second))).toBe('conflict');
    expect(await kept()).toMatchObject({ street: STREET });
  });

  test('is checked as the shopper’s own is, every field at once', async () => {
    const wrong = { name: '', address_postcode: 'nowhere' };
    expect(await errorOf(fix(wrong))).toEqual({ name: ['required'], address_postcode: ['invalid_postcode'] });
    expect(await mails()).not.toContain('order_address_fixed');
  });

  test.each([
    ...['new', 'over_budget', 'processed', 'queued_submitting_to_fulfiller', 'fulfiller_routing_error'],
    // Its printer is asked. S5-75.
    ...['submitted_to_fulfiller', 'in_production', 'ready_to_ship'],
  ])('is still possible where the order is %s', async (status) => {
    await at.setStatus(status);
    await fix();
    expect(await kept()).toMatchObject({ street: STREET, status });
  });

  test.each(['submitting_to_fulfiller', 'shipped', 'cancelled'])(
    'is refused where the order is %s',
    async (status) => {
      await at.setStatus(status);
      expect(await errorOf(fix())).toBe('conflict');
    },
  );

  test.each([
    ['new', 'advance-order'],
    ['queued_processing', 'render-prints'],
    ['processed', 'submit-order'],
  ])('an address issue is solved by it: the order is %s again and goes on', async (origin, job) => {
    await at.world.sql(`update orders set status = 'address_issue', returns_to = $2 where id = $1`, [
      at.orderId,
      origin,
    ]);
    const seen = await fix();
    expect(seen).toMatchObject({ status: origin });
    expect(seen.history.at(-1)).toMatchObject({
      from_status: 'address_issue',
      to_status: origin,
      moved: true,
    });
    expect(await jobs(job)).toBe(1);
  });

  test('an issue that the fulfiller raised while it was sent is solved, and it is sent anew (D32-34)', async () => {
    await at.world.sql(
      `update orders set status = 'address_issue', returns_to = 'submitting_to_fulfiller' where id = $1`,
      [at.orderId],
    );
    expect(await fix()).toMatchObject({ status: 'submitting_to_fulfiller' });
    expect(await at.jobsOf('submit-order')).toEqual([{ ...at.key, since: expect.any(Number) as number }]);
  });

  test('another tenant’s order is not there', async () => {
    const elsewhere = { tenantId: 'ten_lumen', actor: 'client' } as const;
    expect(await errorOf(readAddress(elsewhere, at.orderId))).toBe('not_found');
    expect(await errorOf(fixAddress(elsewhere, ISLA, at.orderId, await form()))).toBe('not_found');
  });
});
