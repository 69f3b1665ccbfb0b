import { notFound } from '@/lib/kernel/app-error';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { EVERY_EVENT, listEvents } from '@/lib/modules/events/data/list-events';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { presentEventSummary } from './present-event-summary';

async function find(tx: Transaction, slug: string, tenantId: string | null): Promise<EventSummary> {
  const [row] = await listEvents(tx, { ...EVERY_EVENT, tenantId, slug }, { after: null, limit: 1 });
  if (!row) throw notFound();
  return presentEventSummary(row);
}

/** One event of a tenant, drafts included. Throws 404 for another tenant's. */
export async function readEvent(context: TenantContext, slug: string): Promise<EventSummary> {
  return withTenant(context, (tx) => find(tx, slug, context.tenantId));
}

/** One event of any tenant; for staff. */
export async function readAnyEvent(context: StaffContext, slug: string): Promise<EventSummary> {
  return withStaff(context, (tx) => find(tx, slug, null));
}
