/** @jest-environment node */
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { sandboxKeys } from '@/sandbox/stripe/keys';
import { clientFor } from '@/sandbox/stripe/testing';
import { AppError } from '@/lib/kernel/app-error';
import { scaleHalfUp } from '@/lib/kernel/money';
import { withStaff } from '@/lib/db/with-staff';
import { feeKept } from '@/lib/modules/pricing/rules/fee-kept';
import { payments } from '@/lib/payments';
import { ChargeWorld, CLIENT, ISLA, TOTAL } from '@/scripts/test/charge-world';
import { propertyRuns } from '@/scripts/test/property-runs';
import { askRefund } from './refund/ask-refund';
import { readRefund } from './refund/read-refund';
import { refundOrder } from './refund-order';
import { returnFee } from './return-fee';

jest.setTimeout(600_000);

let at: ChargeWorld;
beforeAll(async () => {
  at = await ChargeWorld.start();
});
afterAll(() => at.close());
afterEach(() => jest.restoreAllMocks());

/** What the order of `buy` owes, and what is kept of it once 8.84 has gone back. */
const FEE = 1714;
const KEPT = 1670;

type FeeJob = Parameters<typeof returnFee>[0];
const jobs = () => at.jobsOf<FeeJob>('return-fee');
async function run(list?: readonly FeeJob[]): Promise<void> {
  for (const job of list ?? (await jobs())) await returnFee(job);
}

/** What the platform holds of the fee: at the provider, and on the credit account; the rows agree with both. */
async function held(): Promise<{ provider: number; credit: number; held: number }> {
  const stripe = clientFor(at.world.stripe, sandboxKeys('UK').secretKey);
  const { data } = await stripe.applicationFees.list({ limit: 1 });
  const provider = (data[0]?.amount ?? 0) - (data[0]?.amount_refunded ?? 0);
  const [row] = await at.world.sql<{ provider: number; credit: number; books: number }>(
    `select coalesce(sum(amount_minor) filter (where via = 'provider'), 0)::integer as provider,
       coalesce(-sum(amount_minor) filter (where via = 'credit'), 0)::integer as credit,
       (select coalesce(-sum(balance_minor), 0)::integer from ledger_rows
         where order_id = $1 and kind in ('charge', 'refund')) as books
     from fee_refunds where order_id = $1`,
    [at.orderId],
  );
  const credit = row?.credit ?? 0;
  expect([row?.provider, row?.books]).toEqual([FEE - provider, credit]);
  return { provider, credit, held: provider + credit };
}

const platform = async () => {
  const [row] = await at.world.sql<{ sum: number }>(
    `select coalesce(sum(platform), 0)::integer as sum from order_figures where tenant_id = $1`,
    [CLIENT.tenantId],
  );
  return row?.sum ?? 0;
};
const missing = () =>
  withStaff(
    { staffId: 'usr_super' },
    async (tx) => (await tx.execute(sql`select * from missing_figures()`)).rows,
  );
const refundIds = async () =>
  (
    await at.world.sql<{ id: string }>(
      'select refund_id as id from order_refunds where order_id = $1 order by made_at, refund_id',
      [at.orderId],
    )
  ).map(({ id }) => id);

async function failFirst(): Promise<void> {
  const [id = ''] = await refundIds();
  at.provider.endRefund(id, 'failed');
  await at.tellAll();
}

describe('a refund that fails after its fee went back (D36-18)', () => {
  test('what was given back is owed again, once, by the credit account', async () => {
    await at.buy();
    await at.becomePaid();
    const collected = await platform();
    at.refundInDashboard(884);
    await at.tellAll();
    await run();
    expect(await held()).toEqual({ provider: KEPT, credit: 0, held: KEPT });
    expect(await platform()).toBeLessThan(collected);
    await failFirst();
    await at.tellAgain();
    await run();
    await run();
    expect(await held()).toEqual({ provider: KEPT, credit: FEE - KEPT, held: FEE });
    expect(await at.state()).toMatchObject({ payment: 'paid', status: 'new' });
    expect((await at.state()).audit).toContain('order.fee_owed_again');
    // Platform revenue has it again, on the day on which it came.
    expect(await platform()).toBe(collected);
    expect(await missing()).toEqual([]);
  });

  test('one that is made afterwards gives it back where it was taken', async () => {
    at.refundInDashboard(884);
    await at.tellAll();
    await run();
    expect(await held()).toEqual({ provider: KEPT, credit: 0, held: KEPT });
  });

  test('at the platform’s cost, of an order that is made: the same', async () => {
    await at.buy();
    await at.becomePaid();
    await at.setStatus('in_production');
    await at.world.sql(
      `insert into order_history (tenant_id, id, order_id, from_status, to_status, actor, moved, at)
       select tenant_id, 'his_made_' || id, id, 'submitted_to_fulfiller', 'in_production', 'fulfiller', true,
         now() - interval '1 minute' from orders where id = $1`,
      [at.orderId],
    );
    const staff = { ...ISLA, superadmin: true };
    const { left } = await readRefund(CLIENT, staff, at.orderId);
    const form = { of: 'amount', shipping: false, reason: 'damaged', words: '' } as const;
    await askRefund(CLIENT, staff, at.orderId, {
      ...form,
      lines: [],
      left,
      amount: '8.84',
      bearer: 'platform',
    });
    for (const job of await at.jobsOf<Parameters<typeof refundOrder>[0]>('refund-order'))
      await refundOrder(job);
    await run();
    expect(await held()).toMatchObject({ held: KEPT });
    await failFirst();
    await run();
    expect(await held()).toEqual({ provider: KEPT, credit: FEE - KEPT, held: FEE });
  });

  test('of a cancelled order nothing is owed: it is not made, and its money is still to go back', async () => {
    await at.buy();
    await at.becomePaid();
    at.refundInDashboard(TOTAL);
    await at.tellAll();
    await run();
    expect(await held()).toEqual({ provider: 0, credit: 0, held: 0 });
    await failFirst();
    await run();
    expect(await held()).toEqual({ provider: 0, credit: 0, held: 0 });
    expect(await at.state()).toMatchObject({ payment: 'paid', status: 'cancelled' });
  });
});

