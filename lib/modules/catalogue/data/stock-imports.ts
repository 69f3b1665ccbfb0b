import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { StockImport } from '@/lib/modules/catalogue/contract/stock-import';
import type { FileError } from '@/lib/modules/catalogue/rules/stock-file';

/** The errors that one answer lists. */
const LISTED_ERRORS = 200;

export interface ImportKey {
  tenantId: string;
  id: string;
}

/** An import as it is shown: without its file, and with some of its errors. */
export interface ImportRow extends Record<string, unknown> {
  id: string;
  eventId: string;
  ownerId: string;
  fileName: string;
  status: StockImport['status'];
  rowsDone: number;
  rowsTotal: number | null;
  stockChanges: number;
  priceChanges: number;
  errorCount: number;
  errors: FileError[];
  problem: StockImport['problem'];
  requestedAt: Date;
  finishedAt: Date | null;
}

const fields = (errorsFrom: number) => sql`i.id, i.event_id as "eventId", i.owner_id as "ownerId",
  i.file_name as "fileName", i.status, i.rows_done as "rowsDone", i.rows_total as "rowsTotal",
  i.stock_changes as "stockChanges", i.price_changes as "priceChanges", jsonb_array_length(i.errors) as "errorCount",
  (select coalesce(jsonb_agg(e.error order by e.place), '[]')
    from jsonb_array_elements(i.errors) with ordinality e (error, place)
    where e.place > ${errorsFrom} and e.place <= ${errorsFrom + LISTED_ERRORS}) as errors,
  i.problem, i.requested_at as "requestedAt", i.finished_at as "finishedAt"`;

/** Keeps a file for the job that checks it. */
export async function insertImport(
  tx: Transaction,
  row: ImportKey & { eventId: string; ownerId: string; fileName: string; content: Uint8Array; at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into stock_imports (tenant_id, id, event_id, owner_id, file_name, content, requested_at)
    values (${row.tenantId}, ${row.id}, ${row.eventId}, ${row.ownerId}, ${row.fileName}, ${Buffer.from(row.content)},
      ${row.at.toISOString()})`);
}

/** An import of an event by its id; undefined for anybody else's than `ownerId`'s. */
export async function findImport(
  tx: Transaction,
  { tenantId, id }: ImportKey,
  of: { eventId: string; ownerId: string; errorsFrom?: number },
): Promise<ImportRow | undefined> {
  const { rows } = await tx.execute<ImportRow>(sql`
    select ${fields(of.errorsFrom ?? 0)} from stock_imports i
    where i.tenant_id = ${tenantId} and i.id = ${id} and i.event_id = ${of.eventId} and i.owner_id = ${of.ownerId}`);
  return rows[0];
}

/** The last import that a person has begun in an event. */
export async function findLatestImport(
  tx: Transaction,
  { tenantId, eventId, ownerId }: { tenantId: string; eventId: string; ownerId: string },
): Promise<ImportRow | undefined> {
  const { rows } = await tx.execute<ImportRow>(sql`
    select ${fields(0)} from stock_imports i
    where i.tenant_id = ${tenantId} and i.event_id = ${eventId} and i.owner_id = ${ownerId}
    order by i.requested_at desc, i.id desc limit 1`);
  return rows[0];
}

/** What a job needs of an import; undefined once it is forgotten. */
export async function readImportWork(
  tx: Transaction,
  { tenantId, id }: ImportKey,
): Promise<{ ownerId: string; slug: string; status: StockImport['status']; content: Buffer } | undefined> {
  const { rows } = await tx.execute<{
    ownerId: string;
    slug: string;
    status: StockImport['status'];
    content: Buffer;
  }>(sql`
    select i.owner_id as "ownerId", e.slug, i.status, i.content
    from stock_imports i join events e on e.tenant_id = i.tenant_id and e.id = i.event_id
    where i.tenant_id = ${tenantId} and i.id = ${id} and i.content is not null`);
  return rows[0];
}

/** Lets a checked import without errors be written; false for one that is not in that state. */
export async function markApplying(tx: Transaction, { tenantId, id }: ImportKey): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update stock_imports set status = 'applying', rows_done = 0
    where tenant_id = ${tenantId} and id = ${id} and status = 'checked' and errors = '[]' returning id`);
  return rows.length > 0;
}

/** Stores how far the job is. */
export async function storeImportProgress(
  tx: Transaction,
  { tenantId, id }: ImportKey,
  { status, done, total }: { status: 'checking' | 'applying'; done: number; total: number },
): Promise<void> {
  await tx.execute(sql`
    update stock_imports set status = ${status}, rows_done = ${done}, rows_total = ${total}
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Stores what the check has found, or that all of it is written; then the file goes. */
export async function storeImportResult(
  tx: Transaction,
  { tenantId, id }: ImportKey,
  result: {
    status: 'checked' | 'done';
    rows: number;
    stockChanges: number;
    priceChanges: number;
    errors: readonly FileError[];
    at: Date;
  },
): Promise<void> {
  const { status, rows, stockChanges, priceChanges, errors, at } = result;
  await tx.execute(sql`
    update stock_imports set status = ${status}, rows_done = ${rows}, rows_total = ${rows},
      stock_changes = ${stockChanges}, price_changes = ${priceChanges}, errors = ${JSON.stringify(errors)}::jsonb,
      content = case when ${status} = 'done' then null else content end,
      finished_at = case when ${status} = 'done' then ${at.toISOString()}::timestamptz end
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Ends an import that has written nothing. */
export async function failImport(
  tx: Transaction,
  { tenantId, id }: ImportKey,
  problem: NonNullable<StockImport['problem']>,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    update stock_imports set status = 'failed', problem = ${problem}, content = null, finished_at = ${at.toISOString()}
    where tenant_id = ${tenantId} and id = ${id} and status <> 'done'`);
}

/** Deletes an import with its file. */
export async function removeImport(tx: Transaction, { tenantId, id }: ImportKey): Promise<void> {
  await tx.execute(sql`delete from stock_imports where tenant_id = ${tenantId} and id = ${id}`);
}
