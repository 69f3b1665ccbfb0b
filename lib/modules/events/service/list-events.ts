import type { EventListQuery, EventPage } from '@/lib/modules/events/contract/list-events';
import { EVERY_EVENT, listEvents as listRows, type EventSort } from '@/lib/modules/events/data/list-events';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { presentEventSummary } from './present-event-summary';

function sortOf(name: EventListQuery['sort']): EventSort {
  return {
    column: name.endsWith('created_at') ? 'created_at' : 'updated_at',
    descending: name.startsWith('-'),
  };
}

async function pageOf(tx: Transaction, query: EventListQuery, tenantId: string | null): Promise<EventPage> {
  const after = query.cursor ? decodeCursor(query.cursor, query.sort, 'instant') : null;
  const { status = null, type = null } = query;
  const filter = { ...EVERY_EVENT, tenantId, status, type, search: query.search || null };
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
