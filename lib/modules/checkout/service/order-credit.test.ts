/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { withTenant } from '@/lib/db/with-tenant';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { releaseWaiting } from '@/lib/modules/orders/service/release-waiting';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { payments } from '@/lib/payments';
import { finaliseOrder } from '@/lib/modules/payments/service/finalise-order';
import { releaseOrder } from '@/lib/modules/payments/service/release-order';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { stockOf, voucherUses } from '@/scripts/test/order-state';
import { intentOf, Shopper } from '@/scripts/test/shopper';

jest.setTimeout(60_000);

const TEE = 'ff-crew-tee-black-m';
const { tenantId } = FJORD;
let world: CheckoutWorld;

beforeAll(async () => {
  // MOST leaves 3.74 to be paid: less than what the order owes.
  const vouchers = [...(FJORD.vouchers ?? []), { code: 'MOST', amount: 6000 }];
  world = await startCheckoutWorld([{ ...FJORD, vouchers }]);
});
beforeEach(() => setLimit(100_000_000));
afterAll(() => world.close());

const setLimit = (minor: number) =>
  world.sql(
    `update credit_accounts set limit_minor = $1::bigint + reserved_minor - balance_minor, activated_at = now()
     where tenant_id = 'ten_fjord' and currency = 'GBP'`,
    [minor],
  );

async function account() {
  const [row] = await world.sql<{ reserved: number; balance: number; sums: boolean }>(
    `select a.reserved_minor::int as reserved, a.balance_minor::int as balance,
      a.reserved_minor = coalesce((select sum(reserved_minor) from ledger_rows where currency = 'GBP'), 0)
      and a.balance_minor = coalesce((select sum(balance_minor) from ledger_rows where currency = 'GBP'), 0) as sums
    from credit_accounts a where tenant_id = 'ten_fjord' and currency = 'GBP'`,
  );
  if (!row?.sums) throw new Error('rows and account differ');
  return { reserved: row.reserved, balance: row.balance };
}

/** The account's change while something happens. */
async function changeBy<T>(work: () => Promise<T>) {
  const before = await account();
  const result = await work();
  const after = await account();
  return {
    result,
    reserved: after.reserved - before.reserved,
    balance: after.balance - before.balance,
  };
}

const owed = async (orderId: unknown) => {
  const [row] = await world.sql<{ credit: number }>(
    'select credit_minor as credit from orders where id = $1',
    [orderId],
  );
  return row?.credit ?? NaN;
};

async function shopper() {
  const made = new Shopper(world, FJORD);
  expect((await made.createCustomer()).status).toBe(200);
  return made;
}

const FREE = { amount: '0.00', total_shipping_price: '6.54', discount_code: 'ONHOUSE' };
const NEARLY = { amount: '3.74', total_shipping_price: '6.54', discount_code: 'MOST' };

const stateOf = async (orderId: unknown) => {
  const [row] = await world.sql('select status, payment_status from orders where id = $1', [orderId]);
  return row;
};

async function placeFree(): Promise<string> {
  const answer = await (await shopper()).pay(FREE);
  expect(answer.status).toBe(200);
  return String(answer.json['order_id']);
}

const enter = (orderId: string, from: OrderStatus, to: OrderStatus) =>
  withTenant({ tenantId, actor: 'staff' }, async (tx) => {
    await world.sql('update orders set status = $2 where id = $1', [orderId, from]);
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw new Error('no order');
    if (to === 'cancelled') {
      await cancelOrder(tx, { tenantId, actor: 'staff' }, order, { actor: 'staff', reason: 'x' });
      return;
    }
    const actor = to === 'shipped' ? 'fulfiller' : 'staff';
    const moved = await moveOrder(tx, { tenantId, actor: 'staff' }, movable(order), {
      to,
      actor,
      reason: 'x',
    });
    expect(moved).toEqual({ ok: true, value: 'moved' });
  });

/** Resolves once a transaction waits for the lock of another one. */
async function somebodyWaits(): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const [waiting] = await world.ownerSql('select from pg_locks where not granted limit 1');
    if (waiting) return;
  }
  throw new Error('nobody waits');
}

