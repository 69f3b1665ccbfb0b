import { sql, type SQL } from 'drizzle-orm';
import { insertJson } from '@/lib/db/json-rows';
import { auditLog } from '@/lib/db/schema/audit';
import { orderHistory, orderLines, orders } from '@/lib/db/schema/orders';

/** The JSON lists that `insertOrder` reads, as `jsonRow` writes their rows. */
export type OrderList = 'orders' | 'lines' | 'history' | 'audits';

/**
 * Writes an order with its lines, history and audit rows, as named writes for a larger statement. Each returns a row per
 * row written. `instead`: columns of the order whose value the statement computes itself.
 */
export const insertOrder = (
  list: (name: OrderList) => SQL,
  instead: Readonly<Record<string, SQL>> = {},
): SQL => sql`
  new_order as (${insertJson(orders, list('orders'), instead)} returning 1),
  new_lines as (${insertJson(orderLines, list('lines'))} returning 1),
  new_history as (${insertJson(orderHistory, list('history'))} returning 1),
  new_audits as (${insertJson(auditLog, list('audits'))} returning 1)`;
