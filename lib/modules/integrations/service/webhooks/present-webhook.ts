import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { notFound } from '@/lib/kernel/app-error';
import type { Delivery, Webhook } from '@/lib/modules/integrations/contract/webhook-shapes';
import type { DeliveryRow } from '@/lib/modules/integrations/data/deliveries';
import {
  countOpen,
  findEndpoint,
  type EndpointKey,
  type EndpointRow,
} from '@/lib/modules/integrations/data/endpoints';

type Open = { waiting: number; parked: number };

/** An endpoint as its list shows it. D47-7. */
export function presentWebhook(
  row: EndpointRow,
  { waiting, parked }: Open = { waiting: 0, parked: 0 },
): Webhook {
  const state = row.pausedAt ? 'paused' : row.failingSince ? 'failing' : 'active';
  const overlaps = row.oldSecretUntil !== null && row.oldSecretUntil > now();
  return {
    id: row.id,
    url: row.url,
    event_types: row.eventTypes,
    state,
    failing_since: row.failingSince?.toISOString() ?? null,
    waiting,
    parked,
    old_secret_until: overlaps ? (row.oldSecretUntil?.toISOString() ?? null) : null,
    created_at: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** The endpoint as it is now, in the transaction that has changed it. */
export async function webhookIn(tx: Transaction, key: EndpointKey): Promise<Webhook> {
  const row = await findEndpoint(tx, key);
  if (!row) throw notFound();
  return presentWebhook(row, (await countOpen(tx, key.tenantId)).get(key.id));
}

/** A delivery as the log shows it. D47-3. */
export function presentDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    event_id: row.eventId,
    type: row.type,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    happened_at: row.at.toISOString(),
    next_at: row.state === 'waiting' ? row.nextAt.toISOString() : null,
    ended_at: row.endedAt?.toISOString() ?? null,
    last_status: row.lastStatus,
    last_error: row.lastError,
    last_ms: row.lastMs,
  };
}

/** What is sent: the same at each try. D47-2. */
export function bodyOf({ type, at, data }: DeliveryRow): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
