import { and, eq, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { auditRow, type AuditEntry } from '@/lib/audit/append-audit';
import { insertJson, jsonRow } from '@/lib/db/json-rows';
import { prepared } from '@/lib/db/prepared';
import { auditLog } from '@/lib/db/schema/audit';
import { customers } from '@/lib/db/schema/checkout';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';

type NewCustomer = typeof customers.$inferInsert;

const insert = prepared<{ customers: string; audits: string }, Record<string, never>>(
  'insert_customer',
  () => sql`with customer as (${insertJson(customers, sql`${sql.placeholder('customers')}::jsonb`)})
    ${insertJson(auditLog, sql`${sql.placeholder('audits')}::jsonb`)}`,
);

/** A new customer with its audit row, in one round trip. */
export async function insertCustomer(
  tx: Transaction,
  context: TenantContext,
  customer: Required<Omit<NewCustomer, 'openOrderId'>>,
  entry: AuditEntry,
): Promise<void> {
  await insert(tx, {
    customers: JSON.stringify([jsonRow(customers, customer)]),
    audits: JSON.stringify([jsonRow(auditLog, auditRow(context, entry))]),
  });
}

/** Overwrites a customer's name and address; `fields` without the keys, which never change. */
export async function updateCustomer(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  fields: Omit<NewCustomer, 'tenantId' | 'id' | 'eventId'>,
): Promise<void> {
  await tx
    .update(customers)
    .set({ ...fields, updatedAt: now() })
    .where(and(eq(customers.tenantId, tenantId), eq(customers.id, id)));
}
