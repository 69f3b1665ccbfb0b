import type { z } from 'zod';
import { notFound } from '@/lib/kernel/app-error';
import type { FlaggedClaim } from '@/lib/modules/claims/contract/flagged-claim';
import type { flaggedPage, FlaggedQuery } from '@/lib/modules/claims/contract/list-flagged';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import {
  countFlagged,
  listFlagged as listRows,
  type FlaggedOrder,
  type FlagFilter,
  type FlagRow,
} from '@/lib/modules/claims/data/list-flagged';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { namesFor } from '@/lib/modules/orders/service/names-for';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';

const SORT = '-created_at';

function presentOrder({ id, ref, status, createdAt, customer }: FlaggedOrder) {
  return {
    order_id: id,
    order_ref: ref,
    status: status !== null && isOrderStatus(status) ? status : null,
    created_at: new Date(createdAt).toISOString(),
    claimant: {
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      address_first_line: customer.address_first_line,
      address_second_line: customer.address_second_line,
      address_city: customer.address_city,
      address_postcode: customer.address_postcode,
      address_country: customer.address_country,
    },
  };
}

function present(row: FlagRow, names: ReadonlyMap<string, string>): FlaggedClaim {
  return {
    ...presentOrder(row.order),
    event_slug: row.eventSlug,
    event_name: row.eventName,
    state: row.state,
    for_approval: row.forApproval,
    flagged_at: new Date(row.createdAt).toISOString(),
    decided_at: row.decidedAt && new Date(row.decidedAt).toISOString(),
    decided_by: (row.decidedBy && names.get(row.decidedBy)) ?? null,
    reasons: row.matches.map(({ kind, order }) => ({ kind, earlier: presentOrder(order) })),
  };
}

const decidersOf = (rows: readonly FlagRow[]) =>
  rows.flatMap(({ decidedBy }) => (decidedBy ? [decidedBy] : []));

/** A page of a tenant's flagged claims with their reasons (D24-2, D28-1). Throws 422 for an invalid cursor. */
export async function listFlagged(
  context: TenantContext,
  viewer: SessionUser,
  query: FlaggedQuery,
): Promise<z.output<typeof flaggedPage>> {
  const { tenantId } = context;
  const after = query.cursor ? decodeCursor(query.cursor, SORT, 'instant') : null;
  const filter: FlagFilter = { tenantId, state: query.state, eventSlug: query.event ?? null };
  const { rows, total } = await withTenant(context, async (tx) => ({
    // One row more than the page size shows whether there is a next page.
    rows: await listRows(tx, filter, { after, limit: query.limit + 1 }),
    total: await countFlagged(tx, filter),
  }));
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  const names = await namesFor(decidersOf(shown), tenantId, viewer);
  return {
    claims: shown.map((row) => present(row, names)),
    next_cursor: last ? encodeCursor(SORT, { value: last.place, id: last.order.id, tenantId }) : null,
    total,
  };
}

/** One flagged claim. Throws 404 for another tenant's, and for one that was never flagged. */
export async function readFlagged(
  context: TenantContext,
  viewer: SessionUser,
  orderId: string,
): Promise<FlaggedClaim> {
  const { tenantId } = context;
  const filter: FlagFilter = { tenantId, state: null, eventSlug: null, ids: [orderId] };
  const [row] = await withTenant(context, (tx) => listRows(tx, filter, { after: null, limit: 1 }));
  if (!row) throw notFound();
  return present(row, await namesFor(decidersOf([row]), tenantId, viewer));
}
