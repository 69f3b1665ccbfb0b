import { sql, type SQL } from 'drizzle-orm';
import type { ListJob } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';

const list = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Whether a text says one of these words, whatever its case. */
const says = (text: SQL, words: readonly string[]): SQL =>
  sql`exists (select from unnest(${list(words)}) word where position(lower(word) in lower(${text})) > 0)`;

const TABLES = {
  own: { exports: sql`list_exports`, views: sql`list_views`, acts: sql`bulk_acts`, tenant: sql`x.tenant_id` },
  staff: {
    exports: sql`staff_list_exports`,
    views: sql`staff_list_views`,
    acts: sql`staff_bulk_acts`,
    tenant: sql`null`,
  },
} as const;
export type Whose = keyof typeof TABLES;

/** An export that has a file, or is about to. */
export interface ExportFileRow extends Record<string, unknown> {
  tenantId: string | null;
  ownerId: string;
  id: string;
  storageKey: string | null;
}

/** Exports of lists that name people; row security shows a tenant's, or staff's. */
export async function findPeopleExports(tx: Transaction, whose: Whose): Promise<ExportFileRow[]> {
  const { exports, tenant } = TABLES[whose];
  const { rows } = await tx.execute<ExportFileRow>(sql`
    select ${tenant} as "tenantId", x.owner_id as "ownerId", x.id, x.storage_key as "storageKey" from ${exports} x
    where x.list in ('orders', 'claims', 'codes') and x.status in ('waiting', 'running', 'ready')
    order by x.requested_at, x.id`);
  return rows;
}

/** The job's key of an export's row. */
export const exportKey = ({ tenantId, ownerId, id }: ExportFileRow): ListJob => ({ tenantId, ownerId, id });

/**
 * Takes a person's words out of saved views (their filters; a name that says one becomes the view's id) and of what bulk acts
 * and exports were asked for. Returns how many rows.
 */
export async function blankQueries(tx: Transaction, whose: Whose, words: readonly string[]): Promise<number> {
  const { exports, views, acts } = TABLES[whose];
  const kept = sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(x.query)
    where not ${says(sql`value::text`, words)})`;
  const results = [
    await tx.execute(sql`update ${views} x set query = ${kept} where ${says(sql`x.query::text`, words)}`),
    await tx.execute(
      sql`update ${views} x set name = x.id, name_key = x.id where ${says(sql`x.name`, words)}`,
    ),
    await tx.execute(sql`update ${exports} x set query = ${kept} where ${says(sql`x.query::text`, words)}`),
    await tx.execute(
      sql`update ${exports} x set file_name = x.id || '.csv' where ${says(sql`x.file_name`, words)}`,
    ),
    await tx.execute(sql`update ${acts} x set targets = '[]' where ${says(sql`x.targets::text`, words)}
      and x.status in ('done', 'failed')`),
    // One that still runs would write them again; the rest of it is asked for anew.
    await tx.execute(
      sql`update ${acts} x set input = '{}', targets = '[]' where ${says(sql`x.input::text`, words)}`,
    ),
  ];
  return results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

/** Empties uploaded files of codes that name the person; one that isn't written yet is sent again without them. */
export async function blankImports(tx: Transaction, words: readonly string[]): Promise<number> {
  const content = sql`convert_from(case when x.content is null then ''::bytea else x.content end, 'LATIN1')`;
  // Names with other letters than Latin ones are compared as the bytes of UTF-8.
  const bytes = sql`exists (select from unnest(${list(words)}) word
    where position(convert_to(word, 'UTF8') in x.content) > 0)`;
  const named = await tx.execute(sql`
    update file_imports x set content = null, status = case when x.status in ('done', 'failed') then x.status else 'failed' end,
      problem = case when x.status in ('done', 'failed') then x.problem else 'fault' end,
      finished_at = coalesce(x.finished_at, now())
    where x.kind = 'code' and x.content is not null and (${says(content, words)} or ${bytes})`);
  const files = await tx.execute(
    sql`update file_imports x set file_name = x.id || '.csv' where ${says(sql`x.file_name`, words)}`,
  );
  return (named.rowCount ?? 0) + (files.rowCount ?? 0);
}
