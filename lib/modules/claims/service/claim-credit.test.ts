/** @jest-environment node */
import { withTenant } from '@/lib/db/with-tenant';
import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { refuseClaim, releaseClaim } from '@/lib/modules/claims/service/decide-flagged';
import { correctAccount } from '@/lib/modules/ledger/service/correct-account';
import { releaseForOrder } from '@/lib/modules/ledger/service/move-credit';
import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { releaseWaiting } from '@/lib/modules/orders/service/release-waiting';
import { sendOrderMail } from '@/lib/modules/orders/service/send-order-mail';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { recipient, startClaimWorld, type ClaimAnswer, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, layPromo, SUMMIT, TENANT } from '@/scripts/test/fixtures/promo';
import { catchMails } from '@/scripts/test/mail-catcher';

jest.setTimeout(60_000);

/** 4.10 + 3.20, 4.95 for its way, and 21 % of both. */
const COST = 1482;

let world: ClaimWorld;
let mails: Awaited<ReturnType<typeof catchMails>>;
beforeAll(async () => {
  world = await startClaimWorld();
  mails = await catchMails();
  await layStore(SUMMIT);
  await layCode('MANY', { maxUses: 1000 });
  await layPromo({ id: 'evt_other', slug: 'other-gift', sample: true });
  await world.asOwner(`insert into users (id, email, name, password_hash, tenant_id, role)
    values ('usr_lumen', 'admin@lumen.example', 'Lumen', 'x', '${TENANT}', 'admin')`);
});
beforeEach(async () => {
  await setRoom(1_000_000);
  await setBudget(null);
});
afterAll(async () => {
  await mails.close();
  await world.close();
});

/** What is left of the account from now on. */
const setRoom = (minor: number) =>
  world.sql(
    `update credit_accounts set limit_minor = $1::bigint + reserved_minor - balance_minor
    where tenant_id = $2 and currency = 'EUR'`,
    [minor, TENANT],
  );
/** What is left of an event's budget from now on; null for no budget. */
const setBudget = (minor: number | null, event = SUMMIT.eventId) =>
  world.sql('update event_budgets set budget_minor = used_minor + $1::bigint where event_id = $2', [
    minor,
    event,
  ]);

interface Standing {
  id: string;
  status: string;
  held: string | null;
  uses: number;
  keys: number;
}

async function standing(answer: ClaimAnswer): Promise<Standing> {
  expect([answer.status, answer.json.codes]).toEqual([200, undefined]);
  const [row] = await world.sql<Standing>(
    `select o.id, o.status, (select r.state from credit_reservations r where r.order_id = o.id) as held,
      (select uses from promo_codes where id = o.promo_code_id) as uses,
      (select count(*)::int from claim_keys k where k.order_id = o.id) as keys
    from orders o where o.order_ref = $1`,
    [answer.json.data?.['order_ref']],
  );
  if (!row) throw new Error('no order');
  return row;
}

const claim = (form = {}, path?: string) =>
  world.claim(recipient({ promo_code: 'MANY', ...form }), path === undefined ? {} : { path });
const claimed = async (form = {}) => standing(await claim(form));
const sample = async () => standing(await claim({ promo_code: '' }, '/api/ten_lumen/other-gift/claim'));
const release = () => releaseWaiting({ tenantId: TENANT });

async function statusOf(...orders: { id: string }[]): Promise<string[]> {
  const rows = await world.sql<{ id: string; status: string }>('select id, status from orders');
  return orders.map(({ id }) => rows.find((row) => row.id === id)?.status ?? '');
}
const inQueue = (key: string) =>
  world.asOwner<{ n: number }>(
    `select count(*)::int as n from graphile_worker._private_jobs where key = '${key}'`,
  );

test('a claim reserves what it costs in full, counted against its event’s budget (D36-6, D37-4)', async () => {
  const order = await claimed();
  expect(order).toMatchObject({ status: 'new', held: 'open' });
  const rows = await world.sql(
    'select kind, reserved_minor::int as reserved, event_id from ledger_rows where order_id = $1',
    [order.id],
  );
  expect(rows).toEqual([{ kind: 'reserve', reserved: COST, event_id: SUMMIT.eventId }]);
});