describe('what a charge does not cover is reserved on the client’s credit (D36-4)', () => {
  test('all of what a voucher covers, with a row of the ledger and the event’s budget', async () => {
    const { result: id, reserved } = await changeBy(placeFree);
    expect(reserved).toBe(await owed(id));
    expect(reserved).toBeGreaterThan(0);
    const rows = await world.sql('select kind, event_id from ledger_rows where order_id = $1', [id]);
    expect(rows).toEqual([{ kind: 'reserve', event_id: FJORD.eventId }]);
  });

  test('a charge that covers everything reserves nothing', async () => {
    const { reserved } = await changeBy(async () =>
      (await shopper()).pay({ amount: '63.74', total_shipping_price: '6.54' }),
    );
    expect(reserved).toBe(0);
  });

  test('the same pay again reserves once; another basket of the shopper moves the reservation', async () => {
    const who = await shopper();
    const first = await changeBy(() => who.pay(NEARLY));
    expect(first.reserved).toBe(await owed(first.result.json['order_id']));
    expect((await changeBy(() => who.pay(NEARLY))).reserved).toBe(0);
    const second = await changeBy(() => who.pay({ amount: '63.74', total_shipping_price: '6.54' }));
    expect(second.result.status).toBe(200);
    expect(second.reserved).toBe(-first.reserved);
  });

  test('a reservation moves to the new order also where the account has room for one alone', async () => {
    const who = await shopper();
    const first = await changeBy(() => who.pay(NEARLY));
    await setLimit(0);
    const again = await changeBy(() => who.pay({ ...NEARLY, products: [...who.products].reverse() }));
    expect([again.result.status, again.reserved]).toEqual([200, 0]);
    expect(again.result.json['order_id']).not.toBe(first.result.json['order_id']);
    expect(first.reserved).toBeGreaterThan(0);
  });

  test('an unpaid order that ends gives it back', async () => {
    const who = await shopper();
    const { result, reserved } = await changeBy(() => who.pay(NEARLY));
    const orderId = String(result.json['order_id']);
    const ended = await changeBy(() => releaseOrder({ tenantId, orderId }, 'expired'));
    expect(ended.reserved).toBe(-reserved);
  });
});

describe('money that comes after the release of its order (D37-4)', () => {
  const merchant = { region: 'UK', account: 'acct_sandbox_uk_fjord' } as const;

  /** The order's release, after which the credit is `left` beyond what is in use, and then its payment. */
  async function paidLate(left: number) {
    const placed = await (await shopper()).pay(NEARLY);
    const orderId = String(placed.json['order_id']);
    const intent = await payments().retrieveIntent(merchant, intentOf(placed));
    if (!intent) throw new Error('no intent');
    await releaseOrder({ tenantId, orderId }, 'expired');
    await setLimit(left);
    const paid = { ...intent, state: 'succeeded', received: intent.amount } as const;
    const { reserved, result } = await changeBy(() =>
      finaliseOrder({ tenantId, orderId, merchant, intent: paid }),
    );
    expect(result).toBe('finalised');
    const [logged] = await world.sql<{ data: unknown }>(
      "select data from audit_log where subject_id = $1 and action = 'order.paid'",
      [orderId],
    );
    return { orderId, reserved, logged: logged?.data };
  }

  test('reserves again what the charge does not cover, once, and it is taken when shipped', async () => {
    const { orderId, reserved, logged } = await paidLate(100_000_000);
    expect(reserved).toBe(await owed(orderId));
    expect(reserved).toBeGreaterThan(0);
    expect(logged).not.toHaveProperty('creditShort');
    const shipped = await changeBy(() => enter(orderId, 'ready_to_ship', 'shipped'));
    expect(shipped).toMatchObject({ reserved: -reserved, balance: -reserved });
  });

  test('is kept where the credit has too little by now, and the paid order waits for it', async () => {
    const { orderId, reserved, logged } = await paidLate(0);
    expect(reserved).toBe(0);
    expect(logged).toMatchObject({ late: true });
    expect(await stateOf(orderId)).toEqual({ status: 'over_budget_limit', payment_status: 'paid' });
    await setLimit(await owed(orderId));
    const { reserved: taken } = await changeBy(() => releaseWaiting({ tenantId }));
    expect(taken).toBe(await owed(orderId));
    expect(await stateOf(orderId)).toEqual({ status: 'new', payment_status: 'paid' });
  });
});

