import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { BulkAct } from '@/lib/modules/lists/contract/bulk-act';
import type { ListAct, ListName } from '@/lib/modules/lists/rules/list-names';
import { scopedRows, type Owner } from './scoped-rows';

/** A bulk act as stored, without its targets. */
export interface BulkActRow extends Record<string, unknown> {
  id: string;
  list: ListName;
  act: ListAct;
  input: Record<string, string>;
  status: BulkAct['status'];
  total: number;
  position: number;
  done: number;
  refused: { code: string; count: number; ids: string[] }[];
  /** The places of all that were refused among the targets, from 1. */
  leftOut: number[];
  problem: BulkAct['problem'];
  requestedAt: Date;
  finishedAt: Date | null;
}

const FIELDS = sql`id, list, act, input, status, jsonb_array_length(targets) as total, position, done, refused, left_out as "leftOut", problem,
  requested_at as "requestedAt", finished_at as "finishedAt"`;

/** Adds a bulk act over these targets, `tenant/id` each. */
export async function insertBulkAct(
  tx: Transaction,
  owner: Owner,
  row: Pick<BulkActRow, 'id' | 'list' | 'act' | 'input'> & { targets: readonly string[]; at: Date },
): Promise<BulkActRow> {
  const { table, column, value } = scopedRows('acts', owner);
  const { rows } = await tx.execute<BulkActRow>(sql`
    insert into ${table} (${column}id, list, act, owner_id, targets, input, requested_at)
    values (${value}${row.id}, ${row.list}, ${row.act}, ${owner.ownerId}, ${JSON.stringify(row.targets)}::jsonb,
      ${JSON.stringify(row.input)}::jsonb,
      ${row.at.toISOString()}::timestamptz) returning ${FIELDS}`);
  const [made] = rows;
  if (!made) throw new Error('a bulk act was not stored');
  return made;
}

/** One of the owner's bulk acts; undefined for any other. */
export async function findBulkAct(
  tx: Transaction,
  owner: Owner,
  id: string,
): Promise<BulkActRow | undefined> {
  const { table, here } = scopedRows('acts', owner);
  const { rows } = await tx.execute<BulkActRow>(
    sql`select ${FIELDS} from ${table} where ${here} and owner_id = ${owner.ownerId} and id = ${id}`,
  );
  return rows[0];
}

/** The targets that have not been tried yet, at most `limit`. */
export async function nextTargets(
  tx: Transaction,
  owner: Owner,
  from: { id: string; position: number; limit: number },
): Promise<string[]> {
  const { table, here } = scopedRows('acts', owner);
  const { rows } = await tx.execute<{ target: string }>(sql`
    select entry.target from ${table}, jsonb_array_elements_text(targets) with ordinality as entry(target, place)
    where ${here} and id = ${from.id} and entry.place > ${from.position} order by entry.place limit ${from.limit}`);
  return rows.map(({ target }) => target);
}

/** The targets that an act has changed so far: those that it has tried and that were not refused. S2.2-325. */
export async function changedTargets(tx: Transaction, owner: Owner, id: string): Promise<string[]> {
  const { table, here } = scopedRows('acts', owner);
  const { rows } = await tx.execute<{ target: string }>(sql`
    select entry.target from ${table}, jsonb_array_elements_text(targets) with ordinality as entry(target, place)
    where ${here} and owner_id = ${owner.ownerId} and id = ${id} and entry.place <= position
      and entry.place <> all(left_out) order by entry.place`);
  return rows.map(({ target }) => target);
}

/** Stores how far an act is, or that it has ended: then what it was done with is forgotten. */
export async function storeActProgress(
  tx: Transaction,
  owner: Owner,
  row: Pick<BulkActRow, 'id' | 'status' | 'position' | 'done' | 'refused' | 'leftOut' | 'problem'> & {
    at: Date | null;
  },
): Promise<void> {
  const { table, here } = scopedRows('acts', owner);
  await tx.execute(sql`
    update ${table} set status = ${row.status}, position = ${row.position}, done = ${row.done},
      refused = ${JSON.stringify(row.refused)}::jsonb, left_out = ${sql.param(row.leftOut)}::integer[],
      problem = ${row.problem},
      finished_at = ${row.at?.toISOString() ?? null}::timestamptz,
      input = case when ${row.at !== null} then '{}' else input end
    where ${here} and id = ${row.id}`);
}

/** Deletes an act's row. */
export async function removeBulkAct(tx: Transaction, owner: Owner, id: string): Promise<void> {
  const { table, here } = scopedRows('acts', owner);
  await tx.execute(sql`delete from ${table} where ${here} and id = ${id}`);
}
