import type { MessageKey } from '@/lib/intl/message-files';
import { AppError } from '@/lib/kernel/app-error';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import type { TenantContext } from '@/lib/db/with-tenant';
import { flaggedFilters } from '@/lib/modules/claims/contract/list-flagged';
import {
  countFlagged,
  findFlagged,
  listFlagged,
  type FlagFilter,
  type FlagRow,
} from '@/lib/modules/claims/data/list-flagged';
import type { ListCells, ListDefinition, ListSelection } from '@/lib/modules/lists/service/list-definition';
import { refuseClaim, releaseClaim } from './decide-flagged';

const SORT = '-created_at';

/** Named rows are found whatever their state. */
function filterOf({ tenantId, filters, rows }: ListSelection): FlagFilter {
  const { state, event } = flaggedFilters.parse(rows.ids ? {} : filters);
  return { tenantId, state: rows.ids ? null : state, eventSlug: event ?? null, ...rows };
}

const STATES: Readonly<Record<string, MessageKey>> = {
  waiting: 'claimsPage.states.waiting',
  released: 'claimsPage.states.released',
  refused: 'claimsPage.states.refused',
};

const instant = (at: string | Date | null): string | null => at && new Date(at).toISOString();

/** A claim with the orders that it matches; kinds of match as codes, since a cell may have several. */
function cellsOf({ order, ...row }: FlagRow): ListCells {
  const { customer } = order;
  return {
    order_ref: order.ref,
    id: order.id,
    event_name: row.eventName,
    event_slug: row.eventSlug,
    flagged_at: instant(row.createdAt),
    state: row.state,
    state_id: row.state,
    decided_at: instant(row.decidedAt),
    matches: [...(row.forApproval ? ['approval'] : []), ...new Set(row.matches.map(({ kind }) => kind))].join(
      ' ',
    ),
    earlier_orders: [...new Set(row.matches.map(({ order: earlier }) => earlier.ref))].join(' '),
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phone,
    address: [
      customer.address_first_line,
      customer.address_second_line,
      customer.address_postcode,
      customer.address_city,
    ]
      .filter((line) => line !== '')
      .join(', '),
    customer_country: customer.address_country,
  };
}

const actingUser = ({ userId }: TenantContext): string => {
  if (!userId) throw new AppError('forbidden');
  return userId;
};

/** The claims that wait to be checked, or were: their views, exports and bulk acts. D24-2, ADR 0065. */
export const claimsList: ListDefinition = {
  name: 'claims',
  permissions: { read: 'claims.read', export: 'orders.export' },
  filters: flaggedFilters,
  sorts: [],
  columns: [
    { id: 'order_ref', type: 'text', header: 'orderColumns.order_ref' },
    { id: 'id', type: 'text', header: 'orderColumns.id' },
    { id: 'event_name', type: 'text', header: 'orderColumns.event_name' },
    { id: 'event_slug', type: 'text', header: 'orderColumns.event_slug' },
    { id: 'flagged_at', type: 'date', header: 'claimsPage.columns.claimed' },
    {
      id: 'state',
      type: 'text',
      header: 'claimsPage.columns.state',
      label: (state) => STATES[state] ?? 'orderColumns.unknown',
    },
    { id: 'state_id', type: 'text', header: 'orderColumns.status_id' },
    { id: 'decided_at', type: 'date', header: 'claimsPage.columns.decided' },
    { id: 'matches', type: 'text', header: 'claimsPage.columns.matches' },
    { id: 'earlier_orders', type: 'text', header: 'claimsPage.columns.earlier' },
    { id: 'customer_name', type: 'text', header: 'orderColumns.customer_name' },
    { id: 'customer_email', type: 'text', header: 'orderColumns.customer_email' },
    { id: 'customer_phone', type: 'phone', header: 'orderColumns.customer_phone' },
    { id: 'address', type: 'text', header: 'claimsPage.columns.address' },
    { id: 'customer_country', type: 'text', header: 'orderColumns.customer_country' },
  ],
  count: (tx, selection) => countFlagged(tx, filterOf(selection)),
  async batch(tx, selection, { after, limit }) {
    const place = after === null ? null : decodeCursor(after, SORT, 'instant');
    const rows = await listFlagged(tx, filterOf(selection), { after: place, limit });
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      rows: rows.map(cellsOf),
      next: last
        ? encodeCursor(SORT, { value: last.place, id: last.order.id, tenantId: last.tenantId })
        : null,
    };
  },
  targets: (tx, selection, limit) => findFlagged(tx, filterOf(selection), limit),
  known: (tx, tenantId, ids) => findFlagged(tx, { tenantId, state: null, eventSlug: null, ids }, ids.length),
  acts: {
    approve: {
      permission: 'claims.decide',
      run: (context, { id }) =>
        releaseClaim(context, { orderId: id, userId: actingUser(context), inBulk: true }),
    },
    deny: {
      permission: 'claims.decide',
      run: (context, { id }) =>
        refuseClaim(context, { orderId: id, userId: actingUser(context), inBulk: true }),
    },
  },
};
