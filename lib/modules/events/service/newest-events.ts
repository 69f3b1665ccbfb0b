import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { EVERY_EVENT, listEvents } from '@/lib/modules/events/data/list-events';
import type { Transaction } from '@/lib/db/transaction';
import { presentEventSummary } from './present-event-summary';

/** The events changed last; `tenantId` null for staff, over all tenants. */
export async function newestEvents(
  tx: Transaction,
  input: { tenantId: string | null; limit: number },
): Promise<EventSummary[]> {
  const filter = { ...EVERY_EVENT, tenantId: input.tenantId };
  const rows = await listEvents(tx, filter, { after: null, limit: input.limit });
  return rows.map(presentEventSummary);
}
