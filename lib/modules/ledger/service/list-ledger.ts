import { toWire } from '@/lib/kernel/money';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import type { LedgerPage, LedgerQuery, LedgerRow } from '@/lib/modules/ledger/contract/list-ledger';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import { countLedgerRows, listLedgerRows, type LedgerListRow } from '@/lib/modules/ledger/data/list-ledger';

const wire = (minor: string) => toWire(Number(minor));

function present(row: LedgerListRow): LedgerRow {
  const { eventSlug: slug, eventName: name } = row;
  return {
    id: row.id,
    currency: row.currency,
    number: Number(row.number),
    kind: row.kind,
    amount: wire(row.balance),
    reserved: wire(row.reserved),
    balance_after: wire(row.balanceAfter),
    reserved_after: wire(row.reservedAfter),
    order_id: row.orderId,
    bulk_order_id: row.bulkOrderId,
    order_ref: row.orderRef,
    event: slug === null || name === null ? null : { slug, name },
    payment_id: row.paymentId,
    reason: row.reason,
    made_at: new Date(row.madeAt).toISOString(),
  };
}

/** A page of a client's ledger, newest first. Throws 422 for an invalid cursor. D37-3, D28-1. */
export async function listLedger(context: TenantContext, query: LedgerQuery): Promise<LedgerPage> {
  const { sort, limit, currency = null, kind = null, from = null, to = null } = query;
  const after = query.cursor ? decodeCursor(query.cursor, sort, 'instant') : null;
  const filter = { tenantId: context.tenantId, currency, kind, from, to };
  // One row more than the page size shows whether there is a next page.
  const [rows, total] = await Promise.all([
    withTenantOnce(context, (tx) => listLedgerRows(tx, filter, { after, limit: limit + 1 })),
    withTenantOnce(context, (tx) => countLedgerRows(tx, filter, COUNTED_TO + 1)),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown.map(present),
    next_cursor: last
      ? encodeCursor(sort, { value: last.madeAt, id: last.id, tenantId: last.tenantId })
      : null,
    total,
  };
}
