import { sql } from 'drizzle-orm';
import type { EventStatus, EventType } from '@/lib/modules/events/rules/event-types';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';
import type { Transaction } from '@/lib/db/transaction';

/** What an event's overview and a change of its status read. */
export interface EventFacts extends Record<string, unknown> {
  id: string;
  name: string;
  type: EventType;
  status: EventStatus;
  locked: boolean;
  lockReason: string | null;
  onHoldMessage: string | null;
  embedOrigins: string[];
  claims: number;
  claimCap: number | null;
}

/** A tenant's event by its slug, locked for a change if `lock`; undefined for no event of this tenant. */
export async function readEventFacts(
  tx: Transaction,
  tenantId: string,
  slug: string,
  lock = false,
): Promise<EventFacts | undefined> {
  const { rows } = await tx.execute<EventFacts>(sql`
    select e.id, e.name, e.type, e.status, e.locked, e.lock_reason as "lockReason", e.on_hold_message as "onHoldMessage",
      e.embed_origins as "embedOrigins",
      e.claims_used as claims, e.claim_cap as "claimCap"
    from events e where e.tenant_id = ${tenantId} and e.slug = ${slug} and ${IS_KEPT} ${lock ? sql`for update of e` : sql``}`);
  return rows[0];
}

/** The invitees of a Bulk event, and how many have answered. */
export async function countInvitees(
  tx: Transaction,
  event: { tenantId: string; id: string },
): Promise<{ invited: number; answered: number }> {
  const { rows } = await tx.execute<{ invited: number; answered: number }>(sql`
    select count(*)::integer as invited, count(answered_at)::integer as answered from bulk_invitees
    where tenant_id = ${event.tenantId} and event_id = ${event.id}`);
  return rows[0] ?? { invited: 0, answered: 0 };
}

/** Sets an event's status, and the message for visitors while it is on hold, which is one of its settings. */
export async function saveEventStatus(
  tx: Transaction,
  event: { tenantId: string; id: string },
  change: { status: EventStatus; onHoldMessage: string | null; at: Date },
): Promise<void> {
  await tx.execute(sql`
    update events set status = ${change.status}, on_hold_message = ${change.onHoldMessage},
      details_version = details_version + (on_hold_message is distinct from ${change.onHoldMessage})::integer,
      updated_at = ${change.at.toISOString()}
    where tenant_id = ${event.tenantId} and id = ${event.id}`);
}
