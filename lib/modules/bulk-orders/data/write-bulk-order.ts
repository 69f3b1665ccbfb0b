import { sql } from 'drizzle-orm';
import { insertJson, jsonRow } from '@/lib/db/json-rows';
import { auditLog } from '@/lib/db/schema/audit';
import { bulkOrders } from '@/lib/db/schema/bulk-orders';
import { customers } from '@/lib/db/schema/checkout';
import { orderHistory, orderLines, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { insertOrder } from '@/lib/modules/orders/service/statements/insert-order';

/** One address of a Bulk order, as it is written. */
export interface OrderPlacement {
  customer: typeof customers.$inferInsert;
  order: typeof orders.$inferInsert;
  lines: (typeof orderLines.$inferInsert)[];
  history: (typeof orderHistory.$inferInsert & { moved: boolean })[];
  audits: (typeof auditLog.$inferInsert)[];
}

/**
 * Writes the Bulk order itself; false where the same act has placed one already. Of two at once the second waits for the
 * first.
 */
export async function insertBulkOrder(
  tx: Transaction,
  row: typeof bulkOrders.$inferInsert,
): Promise<boolean> {
  const { tenantId, act } = bulkOrders;
  const made = await tx
    .insert(bulkOrders)
    .values(row)
    .onConflictDoNothing({ target: [tenantId, act] })
    .returning({ id: bulkOrders.id });
  return made.length === 1;
}

/** Writes the orders of all addresses: one statement, however many there are. */
export async function insertOrders(tx: Transaction, placed: readonly OrderPlacement[]): Promise<void> {
  const given = {
    customers: placed.map(({ customer }) => jsonRow(customers, customer)),
    orders: placed.map(({ order }) => jsonRow(orders, order)),
    lines: placed.flatMap(({ lines }) =>
      lines.map((line) => jsonRow(orderLines, { short: false, leftOut: 0, ...line })),
    ),
    history: placed.flatMap(({ history }) => history.map((row) => jsonRow(orderHistory, row))),
    audits: placed.flatMap(({ audits }) => audits.map((row) => jsonRow(auditLog, row))),
  };
  const part = (name: string) => sql`(select list -> ${sql.raw(`'${name}'`)} from given)`;
  await tx.execute(sql`with given as materialized (select ${JSON.stringify(given)}::jsonb as list),
    new_customers as (${insertJson(customers, part('customers'))}), ${insertOrder(part)}
    select (select count(*) from new_order) as orders`);
}

/** The id of the Bulk order that an act has placed; undefined for none. */
export async function findByAct(
  tx: Transaction,
  { tenantId, act }: { tenantId: string; act: string },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from bulk_orders where tenant_id = ${tenantId} and act = ${act}`,
  );
  return rows[0]?.id;
}
