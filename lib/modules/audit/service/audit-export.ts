import { z } from 'zod';
import { LOGGED_ACTIONS, type LoggedAction } from '@/lib/audit/action-types';
import { tenantId } from '@/lib/contract/primitives';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import type { Messages } from '@/lib/intl/message-for';
import type { Locale } from '@/lib/kernel/locales';
import {
  countAudit,
  findKnownRows,
  listAudit,
  type AuditFilter,
  type AuditListRow,
} from '@/lib/modules/audit/data/list-audit';
import { HIDDEN_FROM_CLIENT, LOG_ACTORS } from '@/lib/modules/audit/rules/own-log';
import { toldChanges, toldData } from '@/lib/modules/audit/rules/audit-words';
import type { ListCells, ListDefinition, ListSelection } from '@/lib/modules/lists/service/list-definition';

const SORT = '-at';
const action = z.enum(LOGGED_ACTIONS as [LoggedAction, ...LoggedAction[]]);
const filters = z.object({ action: action.optional() });
/** Those of a client's own log. */
export const ownFilters = filters.extend({ actor: z.enum(LOG_ACTORS).optional() });
const staffFilters = z.object({ tenant: tenantId.optional() });
const all = ownFilters.extend(staffFilters.shape);

/** A cell of what an entry tells, before it is put into words. */
type Told = Pick<AuditListRow, 'data' | 'changes'>;

function filterOf({ tenantId: own, filters: given, rows }: ListSelection): AuditFilter {
  const { action: named = null, actor = null, tenant = null } = all.parse(rows.ids ? {} : given);
  const hidden = own === null ? {} : { without: HIDDEN_FROM_CLIENT };
  return { tenantId: own ?? tenant, action: named, actor, ...hidden, ...rows };
}

/** What the cells are told from is JSON until the language is known. */
function cellsOf(row: AuditListRow): ListCells {
  const told: Told = { data: row.data, changes: row.changes };
  return {
    at: new Date(row.at).toISOString(),
    tenant_name: row.tenantName,
    tenant_id: row.tenantId,
    action: row.action,
    actor: row.actor,
    on_behalf: row.onBehalf ? 'yes' : null,
    actor_user_id: row.actorUserId,
    subject_label: row.subjectLabel,
    subject_id: row.subjectId,
    changes: row.changes ? JSON.stringify(told) : null,
    details: JSON.stringify(told),
    request_id: row.requestId,
    id: row.id,
  };
}

function changesText(cell: string, texts: Messages, locale: Locale): string {
  const told = JSON.parse(cell) as Told;
  const empty = texts('auditLog.changes.none');
  const lines = toldChanges(told, { locale, t: texts }).map(({ field, values }) =>
    values === null
      ? texts('auditLog.changes.changed', { field })
      : texts('auditLog.changes.fromTo', {
          field,
          before: values.before || empty,
          after: values.after || empty,
        }),
  );
  return lines.join('\n');
}

function detailsText(cell: string, texts: Messages, locale: Locale): string {
  const told = JSON.parse(cell) as Told;
  const lines = toldData(told, { locale, t: texts });
  return lines.map((one) => texts('auditFields.page.told', { ...one })).join('\n');
}

/**
 * The audit log as a list: its export, for who may read it. People are named by their account's id alone: a file lives longer than a page.
 * That it was asked for, made and fetched is in the platform's log. D44-9, D48-3, ADR 0065.
 */
export const auditList: ListDefinition = {
  name: 'audit',
  permissions: { read: 'audit.read', export: 'audit.read' },
  filters,
  staffFilters,
  sorts: [SORT],
  columns: [
    { id: 'at', type: 'date', header: 'auditLog.whenUtc' },
    { id: 'tenant_name', type: 'text', header: 'auditLog.client' },
    { id: 'tenant_id', type: 'text', header: 'auditLog.client' },
    {
      id: 'action',
      type: 'text',
      header: 'auditLog.actionLabel',
      label: (code) => `auditLog.action.${action.parse(code)}`,
    },
    {
      id: 'actor',
      type: 'text',
      header: 'auditLog.who',
      label: (code) => `auditLog.actor.${LOG_ACTORS.find((actor) => actor === code) ?? 'system'}`,
    },
    {
      id: 'on_behalf',
      type: 'text',
      header: 'auditFields.page.onBehalf',
      label: () => 'auditFields.code.yes',
    },
    { id: 'actor_user_id', type: 'text', header: 'auditFields.page.person' },
    { id: 'subject_label', type: 'text', header: 'auditLog.subject' },
    { id: 'subject_id', type: 'text', header: 'auditFields.page.subjectId' },
    { id: 'changes', type: 'text', header: 'auditLog.changes.label', tell: changesText },
    { id: 'details', type: 'text', header: 'auditFields.page.details', tell: detailsText },
    { id: 'request_id', type: 'text', header: 'auditFields.page.request' },
    { id: 'id', type: 'text', header: 'auditFields.page.entry' },
  ],
  count: (tx, selection) => countAudit(tx, filterOf(selection)),
  async batch(tx, selection, { after, limit }) {
    const place = after === null ? null : decodeCursor(after, SORT, 'instant');
    const rows = await listAudit(tx, filterOf(selection), { after: place, limit });
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      rows: rows.map(cellsOf),
      next: last ? encodeCursor(SORT, { value: last.place, id: last.id, tenantId: last.tenantId }) : null,
    };
  },
  async targets(tx, selection, limit) {
    const rows = await listAudit(tx, filterOf(selection), { after: null, limit });
    return rows.map(({ tenantId: of, id }) => ({ tenantId: of, id }));
  },
  known: findKnownRows,
  acts: {},
};
