import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** Whether `i` wants no more mails of this tenant; an erased person's wish is kept as a hash (D46). */
export const REFUSES_MAILS = sql`exists (select from mail_refusals r
  where r.tenant_id = i.tenant_id and r.email_key in (i.email_key, erased_address(i.tenant_id, i.email_key)))`;

/**
 * Records that the invitee's address wants no more mails; null for a removed invitee, `first` false when it was recorded
 * before.
 */
export async function refuseMails(
  tx: Transaction,
  { tenantId, inviteeId, at }: { tenantId: string; inviteeId: string; at: Date },
): Promise<{ eventId: string; first: boolean } | null> {
  const { rows } = await tx.execute<{ eventId: string; first: boolean }>(sql`
    with who as (
      select event_id, email_key from bulk_invitees where tenant_id = ${tenantId} and id = ${inviteeId}
    ), made as (
      insert into mail_refusals (tenant_id, email_key, refused_at)
      select ${tenantId}, email_key, ${at.toISOString()}::timestamptz from who
      on conflict do nothing returning email_key
    )
    select event_id as "eventId", exists (select from made) as first from who`);
  return rows[0] ?? null;
}
