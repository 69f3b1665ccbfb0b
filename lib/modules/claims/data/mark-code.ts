import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

type Marked = Partial<Record<'paused_at' | 'revoked_at', Date | null>> & { replaced_by?: string };

/** Pauses, resumes or revokes one code, or notes what was issued in its place. */
export async function markCode(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  { replaced_by: other, ...times }: Marked,
): Promise<void> {
  const set = Object.entries(times).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value?.toISOString() ?? null}::timestamptz`,
  );
  if (other !== undefined) set.push(sql`replaced_by = ${other}`);
  await tx.execute(
    sql`update promo_codes set ${sql.join(set, sql`, `)} where tenant_id = ${tenantId} and id = ${id}`,
  );
}
