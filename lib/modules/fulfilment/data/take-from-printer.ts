import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** Pieces of a printer's stock and a part of its day. */
interface Taking {
  fulfillerId: string;
  day: string;
  items: number;
  pieces: readonly { sku: string; pieces: number }[];
}

const piecesOf = ({ pieces }: Pick<Taking, 'pieces'>) =>
  sql`jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as want(sku text, pieces integer)`;

/** Locks what the printer counts of these SKUs, always in the same order; false where it has too few. */
async function hasAll(tx: Transaction, taking: Taking): Promise<boolean> {
  const { rows } = await tx.execute<{ enough: boolean }>(sql`
    select s.pieces >= want.pieces as enough from fulfiller_stock s join ${piecesOf(taking)} on want.sku = s.sku
    where s.fulfiller_id = ${taking.fulfillerId} order by s.sku for update of s`);
  return rows.every(({ enough }) => enough);
}

/** Counts the items to the day, unless that passes the printer's capacity; then false. */
async function takeDay(tx: Transaction, { fulfillerId, day, items }: Taking): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into fulfiller_days as d (fulfiller_id, day, items)
    select f.id, ${day}::date, ${items}::integer from fulfillers f
    where f.id = ${fulfillerId} and (f.daily_capacity is null or ${items}::integer <= f.daily_capacity)
    on conflict (fulfiller_id, day) do update set items = d.items + excluded.items
    where d.items + excluded.items <= coalesce((select daily_capacity from fulfillers where id = ${fulfillerId}), 2147483647)`);
  return rowCount === 1;
}

/**
 * Takes an order's pieces from its printer's stock and day: all of it, or nothing and false where another order was quicker.
 * SKUs that the printer doesn't count are not taken. Returns what was counted. D32-25.
 */
export async function takeFromPrinter(
  tx: Transaction,
  taking: Taking,
): Promise<{ sku: string; pieces: number }[] | false> {
  if (!(await hasAll(tx, taking)) || !(await takeDay(tx, taking))) return false;
  const { rows } = await tx.execute<{ sku: string; pieces: number }>(sql`
    update fulfiller_stock s set pieces = s.pieces - want.pieces from ${piecesOf(taking)}
    where s.fulfiller_id = ${taking.fulfillerId} and s.sku = want.sku returning want.sku, want.pieces`);
  return rows;
}

/** Gives back what was taken of one printer. */
async function giveBack(tx: Transaction, fulfillerId: string, takings: readonly Taking[]): Promise<void> {
  const pieces = takings.flatMap((taking) => taking.pieces);
  // Two parts of one order may hold pieces of the same SKU, and a row is updated once by a statement.
  const back = sql`(select sku, sum(pieces)::integer as pieces from ${piecesOf({ pieces })} group by sku) b`;
  await tx.execute(sql`
    select s.sku from fulfiller_stock s join ${back} on b.sku = s.sku
    where s.fulfiller_id = ${fulfillerId} order by s.sku for update of s`);
  await tx.execute(sql`
    update fulfiller_stock s set pieces = s.pieces + b.pieces from ${back}
    where s.fulfiller_id = ${fulfillerId} and s.sku = b.sku`);
  for (const { day, items } of takings.toSorted((a, b) => (a.day < b.day ? -1 : 1)))
    await tx.execute(sql`
      update fulfiller_days set items = greatest(0, items - ${items}::integer)
      where fulfiller_id = ${fulfillerId} and day = ${day}::date`);
}

/**
 * Gives back what was taken and won't be used, in the order in which printers are taken from: an order that gives back to two of them
 * and one that takes from both never wait for each other. D32-25, D32-82.
 */
export async function giveBackToPrinters(tx: Transaction, takings: readonly Taking[]): Promise<void> {
  const ids = [...new Set(takings.map(({ fulfillerId }) => fulfillerId))].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
  for (const id of ids)
    await giveBack(
      tx,
      id,
      takings.filter(({ fulfillerId }) => fulfillerId === id),
    );
}
