import { sql, type SQL } from 'drizzle-orm';
import type { Locale } from '@/lib/kernel/locales';
import type { Transaction } from '@/lib/db/transaction';
import type { ChosenRows, ListExport } from '@/lib/modules/lists/contract/list-export';
import type { Delimiter } from '@/lib/modules/lists/rules/csv-format';
import type { ListName } from '@/lib/modules/lists/rules/list-names';
import { scopedRows, type Owner } from './scoped-rows';

/** An export as stored. */
export interface ExportRow extends Record<string, unknown> {
  id: string;
  list: ListName;
  status: ListExport['status'];
  query: Record<string, string>;
  rows: ChosenRows;
  sort: string | null;
  columns: string[];
  lang: Locale;
  delimiter: Delimiter;
  fileName: string;
  rowsDone: number;
  rowsTotal: number | null;
  bytes: number | null;
  storageKey: string | null;
  problem: ListExport['problem'];
  requestedAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
}

const FIELDS = sql`id, list, status, query, chosen as rows, sort, columns, lang, delimiter, file_name as "fileName",
  rows_done as "rowsDone", rows_total as "rowsTotal", bytes, storage_key as "storageKey", problem,
  requested_at as "requestedAt", finished_at as "finishedAt", expires_at as "expiresAt"`;

const RECENT = 20;

/** How many of the owner's exports of a list wait or run. One more is not added until the transaction ends. */
export async function countOpenExports(tx: Transaction, owner: Owner, list: string): Promise<number> {
  const { table, here } = scopedRows('exports', owner);
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`exports:${owner.ownerId}:${list}`}, 0))`,
  );
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${table} where ${here} and owner_id = ${owner.ownerId} and list = ${list}
      and status in ('waiting', 'running')`);
  return rows[0]?.count ?? 0;
}

type NewExportRow = Pick<
  ExportRow,
  'id' | 'list' | 'query' | 'rows' | 'sort' | 'columns' | 'lang' | 'delimiter' | 'fileName'
>;

/** Adds an export that waits for its turn. */
export async function insertExport(
  tx: Transaction,
  owner: Owner,
  row: NewExportRow & { at: Date },
): Promise<ExportRow> {
  const { table, column, value } = scopedRows('exports', owner);
  const { rows } = await tx.execute<ExportRow>(sql`
    insert into ${table} (${column}id, list, owner_id, query, chosen, sort, columns, lang, delimiter, file_name,
      requested_at)
    values (${value}${row.id}, ${row.list}, ${owner.ownerId}, ${JSON.stringify(row.query)}::jsonb,
      ${JSON.stringify(row.rows)}::jsonb, ${row.sort}, ${JSON.stringify(row.columns)}::jsonb, ${row.lang}, ${row.delimiter}, ${row.fileName},
      ${row.at.toISOString()}::timestamptz) returning ${FIELDS}`);
  const [made] = rows;
  if (!made) throw new Error('an export was not stored');
  return made;
}

/** The owner's last exports of a list, newest first. */
export async function findExports(tx: Transaction, owner: Owner, list: string): Promise<ExportRow[]> {
  const { table, here } = scopedRows('exports', owner);
  const { rows } = await tx.execute<ExportRow>(sql`
    select ${FIELDS} from ${table} where ${here} and owner_id = ${owner.ownerId} and list = ${list}
    order by requested_at desc, id desc limit ${RECENT}`);
  return rows;
}

/** One of the owner's exports; undefined for any other. */
export async function findExport(tx: Transaction, owner: Owner, id: string): Promise<ExportRow | undefined> {
  const { table, here } = scopedRows('exports', owner);
  const { rows } = await tx.execute<ExportRow>(
    sql`select ${FIELDS} from ${table} where ${here} and owner_id = ${owner.ownerId} and id = ${id}`,
  );
  return rows[0];
}

async function change(
  tx: Transaction,
  owner: Owner,
  id: string,
  set: SQL,
  from: readonly string[],
): Promise<boolean> {
  const { table, here } = scopedRows('exports', owner);
  const { rows } = await tx.execute(sql`
    update ${table} set ${set} where ${here} and id = ${id} and status = any(${sql.param([...from])}::text[])
    returning id`);
  return rows.length === 1;
}

/** Stores how far an export is; false for one that is no longer open. */
export function storeProgress(
  tx: Transaction,
  owner: Owner,
  progress: { id: string; done: number; total: number },
): Promise<boolean> {
  const set = sql`status = 'running', rows_done = ${progress.done}, rows_total = ${progress.total}`;
  return change(tx, owner, progress.id, set, ['waiting', 'running']);
}

/** Marks an export's file as ready; false, and nothing is written, for one that is no longer open. */
export function storeReady(
  tx: Transaction,
  owner: Owner,
  ready: { id: string; rows: number; bytes: number; storageKey: string; at: Date; expiresAt: Date },
): Promise<boolean> {
  const set = sql`status = 'ready', rows_done = ${ready.rows}, rows_total = ${ready.rows}, bytes = ${ready.bytes},
    storage_key = ${ready.storageKey}, finished_at = ${ready.at.toISOString()}::timestamptz,
    expires_at = ${ready.expiresAt.toISOString()}::timestamptz`;
  return change(tx, owner, ready.id, set, ['waiting', 'running']);
}

/** Ends an open export without a file. Its filters, and the ids it names, are deleted. */
export function storeFailure(
  tx: Transaction,
  owner: Owner,
  failure: { id: string; problem: NonNullable<ListExport['problem']>; at: Date },
): Promise<boolean> {
  const set = sql`status = 'failed', problem = ${failure.problem}, query = '{}'::jsonb, chosen = '{}'::jsonb,
    finished_at = ${failure.at.toISOString()}::timestamptz`;
  return change(tx, owner, failure.id, set, ['waiting', 'running']);
}

/** Notes that a file is gone, and deletes the filters and ids. */
export function storeExpired(tx: Transaction, owner: Owner, id: string): Promise<boolean> {
  return change(
    tx,
    owner,
    id,
    sql`status = 'expired', storage_key = null, query = '{}'::jsonb, chosen = '{}'::jsonb`,
    ['ready'],
  );
}

/** Deletes an export's row. */
export async function removeExport(tx: Transaction, owner: Owner, id: string): Promise<void> {
  const { table, here } = scopedRows('exports', owner);
  await tx.execute(sql`delete from ${table} where ${here} and id = ${id}`);
}
