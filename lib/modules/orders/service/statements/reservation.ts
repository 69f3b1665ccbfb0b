import { sql, type SQL } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { runAsOneStatement } from '@/lib/db/one-statement';
import type { Transaction } from '@/lib/db/transaction';
import type { Pieces } from '@/lib/modules/orders/rules/stock';

/**
 * Takes pieces from stock, or gives back where a quantity is negative, as writes for `runAsOneStatement`. `stock` returns the
 * ids of the variants that had enough. Rows are locked in the order of their ids, so that two baskets never wait for
 * each other. Not for an empty list.
 */
export function stockWrites(tenantId: string, moves: readonly Pieces[]): { stock_locks: SQL; stock: SQL } {
  const ids = sql.param(moves.map((move) => move.variantId));
  return stockWritesOf(sql`${tenantId}`, sql`${ids}`, sql`${JSON.stringify(moves)}::jsonb`);
}

/** As `stockWrites`, from expressions: the tenant's id, the variants' ids as an array, and the moves as JSON. */
export function stockWritesOf(tenant: SQL, ids: SQL, moves: SQL): { stock_locks: SQL; stock: SQL } {
  return {
    stock_locks: sql`select v.id from variants v where v.tenant_id = ${tenant} and v.id = any(${ids}::text[])
      order by v.id for no key update`,
    stock: sql`update variants v set stock = v.stock - m.quantity
      from jsonb_to_recordset(${moves}) as m("variantId" text, quantity integer)
      join stock_locks on stock_locks.id = m."variantId"
      where v.tenant_id = ${tenant} and v.id = stock_locks.id and v.stock >= m.quantity
      returning v.id`,
  };
}

/** Takes one piece of one variant if there is one and `allowed` holds, as a write for a larger statement; returns its id. */
export const takePiece = (
  tenant: SQL,
  variant: SQL,
  allowed: SQL,
): SQL => sql`update variants set stock = stock - 1
  where tenant_id = ${tenant} and id = ${variant} and stock > 0 and ${allowed} returning id`;

/** Takes one use of a voucher if one is left, and it is neither paused, deleted, too early nor over. D16-4, D41-1. */
export function takeVoucher(
  tenantId: string | SQL,
  voucherId: string | SQL,
  at: SQL = sql`${now().toISOString()}`,
): SQL {
  return sql`update vouchers set uses = uses + 1 where tenant_id = ${tenantId} and id = ${voucherId}
    and (max_uses is null or uses < max_uses) and paused_at is null and deleted_at is null
    and (starts_at is null or starts_at <= ${at}::timestamptz)
    and (expires_at is null or expires_at > ${at}::timestamptz)
    returning id`;
}

/** Whose use of a voucher: its id and the person's key; null or null values write nothing. */
export interface PersonUse {
  voucherId: string | SQL;
  person: string | SQL;
}

/** Counts one use of a voucher by one person, unless that would pass what a person may use; returns the voucher's id. D41-2. */
export function takePersonUse(tenantId: string | SQL, { voucherId, person }: PersonUse): SQL {
  return sql`insert into voucher_uses (tenant_id, voucher_id, person, uses)
    select v.tenant_id, v.id, ${person}::text, 1 from vouchers v
      where v.tenant_id = ${tenantId} and v.id = ${voucherId} and ${person}::text is not null
    on conflict (tenant_id, voucher_id, person) do update set uses = voucher_uses.uses + 1
      where voucher_uses.uses < coalesce((select v.uses_per_person from vouchers v
        where v.tenant_id = voucher_uses.tenant_id and v.id = voucher_uses.voucher_id), 2147483647)
    returning voucher_id as id`;
}

/** Gives one use back. */
export function giveVoucherBack(tenantId: string | SQL, voucherId: string | SQL): SQL {
  return sql`update vouchers set uses = uses - 1 where tenant_id = ${tenantId} and id = ${voucherId} and uses > 0
    returning id`;
}

/** Gives one person's use back. */
export function givePersonUseBack(tenantId: string | SQL, { voucherId, person }: PersonUse): SQL {
  return sql`update voucher_uses set uses = uses - 1
    where tenant_id = ${tenantId} and voucher_id = ${voucherId} and person = ${person} and uses > 0
    returning voucher_id as id`;
}

/** The writes that give an order's voucher back, for it and its person; none without a voucher. */
export function voucherGivenBack(
  tenantId: string,
  { voucherId, voucherPerson }: { voucherId: string | null; voucherPerson: string | null },
): Record<string, SQL> {
  if (voucherId === null) return {};
  const writes: Record<string, SQL> = { voucher_back: giveVoucherBack(tenantId, voucherId) };
  if (voucherPerson !== null)
    writes['person_back'] = givePersonUseBack(tenantId, { voucherId, person: voucherPerson });
  return writes;
}

/** The ids a write returned, as a JSON list; for the answer of `runAsOneStatement`. */
export function idsFrom(write: string): SQL {
  return sql`(select coalesce(jsonb_agg(id), '[]') from ${sql.identifier(write)})`;
}

/** Takes pieces from stock; the variants that had enough. */
export async function takeStock(
  tx: Transaction,
  tenantId: string,
  moves: readonly Pieces[],
): Promise<ReadonlySet<string>> {
  const [row] = await runAsOneStatement<{ stock: string[] }>(
    tx,
    stockWrites(tenantId, moves),
    sql`select ${idsFrom('stock')} as stock`,
  );
  return new Set(row?.stock);
}
