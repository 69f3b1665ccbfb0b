import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { REFUSES_MAILS } from './mail-conditions';
import type { KnownCode, SaidPerson } from '@/lib/modules/claims/rules/people-plan';

interface BatchOfEvent {
  tenantId: string;
  eventId: string;
  batchId: string;
}

const SELECT = (batchId: string) => sql`select c.id, c.folded, c.batch_id = ${batchId} as "isOwn",
    c.revoked_at is not null as "isDead", coalesce(p.name, '') as name, p.email, p.email_key as "emailKey",
    coalesce(p.note, '') as text
  from promo_codes c left join code_persons p on p.tenant_id = c.tenant_id and p.code_id = c.id`;

/** The codes of an event that have one of these folded forms, with their persons. */
export async function findKnownCodes(
  tx: Transaction,
  { tenantId, eventId, batchId }: BatchOfEvent,
  folded: readonly string[],
): Promise<KnownCode[]> {
  const { rows } = await tx.execute<KnownCode & Record<string, unknown>>(sql`${SELECT(batchId)}
    where c.tenant_id = ${tenantId} and c.event_id = ${eventId} and c.folded = any(${sql.param([...folded])}::text[])`);
  return rows;
}

/** The codes of a batch whose persons have one of these addresses. */
export async function findKnownPeople(
  tx: Transaction,
  { tenantId, batchId }: Omit<BatchOfEvent, 'eventId'>,
  keys: readonly string[],
): Promise<KnownCode[]> {
  const { rows } = await tx.execute<KnownCode & Record<string, unknown>>(sql`${SELECT(batchId)}
    where p.tenant_id = ${tenantId} and p.batch_id = ${batchId} and p.email_key = any(${sql.param([...keys])}::text[])`);
  return rows;
}

/** Those of these addresses that have unsubscribed from a client's gift mails, also under the hash of an erased one. */
export async function findUnsubscribed(
  tx: Transaction,
  { tenantId }: { tenantId: string },
  keys: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`select p.email_key as key
    from (select ${tenantId}::text as tenant_id, k as email_key from unnest(${sql.param([...keys])}::text[]) k) p
    where ${REFUSES_MAILS}`);
  return rows.map(({ key }) => key);
}

/** Writes whose codes are, in the place of who they were. */
export async function savePersons(
  tx: Transaction,
  { tenantId, batchId }: { tenantId: string; batchId: string },
  rows: readonly (SaidPerson & { id: string })[],
): Promise<void> {
  await tx.execute(sql`
    insert into code_persons (tenant_id, code_id, batch_id, name, email, email_key, note)
    select ${tenantId}, r.id, ${batchId}, r.name, r.email, r."emailKey", r.text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id text, name text, email text, "emailKey" text, text text)
    on conflict (tenant_id, code_id) do update set name = excluded.name, email = excluded.email,
      email_key = excluded.email_key, note = excluded.note`);
}

/** Takes the addresses of persons away who get others, so that two may be exchanged. */
export async function clearAddresses(
  tx: Transaction,
  { tenantId }: { tenantId: string },
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`update code_persons set email = null, email_key = null
    where tenant_id = ${tenantId} and code_id = any(${sql.param([...ids])}::text[])`);
}

/** A batch has so many more codes, all of them made. */
export async function growBatch(
  tx: Transaction,
  { tenantId, id, at }: { tenantId: string; id: string; at: Date },
  more: number,
): Promise<void> {
  await tx.execute(sql`update code_batches set size = size + ${more}::integer, made = made + ${more}::integer,
      updated_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id}`);
}
