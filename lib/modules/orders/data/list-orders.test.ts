/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { closeDatabasePool } from '@/lib/db/pool';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff } from '@/lib/db/with-staff';
import { withTenant } from '@/lib/db/with-tenant';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { listOrders, type AfterRow, type OrderFilter, type OrderSort } from './list-orders';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url });
});
afterAll(async () => {
  await closeDatabasePool();
  await database.close();
});

const ALL: Omit<OrderFilter, 'tenantId'> = {
  statuses: null,
  eventSlug: null,
  kind: null,
  search: null,
  unpaid: false,
};

/** The plan of a page's query, with sorting discouraged so that the planner uses an index if one has the order. */
async function planOf(tx: Transaction, filter: OrderFilter, sort: OrderSort, after: AfterRow | null) {
  await tx.execute(sql`set local enable_sort = off`);
  await tx.execute(sql`set local enable_seqscan = off`);
  const explained: Pick<Transaction, 'execute'> = {
    execute: (query) => tx.execute(sql`explain (costs off) ${query as ReturnType<typeof sql>}`),
  };
  const rows: readonly Record<string, unknown>[] = await listOrders(
    Object.assign(Object.create(tx), explained),
    filter,
    { sort, after, limit: 25 },
  );
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

const SORTS: OrderSort[] = (['created_at', 'total', 'acts_since'] as const).flatMap((column) => [
  { column, descending: true },
  { column, descending: false },
]);
const lastRow = ({ column }: OrderSort): AfterRow => ({
  value: column === 'total' ? '9000000000' : '2026-11-01T10:00:00.000000Z',
  id: 'ord_x',
  tenantId: 'ten_x',
});

test.each(SORTS)('no page of a list is sorted by hand, for a tenant or for staff: %j', async (sort) => {
  for (const after of [null, lastRow(sort)]) {
    const staff = await withStaff({ staffId: 'usr_planner' }, (tx) =>
      planOf(tx, { ...ALL, tenantId: null }, sort, after),
    );
    const tenant = await withTenant({ tenantId: 'ten_planner', actor: 'client' }, (tx) =>
      planOf(tx, { ...ALL, tenantId: 'ten_planner' }, sort, after),
    );
    const name = { created_at: 'time', total: 'total', acts_since: 'wait' }[sort.column];
    expect(staff).toContain(`orders_of_all_by_${name}`);
    expect(tenant).toContain(`orders_by_${name}`);
    expect(`${staff}${tenant}`).not.toContain('Sort');
  }
});

test.each([true, false])(
  'who acts, longest waiting first, is read from one index: staff %s (S2.2-160)',
  async (isStaff) => {
    const sort = { column: 'acts_since', descending: false } as const;
    const wanted = { who: 'staff', at: new Date('2026-11-20T09:00:00Z') } as const;
    const plan = isStaff
      ? await withStaff({ staffId: 'usr_planner' }, (tx) =>
          planOf(tx, { ...ALL, tenantId: null, acts: wanted }, sort, null),
        )
      : await withTenant({ tenantId: 'ten_planner', actor: 'client' }, (tx) =>
          planOf(tx, { ...ALL, tenantId: 'ten_planner', acts: wanted }, sort, null),
        );
    expect(plan).toContain(isStaff ? 'orders_of_all_by_actor' : 'orders_by_actor');
    expect(plan).not.toContain('Sort');
  },
);
