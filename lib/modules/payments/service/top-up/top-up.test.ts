/** @jest-environment node */
import fc from 'fast-check';
import { setClock } from '@/lib/kernel/clock';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { propertyRuns } from '@/scripts/test/property-runs';
import type { EventRecord } from '@/sandbox/stripe/records';
import { payments, type Charge } from '@/lib/payments';
import { beginTopUp } from './begin-top-up';
import { noteTakenBack } from './note-taken-back';
import { lookAtTopUp, settleTopUp } from './settle-top-up';

const CLIENT = { tenantId: FJORD.tenantId, actor: 'client', userId: 'usr_isla' } as const;
const AMOUNT = 25_000;
const GONE = { kind: 'charge', amount: String(-AMOUNT) };
const BACK = { kind: 'refund', amount: String(AMOUNT) };

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  // Each test delivers the events it is about.
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
});
beforeEach(() => world.ownerSql('delete from rate_limits'));
afterAll(() => world.close());

interface Row {
  id: string;
  intent: string;
}

async function begin(amount = AMOUNT): Promise<Row> {
  const { topUpId: id } = await beginTopUp(CLIENT, { currency: 'GBP', amount });
  const [row] = await world.sql<{ intent: string }>('select intent_id as intent from top_ups where id = $1', [
    id,
  ]);
  return { id, intent: row?.intent ?? '' };
}

const balance = async (): Promise<number> => {
  const [row] = await world.sql<{ balance: string }>(
    `select balance_minor as balance from credit_accounts where tenant_id = $1 and currency = 'GBP'`,
    [FJORD.tenantId],
  );
  return Number(row?.balance);
};
const rowsOf = (payment: string) =>
  world.sql<{ kind: string; amount: string }>(
    'select kind, balance_minor as amount from ledger_rows where payment_id = $1 order by number',
    [payment],
  );
