import { sql } from 'drizzle-orm';
import type { DataSubject } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';

export interface AdmittedRow extends Record<string, unknown> {
  id: string;
  at: string;
  fields: Record<string, string>;
}

/** The private stores whose list of addresses has this one. D46. */
export async function findAdmissions(
  tx: Transaction,
  { tenantId, email }: DataSubject,
): Promise<AdmittedRow[]> {
  const { rows } = await tx.execute<AdmittedRow>(sql`
    select a.event_id as id, to_json(a.added_at) #>> '{}' as at, jsonb_build_object('email', a.email, 'event', e.name) as fields
    from event_access_emails a join events e on e.tenant_id = a.tenant_id and e.id = a.event_id
    where a.tenant_id = ${tenantId} and a.email = ${email} order by a.added_at, a.event_id`);
  return rows;
}

/** Takes an address off all lists of private stores; returns of how many. D46-2. */
export async function deleteAdmissions(tx: Transaction, { tenantId, email }: DataSubject): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`delete from event_access_emails where tenant_id = ${tenantId} and email = ${email}`,
  );
  return rowCount ?? 0;
}