describe('a claim that there is no room for (D37-5)', () => {
  test.each([
    ['on the account waits for its limit', COST - 1, 0, 'over_budget_limit'],
    ['in the budget waits for it', COST, COST - 1, 'over_budget'],
  ])('%s, and stands: code, household and stock are taken', async (_, room, budget, status) => {
    await setRoom(room);
    await setBudget(budget);
    const before = await world.taken();
    const answer = await claim();
    const order = await standing(answer);
    expect(order).toMatchObject({ status, held: null, keys: expect.any(Number) });
    expect(answer.json.data).toMatchObject({ awaits_release: true, to_be_confirmed: false });
    const after = await world.taken();
    const stock = 'lu-summit-hoodie-navy-m';
    expect(after.stock[stock]).toBe((before.stock[stock] ?? 0) - 1);
    expect(after.events[SUMMIT.eventId]).toBe((before.events[SUMMIT.eventId] ?? 0) + 1);
    expect(after.keys).toBeGreaterThan(before.keys);
    expect(order.uses).toBeGreaterThan(0);
  });

  test('is not made before it is released', async () => {
    await setRoom(0);
    const order = await claimed();
    await advanceOrder({ tenantId: TENANT, orderId: order.id });
    expect(await statusOf(order)).toEqual(['over_budget_limit']);
  });

  test('is received for its recipient, whom no page and no mail promises a day', async () => {
    await setRoom(0);
    const answer = await claim();
    const { id } = await standing(answer);
    const token = String(answer.json.data?.['order_link']).replace('/order/', '');
    expect(await readOrderPage(token, 'req')).toMatchObject({ stage: 'received', awaits_release: true });
    await sendOrderMail({ tenantId: TENANT, orderId: id, kind: 'claim_confirmation' });
    const text = mails.caught.at(-1)?.read.text ?? '';
    expect(text).toContain('still has to release it for production');
    expect(text).not.toContain('Estimated delivery');
  });

  test('gives all back when it is cancelled', async () => {
    await setRoom(0);
    const before = await world.taken();
    const { id } = await claimed();
    await withTenant({ tenantId: TENANT, actor: 'system' }, async (tx) => {
      const order = await lockOrder(tx, TENANT, id);
      if (!order) throw new Error('no order');
      await cancelOrder(tx, { tenantId: TENANT, actor: 'client' }, order, { actor: 'client', reason: 'x' });
    });
    const { orders: _o, customers: _c, lines: _l, jobs: _j, ...after } = await world.taken();
    expect(before).toMatchObject(after);
    expect(await world.sql('select from order_waits where order_id = $1', [id])).toEqual([]);
  });
});

describe('a flagged claim (D24-2, D37-4)', () => {
  const decision = (orderId: string) => ({ orderId, userId: 'usr_lumen' });
  const client = { tenantId: TENANT, actor: 'client', userId: 'usr_lumen' } as const;
  const setMode = (mode: string) =>
    world.sql('update events set household_mode = $1 where id = $2', [mode, SUMMIT.eventId]);
  beforeEach(() => setMode('flag'));
  afterEach(() => setMode('per_household'));

  /** The second claim of a household, which its client decides on. */
  async function flagged(): Promise<Standing> {
    const form = recipient({ promo_code: 'MANY' });
    await standing(await world.claim(form));
    const { email, phone } = recipient();
    const answer = await world.claim({ ...form, name: 'Bo Lund', email, phone });
    expect(answer.json.data).toMatchObject({ to_be_confirmed: true, awaits_release: false });
    return standing(answer);
  }
  const heldOf = async ({ id }: Standing) => {
    const [row] = await world.sql<{ status: string; state: string | null }>(
      `select o.status, r.state from orders o
      left join credit_reservations r on r.tenant_id = o.tenant_id and r.order_id = o.id where o.id = $1`,
      [id],
    );
    return row;
  };

  test('reserves at once, and its client’s no gives it back', async () => {
    const order = await flagged();
    expect(order).toMatchObject({ status: 'new', held: 'open' });
    await refuseClaim(client, decision(order.id));
    expect(await heldOf(order)).toEqual({ status: 'cancelled', state: 'released' });
  });

  test('without credit is decided first: its client’s yes asks for it again, and lets it wait', async () => {
    // Nothing of other tests waits before it.
    await setRoom(100 * COST);
    await release();
    await setRoom(COST);
    const order = await flagged();
    expect(order).toMatchObject({ status: 'new', held: null });
    await releaseClaim(client, decision(order.id));
    expect(await heldOf(order)).toEqual({ status: 'over_budget_limit', state: null });
    await setRoom(COST);
    await release();
    expect(await heldOf(order)).toEqual({ status: 'new', state: 'open' });
  });
});

