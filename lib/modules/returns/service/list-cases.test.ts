/** @jest-environment node */
import { ChargeWorld, CLIENT } from '@/scripts/test/charge-world';
import { manyRows } from '@/scripts/test/many-rows';
import { listAllCases, listCases } from './list-cases';

jest.setTimeout(120_000);

const MANY_ROWS = manyRows(2000, 10_000);

let at: ChargeWorld;
beforeAll(async () => {
  at = await ChargeWorld.start();
  await at.buy();
  await at.world.sql(
    `insert into order_cases (tenant_id, id, order_id, kind, form_key, name, email, lang, lines, opened_at, due_at, state, closed_at)
     select tenant_id, 'cas_many_' || n, id, 'missing', 'many-keys-' || n, 'A buyer', 'buyer@example.com', 'en',
       '[{"line":"oli_1","quantity":2}]', now(), now() + (n % 97 - 10) * interval '1 day',
       case when n % 3 = 0 then 'refunded' else 'open' end, case when n % 3 = 0 then now() end
     from orders, generate_series(1, $1::integer) n`,
    [MANY_ROWS],
  );
  await at.world.ownerSql('analyze order_cases', []);
});
afterAll(() => at.close());

test('every open case once, the nearest deadline first, page by page (D53-11, D28-1)', async () => {
  const seen: string[] = [];
  let last = '';
  let cursor: string | undefined;
  do {
    const page = await listCases(CLIENT, { state: 'open', limit: 100, cursor });
    for (const one of page.cases) {
      expect(one.due_at >= last).toBe(true);
      last = one.due_at;
      seen.push(one.id);
    }
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  const open = MANY_ROWS - Math.floor(MANY_ROWS / 3);
  expect([seen.length, new Set(seen).size]).toEqual([open, open]);
});

test('counts and filters; staff see all clients, a client its own', async () => {
  const { total, counts, cases } = await listCases(CLIENT, { state: 'overdue', limit: 1 });
  expect(total).toBe(counts.overdue);
  expect(cases).toMatchObject([{ overdue: true, item_count: 2, state: 'open' }]);
  const closed = await listCases(CLIENT, { state: 'closed', limit: 1, kind: 'missing' });
  expect(closed.total).toBe(Math.floor(MANY_ROWS / 3));
  expect((await listCases(CLIENT, { state: 'all', limit: 1, kind: 'withdrawal' })).total).toBe(0);
  const elsewhere = { tenantId: 'ten_lumen', actor: 'client' } as const;
  expect((await listCases(elsewhere, { state: 'all', limit: 1 })).total).toBe(0);
  const staff = { staffId: 'usr_care', requestId: 'req_1' };
  expect((await listAllCases(staff, { state: 'all', limit: 1, tenant: 'ten_fjord' })).total).toBe(MANY_ROWS);
});

test('a page is read from the index of deadlines, however many cases there are', async () => {
  const plan = await at.world.ownerSql<{ 'QUERY PLAN': string }>(
    `explain select id from order_cases c where c.tenant_id = 'ten_fjord' and c.closed_at is null
     order by c.due_at, c.id, c.tenant_id limit 51`,
    [],
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/order_cases_(open|due|all_open|all_due)/);
});
