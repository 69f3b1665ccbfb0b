import { sql } from 'drizzle-orm';
import { prepared } from '@/lib/db/prepared';
import type { Transaction } from '@/lib/db/transaction';

/** What is unpaid now, with the order that was just placed. */
export interface Unpaid {
  ofVisitor: number;
  ofAddress: number;
  /** When the first of the visitor's ends, so that one more is possible; null if none is open. */
  visitorEnd: Date | null;
  /** The same of the address. */
  addressEnd: Date | null;
  /** Of each asked variant: pieces that are free, and pieces that unpaid orders hold. */
  variants: { id: string; free: number; held: number }[];
}

interface Values extends Record<string, unknown> {
  tenant: string;
  visitor: string;
  address: string;
  variants: string[];
}

type Row = Record<string, unknown> & {
  mine: number;
  here: number;
  mine_end: Date | null;
  here_end: Date | null;
  variants: Unpaid['variants'];
};

const value = (name: 'tenant' | 'visitor' | 'address' | 'variants') => sql`${sql.placeholder(name)}`;
const tenant = value('tenant');

const read = prepared<Values, Row>(
  'read_unpaid',
  () => sql`
    with mine as (select expires_at from payment_intents
        where tenant_id = ${tenant} and visitor = ${value('visitor')} and state = 'open'),
      here as (select expires_at from payment_intents
        where tenant_id = ${tenant} and address = ${value('address')} and state = 'open'),
      held as (select l.variant_id, sum(l.quantity)::int as pieces
        from orders o join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
        where o.tenant_id = ${tenant} and o.reserved and o.payment_status = 'awaiting_payment'
          and l.variant_id = any(${value('variants')}::text[])
        group by l.variant_id)
    select (select count(*)::int from mine) as mine, (select count(*)::int from here) as here,
      (select min(expires_at) from mine) as mine_end, (select min(expires_at) from here) as here_end,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'id', v.id, 'free', v.stock, 'held', coalesce(held.pieces, 0))), '[]')
        from variants v left join held on held.variant_id = v.id
        where v.tenant_id = ${tenant} and v.id = any(${value('variants')}::text[])) as variants`,
);

/**
 * Adds up what a visitor, an address and all unpaid orders hold. Call after `placeOrder` in the same transaction: that
 * has locked the address and the variants, so that this statement sees what others have placed before. D27-8, D27-10.
 */
export async function readUnpaid(
  tx: Transaction,
  tenantId: string,
  of: { visitor: string; address: string; variants: string[] },
): Promise<Unpaid> {
  const [row] = await read(tx, { tenant: tenantId, ...of });
  return {
    ofVisitor: row?.mine ?? 0,
    ofAddress: row?.here ?? 0,
    visitorEnd: row?.mine_end ?? null,
    addressEnd: row?.here_end ?? null,
    variants: row?.variants ?? [],
  };
}
