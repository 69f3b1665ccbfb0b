/** @jest-environment node */
import { withTenantOnce } from '@/lib/db/with-tenant';
import { readLimitFilling } from '@/lib/modules/ledger/data/read-filling';
import { sendFillingMail } from '@/lib/modules/ledger/service/send-filling-mail';
import { releaseForOrder } from '@/lib/modules/ledger/service/move-credit';
import { setBudget } from '@/lib/modules/ledger/service/set-budget';
import { recipient, startClaimWorld, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, SUMMIT, TENANT } from '@/scripts/test/fixtures/promo';
import { catchMails } from '@/scripts/test/mail-catcher';

jest.setTimeout(60_000);

const COST = 1482;
const CLIENT = { tenantId: TENANT, actor: 'client', userId: 'usr_ada' } as const;

let world: ClaimWorld;
let mails: Awaited<ReturnType<typeof catchMails>>;
beforeAll(async () => {
  world = await startClaimWorld();
  mails = await catchMails();
  await layStore(SUMMIT);
  await layCode('MANY', { maxUses: 1000 });
  await world.asOwner(`insert into users (id, email, name, password_hash, tenant_id, role)
    values ('usr_ada', 'ada@lumen.example', 'Ada', 'x', '${TENANT}', 'admin')`);
});
afterEach(async () => {
  await world.asOwner('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  await mails.close();
  await world.close();
});

interface Filling {
  what: 'limit' | 'budget';
  of: string;
  step: 80 | 100;
}

/** What is to be told since the last time. */
async function told(): Promise<Filling[]> {
  const rows = await world.asOwner<{ payload: Filling }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-filling-mail' order by j.id`,
  );
  await world.asOwner('delete from graphile_worker._private_jobs');
  return rows.map(({ payload: { what, of, step } }) => ({ what, of, step }));
}

async function claim(): Promise<string> {
  const { json } = await world.claim(recipient({ promo_code: 'MANY' }));
  const [row] = await world.sql<{ id: string }>('select id from orders where order_ref = $1', [
    json.data?.['order_ref'],
  ]);
  return row?.id ?? '';
}
const limit = (step: number) => ({ what: 'limit', of: 'EUR', step });
const budget = (step: number) => ({ what: 'budget', of: SUMMIT.eventId, step });
const setLimit = (minor: number) =>
  world.sql("update credit_accounts set limit_minor = $1 where tenant_id = $2 and currency = 'EUR'", [
    minor,
    TENANT,
  ]);

test('80 and 100 % of the limit, once per filling: again once it has fallen below (D37-9)', async () => {
  await setLimit(5 * COST + 100);
  const orders = [await claim(), await claim(), await claim()];
  expect(await told()).toEqual([]);
  orders.push(await claim());
  expect(await told()).toEqual([]);
  orders.push(await claim());
  expect(await told()).toEqual([limit(80)]);
  // The last cents are left: it is full for the order that has to wait.
  await claim();
  expect(await told()).toEqual([limit(100)]);
  await claim();
  expect(await told()).toEqual([]);
  await releaseForOrder(CLIENT, orders[0] ?? '');
  expect(await told()).toEqual([]);
  await claim();
  expect(await told()).toEqual([limit(80)]);
});

test('the same for an event’s budget; a raise begins a new filling (D37-9)', async () => {
  await setLimit(100_000_000);
  await told();
  const [row] = await world.sql<{ used: string }>(
    'select used_minor as used from event_budgets where event_id = $1',
    [SUMMIT.eventId],
  );
  const used = Number(row?.used);
  await setBudget(CLIENT, SUMMIT.slug, used + COST);
  expect(await told()).toEqual([budget(80)]);
  await claim();
  expect(await told()).toEqual([budget(100)]);
  await claim();
  expect(await told()).toEqual([]);
  await setBudget(CLIENT, SUMMIT.slug, used + COST + 100);
  await claim();
  expect(await told()).toEqual([budget(100)]);
});