describe('a dispute that is lost and then won by an appeal (D36-19)', () => {
  test('of an order that it has cancelled: the money goes back, and nothing is kept of it', async () => {
    await at.buy();
    await at.becomePaid();
    const { id } = at.provider.dispute(at.intentId);
    at.provider.closeDispute(id, 'lost');
    await at.tellAll();
    await run();
    at.provider.closeDispute(id, 'won');
    await at.tellAll();
    expect(await jobs()).toContainEqual({ ...at.key, refundId: id, again: true });
    expect((await at.state()).jobs).toContain('refund-order');
    await run();
    await refundOrder(at.key);
    await run();
    expect(await held()).toEqual({ provider: 0, credit: 0, held: 0 });
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'cancelled' });
  });

  test('of one that is being made: it is paid again, goes on, and what was kept is unchanged', async () => {
    await at.buy();
    await at.becomePaid();
    await at.setStatus('in_production');
    const { id } = at.provider.dispute(at.intentId);
    at.provider.closeDispute(id, 'lost');
    await at.tellAll();
    expect(await at.hold()).toBe('dispute_lost');
    at.provider.closeDispute(id, 'won');
    await at.tellAll();
    expect(await at.hold()).toBeNull();
    expect(await at.state()).toMatchObject({ payment: 'paid', status: 'in_production' });
  });
});

/** What is kept once so much has gone back, by the rule alone. */
async function keptAfter(back: number): Promise<number> {
  const [order] = await at.world.sql<{ net: number; shipping: number }>(
    `select net_minor as net, (snapshot -> 'shipping' ->> 'netMinor')::integer as shipping from orders where id = $1`,
    [at.orderId],
  );
  const frozen = { cost: 1290, feeBp: 500, taxBp: 2000, applicationFee: FEE, credit: 0 };
  const totalNet = scaleHalfUp(order?.net ?? 0, TOTAL - back, TOTAL);
  return feeKept(frozen, { totalNet, shippingNet: order?.shipping ?? 0 });
}

const STEPS = ['refund', 'refund', 'fail', 'tell', 'tell again', 'run', 'run', 'kill', 'question'] as const;
const scripts = fc.array(
  fc.record({ what: fc.constantFrom(...STEPS), amount: fc.integer({ min: 1, max: 350 }), pick: fc.nat(9) }),
  { minLength: 4, maxLength: 10 },
);

/** The provider does what it is asked for, and we never hear of it. */
function loseAnswer(): void {
  const { returnFee: give } = payments();
  jest.spyOn(payments(), 'returnFee').mockImplementationOnce(async (...asked) => {
    await give(...asked);
    throw new AppError('unavailable');
  });
}

test('refunds, failures, repeats and kills in any order end in the same, to the cent (D36-20)', async () => {
  await fc.assert(
    fc.asyncProperty(scripts, async (script) => {
      await at.buy();
      await at.becomePaid();
      const made: { id: string; amount: number; failed: boolean }[] = [];
      let dispute: string | null = null;
      for (const { what, amount, pick } of script) {
        if (what === 'refund' && dispute === null) {
          const { id } = at.provider.refund(at.intentId, amount);
          made.push({ id, amount, failed: false });
        }
        const one = made[pick % Math.max(1, made.length)];
        if (what === 'fail' && one && !one.failed) {
          at.provider.endRefund(one.id, 'failed');
          one.failed = true;
        }
        if (what === 'question') {
          if (dispute === null) dispute = at.provider.dispute(at.intentId, { inquiry: true }).id;
          else {
            at.provider.closeDispute(dispute, 'warning_closed');
            dispute = null;
          }
        }
        if (what === 'tell') await at.tellAll();
        if (what === 'tell again') await at.tellAgain();
        if (what === 'kill') loseAnswer();
        const list = await jobs();
        if (what === 'run' || what === 'kill')
          for (const job of pick % 2 === 0 ? list : list.reverse())
            await returnFee(job).catch(() => undefined);
        jest.restoreAllMocks();
      }
      await at.tellAgain();
      await run((await jobs()).reverse());
      await run();
      const back = made.filter(({ failed }) => !failed).reduce((sum, { amount }) => sum + amount, 0);
      expect(await held()).toMatchObject({ held: await keptAfter(back) });
      expect(await at.state()).toMatchObject({ payment: back === 0 ? 'paid' : 'partly_refunded' });
      expect(await missing()).toEqual([]);
    }),
    { numRuns: propertyRuns(6) },
  );
});
