import type { MessageKey } from '@/lib/intl/message-files';
import { EVENT_SORTS, eventListFilters, staffEventFilters } from '@/lib/modules/events/contract/list-events';
import {
  countEvents,
  findKnownEvents,
  listEvents,
  type EventListRow,
} from '@/lib/modules/events/data/list-events';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import type { ListCells, ListDefinition, ListSelection } from '@/lib/modules/lists/service/list-definition';
import { filterOf, sortOf } from './list-events';

const TYPES: Readonly<Record<string, MessageKey>> = {
  Store: 'events.types.store.name',
  Promo: 'events.types.promo.name',
  Products: 'events.types.products.name',
  Bulk: 'events.types.bulk.name',
};
const STATUSES: Readonly<Record<string, MessageKey>> = {
  Active: 'admin.eventStatus.active',
  Draft: 'admin.eventStatus.draft',
  'On hold': 'admin.eventStatus.onHold',
};

const selectionQuery = eventListFilters.extend(staffEventFilters.shape);

/** Filter and order of a selection; staff may have narrowed it to one tenant. */
function chosen({ tenantId, filters, rows, sort }: ListSelection) {
  const query = selectionQuery.parse(rows.ids ? {} : filters);
  const name = EVENT_SORTS.find((known) => known === sort) ?? '-updated_at';
  return {
    name,
    sort: sortOf(name),
    filter: { ...filterOf(query, tenantId ?? query.tenant ?? null), ...rows },
  };
}

const cellsOf = (row: EventListRow): ListCells => ({
  name: row.name,
  address: row.slug,
  client: row.tenantName,
  type: row.type,
  status: row.status,
  products: String(row.productCount),
  created_at: new Date(row.createdAt).toISOString(),
  updated_at: new Date(row.updatedAt).toISOString(),
});

/** The list of events: what its views may ask for, and its export. ADR 0065. */
export const eventsList: ListDefinition = {
  name: 'events',
  permissions: { read: 'events.read', export: 'events.read' },
  filters: eventListFilters,
  staffFilters: staffEventFilters,
  sorts: EVENT_SORTS,
  columns: [
    { id: 'name', type: 'text', header: 'events.name' },
    { id: 'address', type: 'text', header: 'events.rename.slug' },
    { id: 'client', type: 'text', header: 'events.client', staffOnly: true },
    { id: 'type', type: 'text', header: 'events.type', label: (type) => TYPES[type] ?? 'events.type' },
    {
      id: 'status',
      type: 'text',
      header: 'events.status',
      label: (status) => STATUSES[status] ?? 'events.status',
    },
    { id: 'products', type: 'number', header: 'events.products' },
    { id: 'created_at', type: 'date', header: 'events.created' },
    { id: 'updated_at', type: 'date', header: 'events.changed' },
  ],
  count: (tx, selection) => countEvents(tx, chosen(selection).filter),
  async batch(tx, selection, { after, limit }) {
    const { name, sort, filter } = chosen(selection);
    const place = after === null ? null : decodeCursor(after, name, 'instant');
    const rows = await listEvents(tx, filter, { after: place, limit, sort });
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      rows: rows.map(cellsOf),
      next: last ? encodeCursor(name, { value: last.place, id: last.id, tenantId: last.tenantId }) : null,
    };
  },
  async targets(tx, selection, limit) {
    const { sort, filter } = chosen(selection);
    const rows = await listEvents(tx, filter, { after: null, limit, sort });
    return rows.map(({ tenantId, id }) => ({ tenantId, id }));
  },
  known: findKnownEvents,
  acts: {},
};
