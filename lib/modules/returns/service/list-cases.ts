import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { toWire } from '@/lib/kernel/money';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import type { CasesPage, CasesQuery, CaseSummary } from '@/lib/modules/returns/contract/cases';
import { countCases, listCases as listRows, type CaseListRow } from '@/lib/modules/returns/data/list-cases';

const SORT = 'due_at';

const present = (row: CaseListRow): CaseSummary => ({
  id: row.id,
  tenant_id: row.tenantId,
  tenant_name: row.tenantName,
  order_id: row.orderId,
  order_ref: row.orderRef,
  event_slug: row.eventSlug,
  event_name: row.eventName,
  customer_name: row.customerName,
  kind: row.kind,
  state: row.state,
  item_count: row.itemCount,
  amount: row.amountMinor === null ? null : toWire(row.amountMinor),
  currency: row.currency,
  opened_at: new Date(row.openedAt).toISOString(),
  due_at: new Date(row.dueAt).toISOString(),
  overdue: row.overdue,
});

async function pageOf(tx: Transaction, query: CasesQuery, tenantId: string | null): Promise<CasesPage> {
  const after = query.cursor ? decodeCursor(query.cursor, SORT, 'instant') : null;
  const filter = { tenantId, state: query.state, kind: query.kind ?? null };
  // One row more than the page size shows whether there is a next page.
  const rows = await listRows(tx, filter, { after, limit: query.limit + 1 });
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  const count = (state: CasesQuery['state']) =>
    countCases(tx, { tenantId, state, kind: null }, COUNTED_TO + 1);
  return {
    cases: shown.map(present),
    next_cursor: last
      ? encodeCursor(SORT, { value: last.place, id: last.id, tenantId: last.tenantId })
      : null,
    total: await countCases(tx, filter, COUNTED_TO + 1),
    counts: {
      open: await count('open'),
      overdue: await count('overdue'),
      replacement_requested: await count('replacement_requested'),
    },
  };
}

/** A page of a tenant's withdrawals and complaints (D53-8, D28-1). Throws 422 for an invalid cursor. */
export async function listCases(context: TenantContext, query: CasesQuery): Promise<CasesPage> {
  return withTenant(context, (tx) => pageOf(tx, query, context.tenantId));
}

/** The same over all tenants, or for one; for staff. D53-8. */
export async function listAllCases(
  context: StaffContext,
  query: CasesQuery & { tenant?: string | undefined },
): Promise<CasesPage> {
  return withStaff(context, (tx) => pageOf(tx, query, query.tenant ?? null));
}
