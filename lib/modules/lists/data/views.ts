import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { scopedRows, type Owner } from './scoped-rows';

export type { Owner as ViewOwner } from './scoped-rows';

/** A saved view as stored. */
export interface ViewRow extends Record<string, unknown> {
  id: string;
  ownerId: string;
  shared: boolean;
  name: string;
  query: Record<string, string>;
  sort: string | null;
  columns: string[];
  version: number;
  updatedAt: Date;
}

/** What a person can change of a view. */
export type ViewContent = Pick<ViewRow, 'name' | 'shared' | 'query' | 'sort' | 'columns'>;

const FIELDS = sql`id, owner_id as "ownerId", shared, name, query, sort, columns, version, updated_at as "updatedAt"`;

const ownerKey = (owner: Owner, shared: boolean) => (shared ? 'shared' : owner.ownerId);

/** The owner's views of a list and the shared ones; own ones first, by name. */
export async function findViews(tx: Transaction, owner: Owner, list: string): Promise<ViewRow[]> {
  const { table, here } = scopedRows('views', owner);
  const { rows } = await tx.execute<ViewRow>(sql`
    select ${FIELDS} from ${table} where ${here} and list = ${list} and owner_key in (${owner.ownerId}, 'shared')
    order by shared, name_key, id`);
  return rows;
}

/** One of the views that the owner sees; undefined for any other. */
export async function findView(
  tx: Transaction,
  owner: Owner,
  view: { list: string; id: string },
): Promise<ViewRow | undefined> {
  const { table, here } = scopedRows('views', owner);
  const { rows } = await tx.execute<ViewRow>(sql`
    select ${FIELDS} from ${table} where ${here} and list = ${view.list} and id = ${view.id}
      and owner_key in (${owner.ownerId}, 'shared') for update`);
  return rows[0];
}

/**
 * How many views there are beside which one more would be kept: the owner's or the shared ones. Until the transaction
 * ends, nobody else can add to them, so that two at once cannot pass the limit.
 */
export async function countViewsBeside(
  tx: Transaction,
  owner: Owner,
  place: { list: string; shared: boolean },
): Promise<number> {
  const { table, here } = scopedRows('views', owner);
  const key = ownerKey(owner, place.shared);
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`views:${owner.tenantId ?? 'staff'}:${place.list}:${key}`}, 0))`,
  );
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${table} where ${here} and list = ${place.list} and owner_key = ${key}`);
  return rows[0]?.count ?? 0;
}

/** Adds a view; undefined when the owner, or the shared ones, have one of this name already. */
export async function insertView(
  tx: Transaction,
  owner: Owner,
  view: ViewContent & { list: string; id: string; at: Date },
): Promise<ViewRow | undefined> {
  const { table, column, value } = scopedRows('views', owner);
  const { rows } = await tx.execute<ViewRow>(sql`
    insert into ${table} (${column}id, list, owner_id, shared, owner_key, name, name_key, query, sort, columns,
      created_at, updated_at)
    values (${value}${view.id}, ${view.list}, ${owner.ownerId}, ${view.shared}, ${ownerKey(owner, view.shared)},
      ${view.name}, ${view.name.toLowerCase()}, ${JSON.stringify(view.query)}::jsonb, ${view.sort},
      ${JSON.stringify(view.columns)}::jsonb, ${view.at.toISOString()}::timestamptz, ${view.at.toISOString()}::timestamptz)
    on conflict do nothing returning ${FIELDS}`);
  return rows[0];
}

/** Whether another view has the name that this one is about to get. */
export async function isNameTaken(
  tx: Transaction,
  owner: Owner,
  view: { list: string; id: string; name: string; shared: boolean },
): Promise<boolean> {
  const { table, here } = scopedRows('views', owner);
  const { rows } = await tx.execute(sql`
    select from ${table} where ${here} and list = ${view.list} and owner_key = ${ownerKey(owner, view.shared)}
      and name_key = ${view.name.toLowerCase()} and id <> ${view.id}`);
  return rows.length > 0;
}

/** Stores a locked view's new content, and counts its version up. */
export async function changeView(
  tx: Transaction,
  owner: Owner,
  view: ViewRow & { at: Date },
): Promise<ViewRow | undefined> {
  const { table, here } = scopedRows('views', owner);
  const { rows } = await tx.execute<ViewRow>(sql`
    update ${table} set name = ${view.name}, name_key = ${view.name.toLowerCase()}, shared = ${view.shared},
      owner_key = ${ownerKey(owner, view.shared)}, query = ${JSON.stringify(view.query)}::jsonb, sort = ${view.sort},
      columns = ${JSON.stringify(view.columns)}::jsonb, version = version + 1,
      updated_at = ${view.at.toISOString()}::timestamptz
    where ${here} and id = ${view.id} returning ${FIELDS}`);
  return rows[0];
}

/** Deletes a view. */
export async function removeView(tx: Transaction, owner: Owner, id: string): Promise<void> {
  const { table, here } = scopedRows('views', owner);
  await tx.execute(sql`delete from ${table} where ${here} and id = ${id}`);
}
