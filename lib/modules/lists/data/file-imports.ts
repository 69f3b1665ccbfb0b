import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { FileImport } from '@/lib/modules/lists/contract/file-import';

/** The errors that one answer lists. */
const LISTED_ERRORS = 200;

type ImportError<Problem extends string> = FileImport<Problem>['errors'][number];
type ImportStatus = FileImport<string>['status'];
type ImportProblem = NonNullable<FileImport<string>['problem']>;

/** The table that a kind of import is kept in, and its own columns: how much of what a file changes. */
export interface ImportTable<Count extends string> {
  name: string;
  counts: readonly Count[];
}

export interface ImportKey {
  tenantId: string;
  id: string;
}

/** An import as it is shown: without its file, and with some of its errors. */
export interface ImportRow<Count extends string, Problem extends string> extends Record<string, unknown> {
  id: string;
  fileName: string;
  status: ImportStatus;
  rowsDone: number;
  rowsTotal: number | null;
  counts: Record<Count, number>;
  errorCount: number;
  errors: ImportError<Problem>[];
  problem: ImportProblem | null;
  requestedAt: Date;
  finishedAt: Date | null;
}

const nameOf = ({ name }: ImportTable<string>): SQL => sql`${sql.identifier(name)}`;

function fields({ counts }: ImportTable<string>, errorsFrom: number): SQL {
  const counted = counts.map((count) => sql`${count}::text, i.${sql.identifier(count)}`);
  return sql`i.id, i.file_name as "fileName", i.status, i.rows_done as "rowsDone", i.rows_total as "rowsTotal",
    jsonb_build_object(${sql.join(counted, sql`, `)}) as counts, jsonb_array_length(i.errors) as "errorCount",
    (select coalesce(jsonb_agg(e.error order by e.place), '[]')
      from jsonb_array_elements(i.errors) with ordinality e (error, place)
      where e.place > ${errorsFrom} and e.place <= ${errorsFrom + LISTED_ERRORS}) as errors,
    i.problem, i.requested_at as "requestedAt", i.finished_at as "finishedAt"`;
}

/** Keeps a file for the job that checks it. */
export async function insertImport(
  tx: Transaction,
  table: ImportTable<string>,
  row: ImportKey & { eventId: string; ownerId: string; fileName: string; content: Uint8Array; at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into ${nameOf(table)} (tenant_id, id, event_id, owner_id, file_name, content, requested_at)
    values (${row.tenantId}, ${row.id}, ${row.eventId}, ${row.ownerId}, ${row.fileName}, ${Buffer.from(row.content)},
      ${row.at.toISOString()})`);
}

/** An import of an event by its id, the last of all without one; undefined for anybody else's than `ownerId`'s. */
export async function findImport<Count extends string, Problem extends string>(
  tx: Transaction,
  table: ImportTable<Count>,
  of: { tenantId: string; eventId: string; ownerId: string; id?: string; errorsFrom?: number },
): Promise<ImportRow<Count, Problem> | undefined> {
  const { rows } = await tx.execute<ImportRow<Count, Problem>>(sql`
    select ${fields(table, of.errorsFrom ?? 0)} from ${nameOf(table)} i
    where i.tenant_id = ${of.tenantId} and i.event_id = ${of.eventId} and i.owner_id = ${of.ownerId}
      and ${of.id === undefined ? sql`true` : sql`i.id = ${of.id}`}
    order by i.requested_at desc, i.id desc limit 1`);
  return rows[0];
}

/** What a job needs of an import; undefined once it is forgotten. */
export async function readImportWork(
  tx: Transaction,
  table: ImportTable<string>,
  { tenantId, id }: ImportKey,
): Promise<{ ownerId: string; slug: string; status: ImportStatus; content: Buffer } | undefined> {
  const { rows } = await tx.execute<{
    ownerId: string;
    slug: string;
    status: ImportStatus;
    content: Buffer;
  }>(sql`
    select i.owner_id as "ownerId", e.slug, i.status, i.content
    from ${nameOf(table)} i join events e on e.tenant_id = i.tenant_id and e.id = i.event_id
    where i.tenant_id = ${tenantId} and i.id = ${id} and i.content is not null`);
  return rows[0];
}

/** Lets a checked import without errors be written; false for one that is not in that state. */
export async function markApplying(
  tx: Transaction,
  table: ImportTable<string>,
  { tenantId, id }: ImportKey,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update ${nameOf(table)} set status = 'applying', rows_done = 0
    where tenant_id = ${tenantId} and id = ${id} and status = 'checked' and errors = '[]' returning id`);
  return rows.length > 0;
}

/** Stores how far the job is. */
export async function storeImportProgress(
  tx: Transaction,
  table: ImportTable<string>,
  { tenantId, id }: ImportKey,
  { status, done, total }: { status: 'checking' | 'applying'; done: number; total: number },
): Promise<void> {
  await tx.execute(sql`
    update ${nameOf(table)} set status = ${status}, rows_done = ${done}, rows_total = ${total}
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Stores what the check has found, or that all of it is written; then the file goes. */
export async function storeImportResult<Count extends string>(
  tx: Transaction,
  table: ImportTable<Count>,
  { tenantId, id }: ImportKey,
  result: {
    status: 'checked' | 'done';
    rows: number;
    counts: Record<Count, number>;
    errors: readonly ImportError<string>[];
    at: Date;
  },
): Promise<void> {
  const { status, rows, counts, errors, at } = result;
  const counted = table.counts.map((count) => sql`${sql.identifier(count)} = ${counts[count]}`);
  await tx.execute(sql`
    update ${nameOf(table)} set status = ${status}, rows_done = ${rows}, rows_total = ${rows},
      ${sql.join(counted, sql`, `)}, errors = ${JSON.stringify(errors)}::jsonb,
      content = case when ${status} = 'done' then null else content end,
      finished_at = case when ${status} = 'done' then ${at.toISOString()}::timestamptz end
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Ends an import that has written nothing. */
export async function failImport(
  tx: Transaction,
  table: ImportTable<string>,
  { tenantId, id }: ImportKey,
  { problem, at }: { problem: ImportProblem; at: Date },
): Promise<void> {
  await tx.execute(sql`
    update ${nameOf(table)} set status = 'failed', problem = ${problem}, content = null,
      finished_at = ${at.toISOString()}
    where tenant_id = ${tenantId} and id = ${id} and status <> 'done'`);
}

/** Deletes an import with its file. */
export async function removeImport(
  tx: Transaction,
  table: ImportTable<string>,
  { tenantId, id }: ImportKey,
): Promise<void> {
  await tx.execute(sql`delete from ${nameOf(table)} where tenant_id = ${tenantId} and id = ${id}`);
}
