import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

type Marked = Partial<Record<'paused_at' | 'revoked_at', Date | null>>;

/** Pauses, resumes or revokes one code. */
export async function markCode(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  times: Marked,
): Promise<void> {
  const set = Object.entries(times).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value?.toISOString() ?? null}::timestamptz`,
  );
  await tx.execute(
    sql`update promo_codes set ${sql.join(set, sql`, `)} where tenant_id = ${tenantId} and id = ${id}`,
  );
}

/** Gives one code an end of its own, the last moment of a day; null for that of its batch. False when it has it already. */
export async function moveCodeEnd(
  tx: Transaction,
  { tenantId, id, timeZone }: { tenantId: string; id: string; timeZone: string },
  endsOn: string | null,
): Promise<boolean> {
  const end = sql`(${endsOn}::date + 1)::timestamp at time zone ${timeZone}`;
  const { rows } = await tx.execute(sql`update promo_codes set ends_at = ${end}
    where tenant_id = ${tenantId} and id = ${id} and ends_at is distinct from ${end} returning id`);
  return rows.length > 0;
}
