import { now } from '@/lib/kernel/clock';
import { RESTORABLE_DAYS } from '@/lib/modules/events/rules/deletion';
import type { EventListQuery, EventPage } from '@/lib/modules/events/contract/list-events';
import {
  EVERY_EVENT,
  listEvents as listRows,
  type EventFilter,
  type EventSort,
} from '@/lib/modules/events/data/list-events';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { presentEventSummary } from './present-event-summary';

const DAY_MS = 86_400_000;

/** The list's order by its name in the URL. */
export function sortOf(name: EventListQuery['sort']): EventSort {
  return {
    column: name.endsWith('created_at') ? 'created_at' : 'updated_at',
    descending: name.startsWith('-'),
  };
}

/** The filter of a list's query; `Deleted` is no status of an event, but the other half of all events. */
export function filterOf(
  query: Pick<EventListQuery, 'status' | 'type' | 'search'>,
  tenantId: string | null,
): EventFilter {
  const { status, type = null } = query;
  const isDeleted = status === 'Deleted';
  return {
    ...EVERY_EVENT,
    tenantId,
    type,
    status: isDeleted ? null : (status ?? null),
    deletedSince: isDeleted ? new Date(now().getTime() - RESTORABLE_DAYS * DAY_MS) : null,
    search: query.search || null,
  };
}

async function pageOf(tx: Transaction, query: EventListQuery, tenantId: string | null): Promise<EventPage> {
  const after = query.cursor ? decodeCursor(query.cursor, query.sort, 'instant') : null;
  const filter = filterOf(query, tenantId);
  // One row more than the page size shows whether there is a next page.
  const rows = await listRows(tx, filter, { after, limit: query.limit + 1, sort: sortOf(query.sort) });
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    events: shown.map(presentEventSummary),
    next_cursor: last
      ? encodeCursor(query.sort, { value: last.place, id: last.id, tenantId: last.tenantId })
      : null,
  };
}

/**
 * A page of one tenant's events, last changed first unless requested otherwise (D28-1). Throws 422 for an invalid
 * cursor.
 */
export async function listEvents(context: TenantContext, query: EventListQuery): Promise<EventPage> {
  return withTenant(context, (tx) => pageOf(tx, query, context.tenantId));
}

/** The same over all tenants; for staff. */
export async function listAllEvents(context: StaffContext, query: EventListQuery): Promise<EventPage> {
  return withStaff(context, (tx) => pageOf(tx, query, null));
}
