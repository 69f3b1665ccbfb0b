/** @jest-environment node */
import { sandboxKeys } from '@/sandbox/stripe/keys';
import { clientFor } from '@/sandbox/stripe/testing';
import { withTenant } from '@/lib/db/with-tenant';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { reserveForOrder } from '@/lib/modules/ledger/service/move-credit';
import { ChargeWorld, CLIENT, ISLA, TOTAL } from '@/scripts/test/charge-world';
import { recordRefund } from './record-refund';
import { askRefund } from './refund/ask-refund';
import { readRefund } from './refund/read-refund';
import { refundOrder } from './refund-order';
import { returnFee } from './return-fee';

jest.setTimeout(60_000);

let at: ChargeWorld;
beforeAll(async () => {
  at = await ChargeWorld.start();
});
beforeEach(() => at.buy());
afterAll(() => at.close());

/**
 * What the order of `buy` owes: 8.20 to make and 4.70 to send, 5 % of 27.67 for the platform, 20 % tax on all of it.
 */
const FEE = 1714;

/** The provider's fee on the last charge: what was taken, and what of it was given back. */
async function feeAtProvider() {
  const stripe = clientFor(at.world.stripe, sandboxKeys('UK').secretKey);
  const { data } = await stripe.applicationFees.list({ limit: 1 });
  return { taken: data[0]?.amount, returned: data[0]?.amount_refunded };
}

/** The jobs that refunds of the order have added. */
const waiting = () => at.jobsOf<Parameters<typeof returnFee>[0]>('return-fee');

async function runWaiting(): Promise<void> {
  for (const job of await waiting()) await returnFee(job);
}

const written = () =>
  at.world.sql(
    `select f.amount_minor as amount, f.fee_refund_id = a.data ->> 'fee_refund' as told from fee_refunds f
     left join audit_log a on a.subject_id = f.order_id and a.action = 'order.fee_returned'
       and a.data ->> 'refund' = f.refund_id
     where f.order_id = $1 order by f.made_at`,
    [at.orderId],
  );

describe('the platform’s fee on a charge (D36-1)', () => {
  test('is what was frozen with the order', async () => {
    const [order] = await at.world.sql('select application_fee_minor as fee from orders where id = $1', [
      at.orderId,
    ]);
    expect(order).toEqual({ fee: FEE });
    expect(await feeAtProvider()).toEqual({ taken: FEE, returned: 0 });
  });
});