describe('a voucher that the credit cannot cover (D36-4)', () => {
  test('is refused at pay, and nothing is taken', async () => {
    await setLimit(0);
    const before = [await stockOf(world, TEE), await voucherUses(world, 'ONHOUSE'), await account()];
    const { status, json } = await (await shopper()).pay(FREE);
    expect([status, json['codes']]).toEqual([422, { discount_code: ['voucher_not_covered'] }]);
    expect([await stockOf(world, TEE), await voucherUses(world, 'ONHOUSE'), await account()]).toEqual(before);
  });

  test('is the voucher’s fault only where the order would be covered without it', async () => {
    const SAVED = { amount: '58.74', total_shipping_price: '6.54', discount_code: 'SAVE5' };
    const setFee = (bp: number) =>
      world.sql(`update tenants set platform_fee_bp = $1 where id = 'ten_fjord'`, [bp]);
    // Little is left of the charge: a voucher takes more off it than off the fee.
    await setFee(6000);
    try {
      const plain = await (await shopper()).pay({ amount: '63.74', total_shipping_price: '6.54' });
      const gap = await owed(plain.json['order_id']);
      expect(gap).toBeGreaterThan(0);
      // Even without a voucher the credit would not do: the order is placed as that one would be.
      await setLimit(gap - 1);
      const { result, reserved } = await changeBy(async () => (await shopper()).pay(SAVED));
      expect([result.status, reserved]).toEqual([200, 0]);
      await setLimit(gap);
      const before = await account();
      const refused = await (await shopper()).pay(SAVED);
      expect([refused.status, refused.json['codes']]).toEqual([
        422,
        { discount_code: ['voucher_not_covered'] },
      ]);
      expect(await account()).toEqual(before);
    } finally {
      await setFee(500);
    }
  });

  test('of many at once just as many pass as the credit has room for', async () => {
    const one = await owed(await placeFree());
    await setLimit(3 * one + one - 1);
    const shoppers = await Promise.all(Array.from({ length: 8 }, shopper));
    const { result, reserved } = await changeBy(() => Promise.all(shoppers.map((who) => who.pay(FREE))));
    expect(result.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
    expect(reserved).toBe(3 * one);
  });
});

describe('an order that there is no room for waits (D36-4, D37-5)', () => {
  const setFee = (bp: number) =>
    world.sql(`update tenants set platform_fee_bp = $1 where id = 'ten_fjord'`, [bp]);
  const setBudget = (minor: number | null) =>
    world.sql('update event_budgets set budget_minor = used_minor + $1::bigint where event_id = $2', [
      minor,
      FJORD.eventId,
    ]);
  afterEach(async () => {
    await setFee(500);
    await setBudget(null);
  });

  test('once it is paid, where the account has too little and no voucher is the cause', async () => {
    // Little is left of the charge for what it costs to make.
    await setFee(6000);
    await setLimit(0);
    const placed = await (await shopper()).pay({ amount: '63.74', total_shipping_price: '6.54' });
    const orderId = placed.json['order_id'];
    expect(await stateOf(orderId)).toEqual({ status: null, payment_status: 'awaiting_payment' });
    world.stripe.control.pay(intentOf(placed));
    await world.stripe.control.settled();
    expect(await stateOf(orderId)).toEqual({ status: 'over_budget_limit', payment_status: 'paid' });
    await setLimit(await owed(orderId));
    const { reserved } = await changeBy(() => releaseWaiting({ tenantId }));
    expect([reserved, await stateOf(orderId)]).toEqual([
      await owed(orderId),
      { status: 'new', payment_status: 'paid' },
    ]);
  });

  test('at once, where there is nothing to pay and its event has no budget left', async () => {
    await setBudget(0);
    const { result: id, reserved } = await changeBy(placeFree);
    expect([reserved, await stateOf(id)]).toEqual([
      0,
      { status: 'over_budget', payment_status: 'not_needed' },
    ]);
    await setBudget(null);
    expect((await changeBy(() => releaseWaiting({ tenantId }))).reserved).toBe(await owed(id));
  });
});

describe('what is reserved is taken or given back once (D37-4)', () => {
  test('taken when the order is shipped', async () => {
    const id = await placeFree();
    const one = await owed(id);
    const shipped = await changeBy(() => enter(id, 'ready_to_ship', 'shipped'));
    expect(shipped).toMatchObject({ reserved: -one, balance: -one });
  });

  test('given back when it is cancelled before production', async () => {
    const id = await placeFree();
    const cancelled = await changeBy(() => enter(id, 'processed', 'cancelled'));
    expect(cancelled).toMatchObject({ reserved: -(await owed(id)), balance: 0 });
  });

  test.each(['in_production', 'packaged'] as const)(
    'taken when it is cancelled after it was %s, also where the steps before it were skipped',
    async (status) => {
      const id = await placeFree();
      const one = await owed(id);
      await enter(id, 'submitted_to_fulfiller', status);
      const cancelled = await changeBy(() => enter(id, status, 'cancelled'));
      expect(cancelled).toMatchObject({ reserved: -one, balance: -one });
    },
  );

  test('a cancellation waits for stock before it takes the credit, as a pay does: the two cannot block each other', async () => {
    const id = await placeFree();
    await withTenant({ tenantId, actor: 'client' }, async (tx) => {
      await tx.execute(sql`select from variants where id = ${TEE} for update`);
      const cancelled = enter(id, 'processed', 'cancelled');
      await somebodyWaits();
      // What a pay that has the piece does next; `nowait` fails where the cancellation holds the account.
      await tx.execute(sql`select from credit_accounts where currency = 'GBP' for update nowait`);
      return () => cancelled;
    }).then((cancelled) => cancelled());
    const [reservation] = await world.sql('select state from credit_reservations where order_id = $1', [id]);
    expect(reservation).toEqual({ state: 'released' });
  });
});
