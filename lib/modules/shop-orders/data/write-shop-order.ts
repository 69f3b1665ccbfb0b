import { sql } from 'drizzle-orm';
import { insertJson, jsonRow } from '@/lib/db/json-rows';
import { auditLog } from '@/lib/db/schema/audit';
import { customers } from '@/lib/db/schema/checkout';
import { events, slugDirectory } from '@/lib/db/schema/events';
import { orderHistory, orderLines, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { insertOrder } from '@/lib/modules/orders/service/statements/insert-order';

/** An order of a shop, as it is written. */
export interface ShopPlacement {
  customer: typeof customers.$inferInsert;
  order: typeof orders.$inferInsert;
  lines: (typeof orderLines.$inferInsert)[];
  history: typeof orderHistory.$inferInsert & { moved: boolean };
  audits: (typeof auditLog.$inferInsert)[];
}

/** Writes the order with all that belongs to it, by one statement. */
export async function insertShopOrder(tx: Transaction, placed: ShopPlacement): Promise<void> {
  const given = {
    customers: [jsonRow(customers, placed.customer)],
    orders: [jsonRow(orders, placed.order)],
    lines: placed.lines.map((line) => jsonRow(orderLines, { short: false, leftOut: 0, ...line })),
    history: [jsonRow(orderHistory, placed.history)],
    audits: placed.audits.map((row) => jsonRow(auditLog, row)),
  };
  const part = (name: string) => sql`(select list -> ${sql.raw(`'${name}'`)} from given)`;
  await tx.execute(sql`with given as materialized (select ${JSON.stringify(given)}::jsonb as list),
    new_customers as (${insertJson(customers, part('customers'))}), ${insertOrder(part)}
    select (select count(*) from new_order) as orders`);
}

/** The hidden event of a shop. Its slug is a draft's, which is no page to anybody. */
export async function insertHiddenEvent(tx: Transaction, row: typeof events.$inferInsert): Promise<void> {
  const { tenantId, id: eventId, slug } = row;
  await tx.insert(events).values({ ...row, hidden: true, status: 'Draft' });
  await tx.insert(slugDirectory).values({ tenantId, eventId, slug });
}
