import { sql } from 'drizzle-orm';
import type { DataSubject } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';

export interface HeldVisitRow extends Record<string, unknown> {
  kind: 'message' | 'entry';
  id: string;
  at: string;
  fields: Record<string, string>;
}

/** Messages of a person that aren't mailed yet, and the codes they asked for to enter a private store. D46. */
export async function findVisits(tx: Transaction, { tenantId, email }: DataSubject): Promise<HeldVisitRow[]> {
  const { rows } = await tx.execute<HeldVisitRow>(sql`
    select 'message' as kind, m.id, to_json(m.created_at) #>> '{}' as at,
      jsonb_build_object('name', m.name, 'email', m.email, 'message', m.message) as fields
    from contact_messages m where m.tenant_id = ${tenantId} and lower(btrim(m.email)) = ${email}
    union all
    select 'entry', c.id, to_json(c.asked_at) #>> '{}', jsonb_build_object('email', c.email)
    from entry_codes c where c.tenant_id = ${tenantId} and lower(btrim(c.email)) = ${email}
    order by 3, 2`);
  return rows;
}

/** Deletes both; a message that waits is not mailed any more. Returns how many. D46-2. */
export async function deleteVisits(tx: Transaction, { tenantId, email }: DataSubject): Promise<number> {
  const messages = await tx.execute(
    sql`delete from contact_messages where tenant_id = ${tenantId} and lower(btrim(email)) = ${email}`,
  );
  const codes = await tx.execute(
    sql`delete from entry_codes where tenant_id = ${tenantId} and lower(btrim(email)) = ${email}`,
  );
  return (messages.rowCount ?? 0) + (codes.rowCount ?? 0);
}