test('the mail goes to each admin, with the figures; not once they have changed again', async () => {
  await setLimit(100_000_000);
  const job = { tenantId: TENANT, ...budget(100) } as Parameters<typeof sendFillingMail>[0];
  await sendFillingMail(job);
  const jobs = await world.asOwner<{ payload: typeof job }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-filling-mail'`,
  );
  expect(jobs).toHaveLength(1);
  const one = jobs[0]?.payload ?? job;
  await sendFillingMail(one);
  const mail = mails.caught.at(-1);
  expect([mail?.to, mail?.read.subject]).toEqual([
    ['ada@lumen.example'],
    'An order is waiting: too little of the budget for lumen-summit is left',
  ]);
  expect(mail?.read.text).toMatch(/€.\d+,\d\d of €.\d+,\d\d is used/);
  const before = mails.caught.length;
  await setBudget(CLIENT, SUMMIT.slug, null);
  await sendFillingMail(one);
  expect(mails.caught).toHaveLength(before);
});

test('what an order had to wait for is full however little is used, told once until something comes free (D37-9)', async () => {
  await setLimit(100_000_000);
  await setBudget(CLIENT, SUMMIT.slug, null);
  const used = async () =>
    Number(
      (
        await world.sql<{ used: string }>(
          'select used_minor as used from event_budgets where event_id = $1',
          [SUMMIT.eventId],
        )
      )[0]?.used,
    );
  const base = await used();
  const held = await claim();
  // Hardly more than half of it is used where an order needs all of the rest, and a bit.
  await world.sql('update event_budgets set used_minor = $2, budget_minor = $3 where event_id = $1', [
    SUMMIT.eventId,
    2 * COST,
    3 * COST - 1,
  ]);
  await told();
  await claim();
  expect(await told()).toEqual([budget(100)]);
  // A movement that frees nothing.
  await world.sql('update event_budgets set used_minor = used_minor + 1 where event_id = $1', [
    SUMMIT.eventId,
  ]);
  await claim();
  expect(await told()).toEqual([]);
  await releaseForOrder(CLIENT, held);
  await world.sql('update event_budgets set used_minor = $2 where event_id = $1', [SUMMIT.eventId, 2 * COST]);
  await claim();
  expect(await told()).toEqual([budget(100)]);
  await world.sql('update event_budgets set used_minor = $2, budget_minor = null where event_id = $1', [
    SUMMIT.eventId,
    base,
  ]);
});

test('an account with money on it says that nothing of its limit is used, never less (D37-9)', async () => {
  const [before] = await world.sql<{ reserved: string; balance: string }>(
    "select reserved_minor as reserved, balance_minor as balance from credit_accounts where currency = 'EUR'",
  );
  await setLimit(100);
  await world.sql(
    "update credit_accounts set balance_minor = reserved_minor + 500 where tenant_id = $1 and currency = 'EUR'",
    [TENANT],
  );
  await told();
  await claim();
  expect(await told()).toEqual([limit(100)]);
  const row = await withTenantOnce(CLIENT, (tx) =>
    readLimitFilling(tx, { tenantId: TENANT, currency: 'EUR' }),
  );
  expect(row).toMatchObject({ used: '0', most: '100', filled: 100 });
  await sendFillingMail({
    tenantId: TENANT,
    ...limit(100),
    to: { userId: 'usr_ada', name: 'mail_1' },
  } as Parameters<typeof sendFillingMail>[0]);
  const { subject, text } = mails.caught.at(-1)?.read ?? {};
  expect(subject).toBe('An order is waiting: too little credit is left');
  expect(text).toMatch(/has used €.0,00 of €.1,00/);
  await world.sql("update credit_accounts set balance_minor = $2 where tenant_id = $1 and currency = 'EUR'", [
    TENANT,
    before?.balance,
  ]);
});
