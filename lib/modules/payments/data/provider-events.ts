import { and, eq, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import type { Region } from '@/lib/kernel/regions';
import { prepared } from '@/lib/db/prepared';
import { providerEvents, type LeftAlone } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';

export interface NewProviderEvent {
  id: string;
  type: string;
  account: string | null;
  region: Region;
  objectId: string | null;
  /** Why the event needs no processing; null for one that does. */
  leftAlone: LeftAlone | null;
}

export interface StoredEvent {
  /** Processed, now or when it was received before. */
  processed: boolean;
  /** The tenant of its account; null for an account unknown here. */
  tenantId: string | null;
}

type EventValues = { [K in keyof NewProviderEvent]: NewProviderEvent[K] } & { at: string };

const value = (name: keyof EventValues) => sql`${sql.placeholder(name)}`;

const store = prepared<EventValues, { processed: boolean; tenant: string | null }>(
  'store_provider_event',
  () => sql`
    with stored as (
      insert into provider_events (provider, event_id, account_id, region, type, object_id, received_at, processed_at, left_alone)
      values ('stripe', ${value('id')}, ${value('account')}, ${value('region')}, ${value('type')},
        ${value('objectId')}, ${value('at')}::timestamptz,
        case when ${value('leftAlone')}::text is not null then ${value('at')}::timestamptz end, ${value('leftAlone')})
      on conflict (provider, event_id) do nothing)
    select ${value('leftAlone')}::text is not null or exists (select from provider_events known where known.provider = 'stripe'
        and known.event_id = ${value('id')} and known.processed_at is not null) as processed,
      (select a.tenant_id from provider_accounts a where a.provider = 'stripe'
        and a.account_id = ${value('account')} and a.region = ${value('region')}) as tenant`,
);

/** Stores an event unless it is known, and finds the tenant of its account: one round trip. */
export async function storeEvent(tx: Transaction, event: NewProviderEvent): Promise<StoredEvent> {
  const [row] = await store(tx, { ...event, at: now().toISOString() });
  return { processed: row?.processed ?? false, tenantId: row?.tenant ?? null };
}

/** Marks an event as processed, or as left alone. */
export async function markProcessed(
  tx: Transaction,
  eventId: string,
  leftAlone: LeftAlone | null,
): Promise<void> {
  await tx
    .update(providerEvents)
    .set({ processedAt: now(), leftAlone })
    .where(and(eq(providerEvents.provider, 'stripe'), eq(providerEvents.eventId, eventId)));
}
