import { sql } from 'drizzle-orm';
import { newId } from '@/lib/kernel/ids';
import type { Transaction } from '@/lib/db/transaction';

/** Gives an event the vouchers of another one of the same tenant that have not expired, unused; returns how many. */
export async function copyVouchers(
  tx: Transaction,
  { tenantId, from, to, at }: { tenantId: string; from: string; to: string; at: Date },
): Promise<number> {
  const time = at.toISOString();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from vouchers where tenant_id = ${tenantId} and event_id = ${from}
      and (expires_at is null or expires_at > ${time})`);
  const ids = Object.fromEntries(rows.map(({ id }) => [id, newId('voucher')]));
  await tx.execute(sql`
    insert into vouchers select made.*
    from jsonb_each_text(${JSON.stringify(ids)}::jsonb) one(key, value)
      join vouchers v on v.tenant_id = ${tenantId} and v.id = one.key,
      lateral jsonb_populate_record(v, jsonb_build_object('id', one.value, 'event_id', ${to}::text, 'uses', 0,
        'created_at', ${time}::text)) made`);
  return rows.length;
}