const jobs = () =>
  world.ownerSql<{ payload: { topUpId: string } }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'look-at-top-up'`,
  );

/** Delivers the events about the platform's own account, the newest first, and again when they were forgotten. */
async function deliver(isWanted: (event: EventRecord) => boolean = () => true): Promise<number[]> {
  const own = world.stripe.control.events().filter((event) => event.account === null && isWanted(event));
  await world.ownerSql('update provider_events set processed_at = null where account_id is null');
  return world.stripe.control.deliver(own.map(({ id }) => id).reverse());
}
const tell = () => deliver();
const tellOf = (intent: string) => () => deliver(({ body }) => body.includes(intent));

/** What a test adds to the balance. */
async function added(act: () => Promise<unknown>): Promise<number> {
  const before = await balance();
  await act();
  return (await balance()) - before;
}

describe('a top-up (D37-1)', () => {
  test('is paid to the platform itself, without a fee, and adds what was paid, once', async () => {
    const { id, intent } = await begin();
    expect(world.stripe.control.intent(intent)).toMatchObject({
      amount: AMOUNT,
      currency: 'gbp',
      metadata: { top_up_id: id, tenant_id: FJORD.tenantId },
      application_fee_amount: null,
    });
    expect(await settleTopUp(CLIENT, id)).toMatchObject({ standing: 'open' });
    world.stripe.control.pay(intent);
    const all = () => Promise.all(Array.from({ length: 10 }, () => settleTopUp(CLIENT, id)));
    expect(await added(all)).toBe(AMOUNT);
    expect(
      await added(() => Promise.all([tell(), lookAtTopUp({ tenantId: FJORD.tenantId, topUpId: id })])),
    ).toBe(0);
    expect(await settleTopUp(CLIENT, id)).toMatchObject({ standing: 'paid' });
    expect(await rowsOf(intent)).toEqual([{ kind: 'top_up', amount: String(AMOUNT) }]);
    const audited = await world.sql<{ count: string }>(
      `select count(*) from audit_log where action = 'credit.topped_up' and data ->> 'paymentId' = $1`,
      [intent],
    );
    expect(audited).toEqual([{ count: '1' }]);
  });

  test('is added by the provider’s event alone, when the browser never came back', async () => {
    const { intent } = await begin();
    world.stripe.control.pay(intent);
    expect(await added(tell)).toBe(AMOUNT);
  });

  test('is added by the clock alone, when the event was lost too', async () => {
    const { id, intent } = await begin();
    expect((await jobs()).map(({ payload }) => payload.topUpId)).toContain(id);
    world.stripe.control.pay(intent);
    expect(await added(() => lookAtTopUp({ tenantId: FJORD.tenantId, topUpId: id }))).toBe(AMOUNT);
  });

  test('a refused card adds nothing, and another card pays the same one', async () => {
    const { id, intent } = await begin();
    expect(world.stripe.control.pay(intent, '4000000000000002')).toMatchObject({
      error: { code: 'card_declined' },
    });
    expect(await added(tell)).toBe(0);
    expect(await settleTopUp(CLIENT, id)).toMatchObject({ standing: 'open' });
    world.stripe.control.pay(intent);
    expect(await added(() => settleTopUp(CLIENT, id))).toBe(AMOUNT);
  });

  test('nobody pays it for a day: it is cancelled at the provider, and can’t be paid any more', async () => {
    const { id, intent } = await begin();
    const back = setClock(() => new Date(Date.now() + 25 * 3_600_000));
    await lookAtTopUp({ tenantId: FJORD.tenantId, topUpId: id });
    back();
    expect(await settleTopUp(CLIENT, id)).toMatchObject({ standing: 'cancelled' });
    expect(world.stripe.control.intent(intent)?.status).toBe('canceled');
  });

  test('one whose answer was lost is given up, since no browser has its secret', async () => {
    const fault = {
      path: '/v1/payment_intents',
      method: 'POST',
      count: 3,
      latencyMs: 0,
      when: 'before',
    } as const;
    world.stripe.control.fault({ ...fault, status: 500, disconnect: false });
    await expect(begin()).rejects.toMatchObject({ code: 'unavailable' });
    const [row] = await world.sql<{ id: string }>('select id from top_ups where intent_id is null');
    const back = setClock(() => new Date(Date.now() + 25 * 3_600_000));
    await lookAtTopUp({ tenantId: FJORD.tenantId, topUpId: row?.id ?? '' });
    back();
    expect(await settleTopUp(CLIENT, row?.id ?? '')).toMatchObject({ standing: 'cancelled' });
  });

  test('the same key is the same payment; another amount under it is refused (D26-1)', async () => {
    const wanted = { currency: 'GBP', amount: AMOUNT, key: 'one' } as const;
    const [first, second] = await Promise.all([beginTopUp(CLIENT, wanted), beginTopUp(CLIENT, wanted)]);
    expect(second).toEqual(first);
    await expect(beginTopUp(CLIENT, { ...wanted, amount: 1000 })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
    const other = await beginTopUp({ ...CLIENT, userId: 'usr_other' }, wanted);
    expect(other.topUpId).not.toBe(first.topUpId);
  });

  test('one of another installation on the same account is left alone', async () => {
    const strange = { region: 'UK', amount: 900, currency: 'GBP', description: 'theirs' } as const;
    for (const [tenantId, topUpId] of [
      [FJORD.tenantId, 'top_of_theirs'],
      ['another shape', 'top_other'],
    ] as const) {
      const made = await payments().createTopUp({ ...strange, tenantId, topUpId });
      const intent = made.ok ? made.value.id : '';
      world.stripe.control.pay(intent);
      world.stripe.control.refund(intent, 100);
    }
    expect(await added(async () => expect(await tell()).not.toContain(404))).toBe(0);
    const left = await world.ownerSql<{ why: string }>(
      `select distinct left_alone as why from provider_events where type = 'charge.refunded' and left_alone is not null`,
    );
    expect(left).toEqual([{ why: 'platform' }]);
  });

  test('what it pays for goes on: waiting orders are looked at', async () => {
    const { id, intent } = await begin();
    await world.ownerSql(`delete from graphile_worker._private_jobs where key like 'release-waiting:%'`);
    world.stripe.control.pay(intent);
    await settleTopUp(CLIENT, id);
    const looked = await world.ownerSql<{ key: string }>(
      `select key from graphile_worker._private_jobs where key like 'release-waiting:%'`,
    );
    expect(looked).toEqual([{ key: `release-waiting:${FJORD.tenantId}` }]);
  });

  test('another client’s is not found', async () => {
    const { id } = await begin();
    const other = { ...CLIENT, tenantId: 'ten_lumen' };
    await expect(settleTopUp(other, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a top-up that goes back at the provider (D36)', () => {
  async function paid(): Promise<string> {
    const { id, intent } = await begin();
    world.stripe.control.pay(intent);
    await settleTopUp(CLIENT, id);
    return intent;
  }

  test('a refund made there is taken off the account, once; one that fails is given back', async () => {
    const intent = await paid();
    const refund = world.stripe.control.refund(intent, 10_000);
    const tell = tellOf(intent);
    expect(await added(tell)).toBe(-10_000);
    expect(await added(tell)).toBe(0);
    world.stripe.control.endRefund(refund.id, 'failed');
    expect(await added(tell)).toBe(10_000);
    expect(await added(tell)).toBe(0);
    expect((await rowsOf(refund.id)).map(({ kind }) => kind)).toEqual(['charge', 'refund']);
  });

  test('a dispute takes it off, and gives it back when it is won; a bank’s question takes nothing', async () => {
    const intent = await paid();
    const dispute = world.stripe.control.dispute(intent);
    const tell = tellOf(intent);
    expect(await added(tell)).toBe(-AMOUNT);
    world.stripe.control.closeDispute(dispute.id, 'won');
    expect(await added(tell)).toBe(AMOUNT);
    const other = await paid();
    world.stripe.control.dispute(other, { inquiry: true });
    expect(await added(tellOf(other))).toBe(0);
  });

  test('won, lost again and won once more: each move of its money is one row, and one mail (D36-24)', async () => {
    const intent = await paid();
    const { id } = world.stripe.control.dispute(intent);
    const tell = tellOf(intent);
    const close = (how: 'won' | 'lost') => async () => {
      world.stripe.control.closeDispute(id, how);
      await tell();
      await tell();
    };
    expect(await added(tell)).toBe(-AMOUNT);
    expect(await added(close('won'))).toBe(AMOUNT);
    expect(await added(close('lost'))).toBe(-AMOUNT);
    expect(await added(close('won'))).toBe(AMOUNT);
    expect(await added(close('lost'))).toBe(-AMOUNT);
    expect([await rowsOf(id), await rowsOf(`${id}:2`), await rowsOf(`${id}:3`)]).toEqual([
      [GONE, BACK],
      [GONE, BACK],
      [GONE],
    ]);
    const mails = await world.ownerSql<{ kind: string }>(
      `select j.payload ->> 'kind' as kind from graphile_worker._private_jobs j
       where j.payload ->> 'paymentId' like $1 order by j.id`,
      [`${id}%`],
    );
    const [taken, returned] = ['dispute_taken', 'dispute_returned'];
    expect(mails.map(({ kind }) => kind)).toEqual([taken, returned, taken, returned, taken]);
  });

  test('whatever is told of in which order, and what was read early and is written late: the account has what the provider has (D36-24)', async () => {
    const scripts = fc.array(fc.constantFrom('won', 'lost', 'tell', 'fail', 'stale', 'funds'), {
      maxLength: 9,
    });
    await fc.assert(
      fc.asyncProperty(scripts, async (script) => {
        await world.ownerSql('delete from rate_limits');
        const intent = await paid();
        const before = await balance();
        const { control } = world.stripe;
        const refund = control.refund(intent, 1_000);
        const { id, amount } = control.dispute(intent);
        const reads: (Charge | null)[] = [];
        let isFailed = false;
        const note = () =>
          noteTakenBack({ region: 'UK', account: null }, { intentId: intent, requestId: 'req_test' });
        for (const what of script) {
          reads.push(await payments().readCharge({ region: 'UK', account: null }, intent));
          if (what === 'won' || what === 'lost') control.closeDispute(id, what);
          if (what === 'fail' && !isFailed) control.endRefund(refund.id, 'failed');
          isFailed ||= what === 'fail';
          if (what === 'tell') await note();
          if (what === 'funds')
            await deliver(({ body, type }) => body.includes(intent) && type.includes('.funds_'));
          if (what !== 'stale') continue;
          await note();
          jest.spyOn(payments(), 'readCharge').mockResolvedValueOnce(reads[0] ?? null);
          await note();
          jest.restoreAllMocks();
        }
        await tellOf(intent)();
        const isLost = script.findLast((what) => what === 'won' || what === 'lost') !== 'won';
        const gone = (isLost ? amount : 0) + (isFailed ? 0 : 1_000);
        expect(before - (await balance())).toBe(gone);
        for (const read of [...reads].reverse()) {
          jest.spyOn(payments(), 'readCharge').mockResolvedValueOnce(read);
          await note();
          jest.restoreAllMocks();
        }
        expect(before - (await balance())).toBe(gone);
      }),
      {
        numRuns: propertyRuns(6),
        examples: [[['won', 'lost', 'funds']], [['won', 'stale', 'lost', 'stale']]],
      },
    );
  });

  test('two refunds that are told of at once are both taken off', async () => {
    const intent = await paid();
    world.stripe.control.refund(intent, 1_000);
    world.stripe.control.refund(intent, 2_000);
    const payee = { region: 'UK', account: null } as const;
    const told = { intentId: intent, requestId: 'req_test' };
    const all = () => Promise.all(Array.from({ length: 6 }, () => noteTakenBack(payee, told)));
    expect(await added(all)).toBe(-3_000);
  });

  test('its refund may be heard of before the payment', async () => {
    const { intent } = await begin();
    world.stripe.control.pay(intent);
    world.stripe.control.refund(intent, 5_000);
    expect(await added(tellOf(intent))).toBe(AMOUNT - 5_000);
  });
});