describe('goes back with the money (D36-9)', () => {
  test('all of it when the order is cancelled, once, however often the job runs', async () => {
    await at.becomePaid();
    await at.setStatus('cancelled');
    await refundOrder(at.key);
    expect(await waiting()).toHaveLength(1);
    await runWaiting();
    await runWaiting();
    expect(await feeAtProvider()).toEqual({ taken: FEE, returned: FEE });
    expect(await written()).toEqual([{ amount: FEE, told: true }]);
  });

  test('a call whose answer was lost finds what it gave back', async () => {
    await at.becomePaid();
    await at.setStatus('cancelled');
    await refundOrder(at.key);
    await runWaiting();
    const [before] = await at.world.sql('select fee_refund_id from fee_refunds where order_id = $1', [
      at.orderId,
    ]);
    await at.world.sql('delete from fee_refunds where order_id = $1', [at.orderId]);
    await runWaiting();
    expect(await feeAtProvider()).toEqual({ taken: FEE, returned: FEE });
    const [after] = await at.world.sql('select fee_refund_id from fee_refunds where order_id = $1', [
      at.orderId,
    ]);
    expect(after).toEqual(before);
  });

  test('percentage and tax of a part, then the rest with the rest', async () => {
    await at.becomePaid();
    at.refundInDashboard(884);
    await at.tellAll();
    await runWaiting();
    // Of 30.00, 25.00 is left ex VAT: 1.02 for the platform, 2.78 tax, and 12.90 to make and send.
    expect(await feeAtProvider()).toEqual({ taken: FEE, returned: FEE - 1670 });
    at.refundInDashboard(TOTAL - 884);
    await at.tellAll();
    await runWaiting();
    expect(await feeAtProvider()).toEqual({ taken: FEE, returned: FEE });
    expect(await written()).toEqual([
      { amount: FEE - 1670, told: true },
      { amount: 1670, told: true },
    ]);
  });

  test('the whole difference, also where the credit bears a part of what is owed', async () => {
    await at.becomePaid();
    // With 2.50 more to make, 20.14 is owed: the fee and 3.00 of the credit.
    await at.world.sql(
      `update orders set production_minor = production_minor + 250, platform_tax_minor = platform_tax_minor + 50,
        credit_minor = 300 where id = $1`,
      [at.orderId],
    );
    await at.world.sql(
      `update credit_accounts set limit_minor = 100000, activated_at = now() where tenant_id = $1`,
      [CLIENT.tenantId],
    );
    const wanted = { currency: 'GBP', orderId: at.orderId, eventId: null, amount: 300 } as const;
    expect(await reserveForOrder(CLIENT, wanted)).toBe('reserved');
    at.refundInDashboard(884);
    await at.tellAll();
    await runWaiting();
    // 19.70 is owed now, and 3.00 of it is still to be taken from the credit.
    expect(await feeAtProvider()).toEqual({ taken: FEE, returned: FEE - 1670 });
  });

  test('not for items whose refund is still on its way: it may be refused, and they are made', async () => {
    await at.becomePaid();
    const tee = (await readRefund(CLIENT, ISLA, at.orderId)).lines[0]?.id ?? '';
    const form = {
      of: 'lines',
      shipping: false,
      left: '38.84',
      reason: 'customer_request',
      words: '',
    } as const;
    await askRefund(CLIENT, ISLA, at.orderId, { ...form, lines: [{ line: tee, quantity: 1 }] });
    at.refundInDashboard(884);
    await at.tellAll();
    await runWaiting();
    // As for a part that names no item.
    expect(await feeAtProvider()).toEqual({ taken: FEE, returned: FEE - 1670 });
  });

  test('nothing with the shipping alone, on which there is no percentage (D36-90)', async () => {
    await at.becomePaid();
    const form = { of: 'lines', shipping: true, left: '38.84', reason: 'late', words: '' } as const;
    await askRefund(CLIENT, ISLA, at.orderId, { ...form, lines: [] });
    for (const job of await at.jobsOf<Parameters<typeof refundOrder>[0]>('refund-order'))
      await refundOrder(job);
    expect(await waiting()).toHaveLength(1);
    await runWaiting();
    expect(await feeAtProvider()).toEqual({ taken: FEE, returned: 0 });
  });

  test('two refunds told at once give back no more than both', async () => {
    await at.becomePaid();
    at.refundInDashboard(400);
    at.refundInDashboard(484);
    await at.tellAll();
    await runWaiting();
    expect(await feeAtProvider()).toEqual({ taken: FEE, returned: FEE - 1670 });
  });

  test('all of it for a dispute that is lost before production, once (D36-12)', async () => {
    await at.becomePaid();
    const { id } = at.provider.dispute(at.intentId);
    await at.tellAll();
    expect(await waiting()).toEqual([]);
    at.provider.closeDispute(id, 'lost');
    await at.tellAll();
    await at.tellAgain();
    expect(await waiting()).toEqual([{ ...at.key, refundId: id }]);
    await runWaiting();
    expect(await feeAtProvider()).toEqual({ taken: FEE, returned: FEE });
    expect(await written()).toEqual([{ amount: FEE, told: true }]);
  });

  test('nothing for a dispute that is won, nor for our own refund that fails at once', async () => {
    await at.becomePaid();
    const { id } = at.provider.dispute(at.intentId);
    await at.tellAll();
    at.provider.closeDispute(id, 'won');
    await at.tellAll();
    const refund = { id: 're_failed', amount: 100, state: 'failed', madeAt: new Date(), ours: null } as const;
    await withTenant(CLIENT, (tx) =>
      recordRefund(tx, CLIENT, { orderId: at.orderId, editId: undefined, refund, whole: true }),
    );
    expect(await waiting()).toEqual([]);
  });

  test.each(['in_production', 'packaged', 'shipped'])(
    'nothing once the order has been %s, also where a fulfiller skipped the steps before it',
    async (status) => {
      await at.becomePaid();
      await at.setStatus(status);
      await at.world.sql(
        `insert into order_history (tenant_id, id, order_id, from_status, to_status, actor, moved, at)
         select tenant_id, 'his_made_' || id, id, 'submitted_to_fulfiller', $2, 'fulfiller', true, now() from orders
         where id = $1`,
        [at.orderId, status],
      );
      at.refundInDashboard(TOTAL);
      await at.tellAll();
      expect(await waiting()).toHaveLength(1);
      await runWaiting();
      expect(await feeAtProvider()).toEqual({ taken: FEE, returned: 0 });
      expect(await written()).toEqual([]);
    },
  );

  describe('of a made order', () => {
    const STAFF = { ...ISLA, superadmin: true } as const;
    const of = (form: object) =>
      ({
        of: 'amount',
        lines: [],
        shipping: false,
        reason: 'damaged',
        words: '',
        bearer: 'platform',
        ...form,
      }) as never;

    /** An order that has been in production, with its first line's id. */
    async function made(): Promise<string> {
      await at.becomePaid();
      await at.setStatus('in_production');
      await at.world.sql(
        `insert into order_history (tenant_id, id, order_id, from_status, to_status, actor, moved, at)
         select tenant_id, 'his_made_' || id, id, 'submitted_to_fulfiller', 'in_production', 'fulfiller', true, now() - interval '1 minute'
         from orders where id = $1`,
        [at.orderId],
      );
      return (await readRefund(CLIENT, STAFF, at.orderId)).lines[0]?.id ?? '';
    }

    async function refund(form: object): Promise<void> {
      await askRefund(CLIENT, STAFF, at.orderId, of(form));
      for (const job of await at.jobsOf<Parameters<typeof refundOrder>[0]>('refund-order'))
        await refundOrder(job);
      await runWaiting();
    }

    test('all of it for all of the money at the platform’s cost, and it is said who bears it', async () => {
      await made();
      await refund({ of: 'everything', left: '38.84' });
      expect(await feeAtProvider()).toEqual({ taken: FEE, returned: FEE });
      expect(await written()).toEqual([{ amount: FEE, told: true }]);
      const { asked_refunds: asked } = await readOrder(CLIENT, STAFF, at.orderId);
      expect(asked).toMatchObject([{ bearer: 'platform' }]);
    });

    test('of a piece at the platform’s cost what making it costs and the percentage on it', async () => {
      const tee = await made();
      await refund({ of: 'lines', lines: [{ line: tee, quantity: 1 }], left: '38.84' });
      const { returned } = await feeAtProvider();
      // 4.10 to make one of two, 0.72 of the percentage, and 20 % tax on both.
      expect(returned).toBe(578);
    });

    test('a later refund that the client bears gives nothing, and one of the platform’s does not count it', async () => {
      await made();
      await refund({ amount: '8.84', left: '38.84', bearer: 'client' });
      expect(await feeAtProvider()).toEqual({ taken: FEE, returned: 0 });
      await refund({ amount: '8.84', left: '30.00' });
      expect(await feeAtProvider()).toEqual({ taken: FEE, returned: FEE - 1670 });
    });

    test('only staff may say so, and are offered it once the order is made', async () => {
      await at.becomePaid();
      expect(await readRefund(CLIENT, STAFF, at.orderId)).toMatchObject({ platform_may_bear: false });
      await made();
      expect(await readRefund(CLIENT, STAFF, at.orderId)).toMatchObject({ platform_may_bear: true });
      expect(await readRefund(CLIENT, ISLA, at.orderId)).toMatchObject({ platform_may_bear: false });
      const asked = askRefund(CLIENT, ISLA, at.orderId, of({ amount: '1.00', left: '38.84' }));
      await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
    });
  });

  test('an order whose charge has no fee gives none back', async () => {
    await at.becomePaid();
    await at.world.sql('update orders set platform_fee_bp = null, platform_tax_bp = null where id = $1', [
      at.orderId,
    ]);
    await at.setStatus('cancelled');
    await refundOrder(at.key);
    await runWaiting();
    expect(await written()).toEqual([]);
  });
});
