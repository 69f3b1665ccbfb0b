import { sql, type SQL } from 'drizzle-orm';
import type { DataSubject } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';
import { now } from '@/lib/kernel/clock';

/** Drafts `d` to the person's address, or by whose link one of their orders was placed. */
const OF = ({ tenantId, email, orderIds }: DataSubject): SQL => sql`d.tenant_id = ${tenantId}
  and (lower(btrim(d.email)) = ${email} or exists (select from draft_order_payments b
    where b.tenant_id = d.tenant_id and b.draft_id = d.id and b.order_id = any(${sql.param([...orderIds])}::text[])))`;

export interface HeldDraftRow extends Record<string, unknown> {
  id: string;
  at: string;
  fields: Record<string, string>;
}

/** What was composed for the person. D46. */
export async function findDraftData(tx: Transaction, subject: DataSubject): Promise<HeldDraftRow[]> {
  const { rows } = await tx.execute<HeldDraftRow>(sql`
    select d.id, to_json(d.created_at) #>> '{}' as at,
      jsonb_build_object('name', d.name, 'email', d.email, 'note', d.note) as fields
    from draft_orders d where ${OF(subject)} and d.email <> '' order by d.created_at, d.id`);
  return rows;
}

/**
 * Replaces name, address and note, and ends the link: nothing is sent to who was erased. Where an order's time is over and nobody
 * asked, a link that can still be paid is left alone: its draft has a time of its own. D46-2.
 */
export async function eraseDraftData(tx: Transaction, subject: DataSubject): Promise<number> {
  const at = now().toISOString();
  const { rowCount } = await tx.execute(sql`
    update draft_orders d set name = '', email = '', note = '', version = d.version + 1,
      withdrawn_at = coalesce(d.withdrawn_at, ${at}::timestamptz)
    where ${OF(subject)} and d.email <> ''
      and (${subject.email !== null}::boolean or d.withdrawn_at is not null or d.expires_at is null
        or d.expires_at <= ${at}::timestamptz)`);
  return rowCount ?? 0;
}
