import { and, eq } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { auditRow, type AuditEntry } from '@/lib/db/audit';
import { auditLog } from '@/lib/db/schema/operations';
import { customers } from '@/lib/db/schema/orders';
import { together } from '@/lib/db/together';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';

type NewCustomer = typeof customers.$inferInsert;

/** A new customer with its audit row, in one round trip. */
export async function insertCustomer(
  tx: Transaction,
  context: TenantContext,
  customer: NewCustomer,
  entry: AuditEntry,
): Promise<void> {
  await together(tx, {
    customer: tx.insert(customers).values(customer),
    audit: tx.insert(auditLog).values(auditRow(context, entry)),
  });
}

/** Overwrites who a customer is and where they live; `fields` without the keys, which never change. */
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
