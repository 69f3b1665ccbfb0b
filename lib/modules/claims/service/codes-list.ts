import { z } from 'zod';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import type { Transaction } from '@/lib/db/transaction';
import { objectId, slug } from '@/lib/contract/primitives';
import { now } from '@/lib/kernel/clock';
import { printedCode } from '@/lib/modules/orders/rules/promo-code';
import { findBatchEvent } from '@/lib/modules/claims/data/code-batches';
import {
  countPromoCodes,
  listPromoCodes,
  type CodeFilter,
  type CodeRow,
} from '@/lib/modules/claims/data/list-promo-codes';
import type { CodeState } from '@/lib/modules/claims/rules/batch-states';
import type { ListDefinition, ListSelection } from '@/lib/modules/lists/service/list-definition';
import { codeLink } from './code-link';

const SORT = 'created_at';

/** The columns of a batch's codes as a file. D48-3. */
export const CODE_COLUMNS = [
  { id: 'code', type: 'text', header: 'codes.file.code' },
  { id: 'name', type: 'text', header: 'codes.file.name' },
  { id: 'email', type: 'text', header: 'codes.file.email' },
  { id: 'text', type: 'text', header: 'codes.file.text' },
  { id: 'link', type: 'text', header: 'codes.file.link' },
  {
    id: 'state',
    type: 'text',
    header: 'codes.file.state',
    label: (state: string) => `codes.codeStates.${state as CodeState}` as const,
  },
  { id: 'uses', type: 'number', header: 'codes.file.uses' },
  { id: 'max_uses', type: 'number', header: 'codes.file.maxUses' },
  { id: 'code_id', type: 'text', header: 'codes.file.id' },
] as const;

/** A code's cells, by column. */
export const codeCells = (eventSlug: string, row: CodeRow) => ({
  code: printedCode(row.code),
  name: row.person?.name ?? '',
  email: row.person?.email ?? '',
  text: row.person?.text ?? '',
  link: codeLink(eventSlug, row.code),
  state: row.state,
  uses: String(row.uses),
  max_uses: String(row.maxUses),
  code_id: row.id,
});

/**
 * The codes of a batch that go into its file: those that have another in their place are left out, so that a batch never
 * has more than fit in and the file can come back.
 */
export const codesOfBatch = (of: { tenantId: string; eventId: string; batchId: string }): CodeFilter => ({
  ...of,
  state: null,
  search: null,
  id: null,
  withoutReplaced: true,
  at: now(),
});

/** Undefined for no event of the tenant, and where no batch is named: codes are exported batch by batch. */
async function filterOf(
  tx: Transaction,
  { tenantId, filters }: ListSelection,
): Promise<CodeFilter | undefined> {
  const { event: eventSlug, batch: batchId } = filters;
  if (tenantId === null || eventSlug === undefined || batchId === undefined) return undefined;
  const event = await findBatchEvent(tx, { tenantId, slug: eventSlug });
  return event && codesOfBatch({ tenantId, eventId: event.id, batchId });
}

/** The codes of a batch, whose exports the worker runs; they are not chosen one by one. D40-11, ADR 0065. */
export const codesList: ListDefinition = {
  name: 'codes',
  permissions: { read: 'promo_codes.read', export: 'promo_codes.write' },
  ofOneTenant: true,
  filters: z.object({ event: slug, batch: objectId }),
  sorts: [],
  columns: CODE_COLUMNS,
  async count(tx, selection) {
    const filter = await filterOf(tx, selection);
    return filter ? countPromoCodes(tx, filter) : 0;
  },
  async batch(tx, selection, { after, limit }) {
    const filter = await filterOf(tx, selection);
    if (!filter) return { rows: [], next: null };
    const place = after === null ? null : decodeCursor(after, SORT, 'instant');
    const rows = await listPromoCodes(tx, filter, { descending: false, after: place, limit });
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      rows: rows.map((row) => codeCells(selection.filters['event'] ?? '', row)),
      next: last ? encodeCursor(SORT, { value: last.place, id: last.id, tenantId: filter.tenantId }) : null,
    };
  },
  targets: () => Promise.resolve([]),
  known: () => Promise.resolve([]),
  acts: {},
};
