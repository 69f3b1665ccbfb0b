import { sql } from 'drizzle-orm';
import { IS_KEPT, IS_OPEN_TO_THE_PUBLIC } from '@/lib/modules/events/service/statements/event-json';
import type { EventStatus } from '@/lib/db/schema/events';
import type { Transaction } from '@/lib/db/transaction';

/** The event that a picture is uploaded for. */
export interface UploadEvent extends Record<string, unknown> {
  id: string;
  status: EventStatus;
  locked: boolean;
  lockReason: string | null;
  isPublic: boolean;
}

/** The tenant's event of this slug; undefined for another's. */
export async function findUploadEvent(
  tx: Transaction,
  tenantId: string,
  slug: string,
): Promise<UploadEvent | undefined> {
  const { rows } = await tx.execute<UploadEvent>(sql`
    select e.id, e.status, e.locked, e.lock_reason as "lockReason", (${IS_OPEN_TO_THE_PUBLIC}) as "isPublic" from events e
    where e.tenant_id = ${tenantId} and e.slug = ${slug} and ${IS_KEPT}`);
  return rows[0];
}

/** Whether this is an order of the event. */
export async function isOrderOf(
  tx: Transaction,
  { tenantId, eventId, orderId }: { tenantId: string; eventId: string; orderId: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from orders o where o.tenant_id = ${tenantId} and o.event_id = ${eventId} and o.id = ${orderId}`);
  return rows.length > 0;
}

/** Whether this is an artwork issue of an order of the event whose link still works: its shopper may send another picture. D3-54. */
export async function isOpenIssueOf(
  tx: Transaction,
  { tenantId, eventId, issueId, at }: { tenantId: string; eventId: string; issueId: string; at: Date },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from order_issues i join orders o on o.tenant_id = i.tenant_id and o.id = i.order_id
    where i.tenant_id = ${tenantId} and i.id = ${issueId} and o.event_id = ${eventId}
      and i.kind = 'artwork' and i.ended_at is null and i.link_until > ${at.toISOString()}::timestamptz`);
  return rows.length > 0;
}
