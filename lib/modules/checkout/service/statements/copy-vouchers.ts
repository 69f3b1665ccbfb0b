import { sql } from 'drizzle-orm';
import { newId } from '@/lib/kernel/ids';
import type { Transaction } from '@/lib/db/transaction';

interface Copied {
  tenantId: string;
  from: string;
  to: string;
  at: Date;
  /** The products that come along: their ids there and here. */
  products: readonly { from: string; to: string }[];
}

/**
 * Gives an event the vouchers of another one of the same tenant that are not deleted and have not expired, unused; returns
 * how many. One that is limited to products counts for their copies; where none of them came along it stays behind.
 */
export async function copyVouchers(
  tx: Transaction,
  { tenantId, from, to, at, products }: Copied,
): Promise<number> {
  const time = at.toISOString();
  const map = JSON.stringify(Object.fromEntries(products.map((one) => [one.from, one.to])));
  const copies = sql`(select array_agg(${map}::jsonb ->> one.id order by one.place)
    from unnest(v.product_ids) with ordinality one(id, place) where ${map}::jsonb ? one.id)`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select v.id from vouchers v where v.tenant_id = ${tenantId} and v.event_id = ${from} and v.deleted_at is null
      and (v.expires_at is null or v.expires_at > ${time}) and (v.product_ids is null or ${copies} is not null)`);
  const ids = Object.fromEntries(rows.map(({ id }) => [id, newId('voucher')]));
  await tx.execute(sql`
    insert into vouchers select made.*
    from jsonb_each_text(${JSON.stringify(ids)}::jsonb) one(key, value)
      join vouchers v on v.tenant_id = ${tenantId} and v.id = one.key,
      lateral jsonb_populate_record(v, jsonb_build_object('id', one.value, 'event_id', ${to}::text, 'uses', 0,
        'product_ids', ${copies}, 'created_at', ${time}::text, 'updated_at', ${time}::text)) made`);
  return rows.length;
}
