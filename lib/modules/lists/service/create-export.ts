import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/kernel/locales';
import { can } from '@/lib/permissions/permissions';
import { enqueue } from '@/lib/db/enqueue';
import type { ListExport, NewExport } from '@/lib/modules/lists/contract/list-export';
import { appendScopedAudit } from '@/lib/modules/lists/data/append-scoped-audit';
import { countOpenExports, insertExport } from '@/lib/modules/lists/data/exports';
import { delimiterFor } from '@/lib/modules/lists/rules/csv-format';
import { EXPORT_LIFE_MS, MAX_OPEN_EXPORTS } from '@/lib/modules/lists/rules/limits';
import { checkSelection, columnsFor } from './check-selection';
import { knownRows } from './known-rows';
import type { ListDefinition } from './list-definition';
import { inScope, ownerOf, type ListScope } from './list-scope';
import { presentExport } from './present-export';

const RETRY_AFTER_S = 30;
/** A broken connection or a killed worker is tried again; the last attempt tells the person. */
const ATTEMPTS = 4;

function languageOf({ person }: ListScope, asked: NewExport): Locale {
  return asked.lang ?? (isLocale(person.lang) ? person.lang : DEFAULT_LOCALE);
}

/** The columns in the order asked for; all that the person may see when none is named. */
function chosenColumns(list: ListDefinition, scope: ListScope, { columns }: NewExport): string[] {
  return columns.length > 0 ? [...new Set(columns)] : columnsFor(list, scope).map(({ id }) => id);
}

/**
 * Asks for an export: a row and a job, in one transaction. Jobs of one tenant run one after another, those of two at the
 * same time. Throws 403 without the list's permission, 422 for unknown filters or columns, 429 while too many of the
 * person's exports are open, 404 for a named row that is not the caller's. D48-3.
 */
export async function createExport(
  list: ListDefinition,
  scope: ListScope,
  asked: NewExport,
): Promise<ListExport> {
  const isNowhere = list.ofOneTenant && scope.tenant === null;
  if (isNowhere || !can(scope.person, list.permissions.export)) throw new AppError('forbidden');
  checkSelection(list, scope, asked);
  const [owner, at, lang] = [ownerOf(scope), now(), languageOf(scope, asked)];
  const row = {
    id: newId('listExport'),
    list: list.name,
    query: asked.query,
    rows: asked.rows,
    sort: asked.sort,
    columns: chosenColumns(list, scope, asked),
    lang,
    delimiter: asked.delimiter ?? delimiterFor(lang),
    fileName: `${list.name}-${at.toISOString().slice(0, 10)}.csv`,
    at,
  };
  const job = { ...owner, id: row.id };
  const named = 'ids' in asked.rows ? asked.rows.ids : asked.rows.except;
  const stored = await inScope(scope, async (tx) => {
    if ((await countOpenExports(tx, owner, list.name)) >= MAX_OPEN_EXPORTS) {
      throw new AppError('rate_limited', { retryAfter: RETRY_AFTER_S });
    }
    await knownRows(tx, list, owner.tenantId, named);
    const made = await insertExport(tx, owner, row);
    await appendScopedAudit(
      tx,
      { tenant: scope.tenant, userId: scope.person.id },
      {
        action: 'export.requested',
        subjectType: 'list_export',
        subjectId: row.id,
        data: {
          list: list.name,
          columns: row.columns,
          filters: Object.keys(row.query),
          ...('ids' in asked.rows ? { chosen: named.length } : { left_out: named.length }),
        },
      },
    );
    const queue = `export:${owner.tenantId ?? owner.ownerId}`;
    await enqueue(tx, 'run-export', job, { queue, maxAttempts: ATTEMPTS });
    // Also ends an export whose workers were killed at every attempt.
    await enqueue(tx, 'expire-export', job, {
      jobKey: `expire:${row.id}`,
      runAt: new Date(at.getTime() + EXPORT_LIFE_MS),
    });
    return made;
  });
  return presentExport(stored);
}