describe('waiting orders are released (D37-6)', () => {
  beforeEach(async () => {
    // What other tests left waiting.
    await setRoom(1_000_000);
    await setBudget(null, 'evt_other');
    await release();
  });

  test('oldest first, as many as fit; a later one never passes an older one', async () => {
    await setRoom(0);
    const waiting = [await claimed(), await claimed(), await claimed()];
    await setRoom(2 * COST);
    await release();
    expect(await statusOf(...waiting)).toEqual(['new', 'new', 'over_budget_limit']);
    const [first] = waiting;
    const history = await world.sql(
      'select from_status, to_status, actor from order_history where order_id = $1 order by at, id',
      [first?.id],
    );
    expect(history).toMatchObject([
      { to_status: 'new' },
      { from_status: 'new', to_status: 'over_budget_limit', actor: 'system' },
      { from_status: 'over_budget_limit', to_status: 'new', actor: 'system' },
    ]);
  });

  test('an event without budget holds up no other event, and the account’s end ends all', async () => {
    await setBudget(0);
    await setBudget(0, 'evt_other');
    const waiting = [await claimed(), await sample(), await sample()];
    expect(await statusOf(...waiting)).toEqual(['over_budget', 'over_budget', 'over_budget']);
    await setBudget(null, 'evt_other');
    await setRoom(COST);
    await release();
    expect(await statusOf(...waiting)).toEqual(['over_budget', 'new', 'over_budget_limit']);
  });

  test('delivery counts from then on, and the recipient hears of it', async () => {
    await setRoom(0);
    const { id } = await claimed();
    await world.sql(
      "update orders set delivery_from = '2020-01-01', delivery_to = '2020-01-02' where id = $1",
      [id],
    );
    await setRoom(COST);
    await release();
    const [row] = await world.sql<{ later: boolean }>(
      'select delivery_from > current_date as later from orders where id = $1',
      [id],
    );
    expect(row?.later).toBe(true);
    await sendOrderMail({ tenantId: TENANT, orderId: id, kind: 'order_released', decision: '1' });
    expect(mails.caught.at(-1)?.read.subject).toContain('is going into production');
    expect(await inQueue(`advance:${id}`)).toEqual([{ n: 1 }]);
  });

  test('one job looks at so many; the next goes on behind them, and held ones count for none', async () => {
    await setRoom(0);
    const [held, full, fits] = [await claimed(), await claimed(), await sample()];
    await setRoom(5 * COST);
    await setBudget(0);
    await world.sql("update orders set hold_reason = 'refunded', held_at = now() where id = $1", [held.id]);
    const rest = async () => {
      const key = `release-waiting:${TENANT}:rest`;
      const [job] = await world.asOwner<{ payload: Parameters<typeof releaseWaiting>[0] }>(
        `delete from graphile_worker._private_jobs where key = '${key}' returning payload`,
      );
      return job?.payload;
    };
    await releaseWaiting({ tenantId: TENANT }, { page: 1, most: 1 });
    expect(await statusOf(held, full, fits)).toEqual([
      'over_budget_limit',
      'over_budget',
      'over_budget_limit',
    ]);
    const job = await rest();
    expect(job?.from).toMatchObject({ after: { id: full.id }, events: [SUMMIT.eventId], currencies: [] });
    await releaseWaiting(job ?? { tenantId: '' }, { page: 2, most: 2 });
    expect(await statusOf(held, full, fits)).toEqual(['over_budget_limit', 'over_budget', 'new']);
    expect(await rest()).toBeUndefined();
    await world.sql('update orders set hold_reason = null, held_at = null where id = $1', [held.id]);
  });

  test('one that fails holds up none of the next, and is tried again', async () => {
    await setRoom(0);
    const waiting = [await claimed(), await claimed()];
    const [broken] = waiting;
    await world.asOwner(`create function breaks() returns trigger language plpgsql as 'begin raise ''broken''; end';
      create trigger breaks before update of status on orders for each row when (new.id = '${broken?.id ?? ''}')
      execute function breaks()`);
    await setRoom(2 * COST);
    await expect(release()).rejects.toThrow('1 waiting orders');
    expect(await statusOf(...waiting)).toEqual(['over_budget_limit', 'new']);
    await world.asOwner('drop trigger breaks on orders; drop function breaks');
    await release();
    expect(await statusOf(...waiting)).toEqual(['new', 'new']);
  });

  test('money that comes in, or is given back, asks for it in the same transaction', async () => {
    const key = `release-waiting:${TENANT}`;
    await world.asOwner(`delete from graphile_worker._private_jobs where key = '${key}'`);
    const staff = { tenantId: TENANT, actor: 'staff', userId: 'usr_lumen' } as const;
    await correctAccount(staff, { currency: 'EUR', amount: -1, reason: 'less' });
    expect(await inQueue(key)).toEqual([{ n: 0 }]);
    await correctAccount(staff, { currency: 'EUR', amount: 1, reason: 'more' });
    expect(await inQueue(key)).toEqual([{ n: 1 }]);
  });
});

test('an order placed before anything was reserved reserves as it is taken up, or waits (D37-4)', async () => {
  const [fits, waits] = [await claimed(), await claimed()];
  for (const { id } of [fits, waits]) {
    await releaseForOrder({ tenantId: TENANT, actor: 'system' }, id);
    await world.sql('update orders set edit_until = now() where id = $1', [id]);
  }
  await setRoom(COST);
  await setBudget(0);
  await advanceOrder({ tenantId: TENANT, orderId: fits.id });
  await advanceOrder({ tenantId: TENANT, orderId: waits.id });
  const [first, second] = await statusOf(fits, waits);
  expect(first).toMatch(/^queued_processing|^artwork_issue/);
  expect(second).toBe('over_budget_limit');
  const open = await world.sql(
    'select order_id from credit_reservations where order_id = any($1) and state = $2',
    [[fits.id, waits.id], 'open'],
  );
  expect(open).toEqual([{ order_id: fits.id }]);
});

test('the books add up after all of it (D37-3)', async () => {
  expect(await checkLedger()).toEqual([]);
});
