import { toWire } from '@/lib/kernel/money';
import type { MessageKey } from '@/lib/intl/message-files';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { LEDGER_SORTS, ledgerFilters } from '@/lib/modules/ledger/contract/list-ledger';
import {
  countLedgerRows,
  findKnownRows,
  listLedgerRows,
  type LedgerFilter,
  type LedgerListRow,
} from '@/lib/modules/ledger/data/list-ledger';
import { LEDGER_KINDS, type LedgerKind } from '@/lib/modules/ledger/rules/kinds';
import type { ListCells, ListDefinition, ListSelection } from '@/lib/modules/lists/service/list-definition';

const KINDS: Readonly<Record<LedgerKind, MessageKey>> = {
  top_up: 'credit.rows.kind.top_up',
  reserve: 'credit.rows.kind.reserve',
  capture: 'credit.rows.kind.capture',
  release: 'credit.rows.kind.release',
  charge: 'credit.rows.kind.charge',
  refund: 'credit.rows.kind.refund',
  correction: 'credit.rows.kind.correction',
};

const [SORT] = LEDGER_SORTS;
const wire = (minor: string) => toWire(Number(minor));

function filterOf({ tenantId, filters, rows }: ListSelection): LedgerFilter {
  const query = ledgerFilters.parse(rows.ids ? {} : filters);
  const { currency = null, kind = null, from = null, to = null } = query;
  return { tenantId, currency, kind, from, to, ...rows };
}

const cellsOf = (row: LedgerListRow): ListCells => ({
  made_at: new Date(row.madeAt).toISOString(),
  client: row.tenantName,
  currency: row.currency,
  number: row.number,
  kind: row.kind,
  amount: wire(row.balance),
  reserved: wire(row.reserved),
  balance_after: wire(row.balanceAfter),
  reserved_after: wire(row.reservedAfter),
  order_ref: row.orderRef,
  store: row.eventName,
  payment_id: row.paymentId,
  reason: row.reason,
});

/** The ledger as a list: its export. ADR 0065, D48-3. */
export const ledgerList: ListDefinition = {
  name: 'ledger',
  permissions: { read: 'ledger.read_rows', export: 'ledger.read_rows' },
  filters: ledgerFilters,
  sorts: LEDGER_SORTS,
  columns: [
    { id: 'made_at', type: 'date', header: 'credit.rows.date' },
    { id: 'client', type: 'text', header: 'events.client', staffOnly: true },
    { id: 'currency', type: 'text', header: 'credit.rows.accountLabel' },
    { id: 'number', type: 'number', header: 'credit.rows.number' },
    {
      id: 'kind',
      type: 'text',
      header: 'credit.rows.kindLabel',
      label: (code) => KINDS[LEDGER_KINDS.find((kind) => kind === code) ?? 'correction'],
    },
    { id: 'amount', type: 'amount', header: 'credit.rows.amount' },
    { id: 'reserved', type: 'amount', header: 'credit.rows.reserved' },
    { id: 'balance_after', type: 'amount', header: 'credit.rows.after' },
    { id: 'reserved_after', type: 'amount', header: 'credit.rows.reservedAfter' },
    { id: 'order_ref', type: 'text', header: 'credit.rows.orderRef' },
    { id: 'store', type: 'text', header: 'credit.rows.store' },
    { id: 'payment_id', type: 'text', header: 'credit.rows.paymentId' },
    { id: 'reason', type: 'text', header: 'credit.correct.reason' },
  ],
  count: (tx, selection) => countLedgerRows(tx, filterOf(selection)),
  async batch(tx, selection, { after, limit }) {
    const place = after === null ? null : decodeCursor(after, SORT, 'instant');
    const rows = await listLedgerRows(tx, filterOf(selection), { after: place, limit });
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      rows: rows.map(cellsOf),
      next: last ? encodeCursor(SORT, { value: last.madeAt, id: last.id, tenantId: last.tenantId }) : null,
    };
  },
  async targets(tx, selection, limit) {
    const rows = await listLedgerRows(tx, filterOf(selection), { after: null, limit });
    return rows.map(({ tenantId, id }) => ({ tenantId, id }));
  },
  known: findKnownRows,
  acts: {},
};
