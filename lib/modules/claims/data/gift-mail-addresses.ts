import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

interface AddressKey {
  tenantId: string;
  id: string;
}

/**
 * The name of an address in unsubscribe links, the same for all mails of a client; `id` is stored where it has none yet. A
 * person who was erased and is mailed to again has the name of before.
 */
export async function nameAddress(
  tx: Transaction,
  { tenantId, id, emailKey }: AddressKey & { emailKey: string },
): Promise<string> {
  await tx.execute(sql`update gift_mail_addresses set email_key = ${emailKey}
    where tenant_id = ${tenantId} and email_key = erased_address(${tenantId}, ${emailKey})`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into gift_mail_addresses (tenant_id, id, email_key) values (${tenantId}, ${id}, ${emailKey})
    on conflict (tenant_id, email_key) do update set email_key = excluded.email_key returning id`);
  const [row] = rows;
  if (!row) throw new Error('an upsert has a row');
  return row.id;
}

/** Who sends gift mails to a named address, and whether they have been stopped; undefined for no such name. */
export async function readAddress(
  tx: Transaction,
  { tenantId, id }: AddressKey,
): Promise<{ sender: string; stopped: boolean } | undefined> {
  const { rows } = await tx.execute<{ sender: string; stopped: boolean }>(sql`
    select coalesce(nullif(t.company_details ->> 'legal_name', ''), t.name) as sender, g.refused_at is not null as stopped
    from gift_mail_addresses g join tenants t on t.id = g.tenant_id
    where g.tenant_id = ${tenantId} and g.id = ${id}`);
  return rows[0];
}

/** The mails of a named address's codes, whatever code its person has now. */
const OF_ADDRESS = ({
  tenantId,
  id,
}: AddressKey) => sql`w.tenant_id = ${tenantId} and p.tenant_id = w.tenant_id
  and p.code_id = w.code_id and (select g.email_key from gift_mail_addresses g
    where g.tenant_id = ${tenantId} and g.id = ${id}) in (p.email_key, erased_address(p.tenant_id, p.email_key))`;

/** Stops the gift mails of a client to a named address, and settles those that wait. False when nothing was changed. */
export async function stopMails(tx: Transaction, key: AddressKey, at: Date): Promise<boolean> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await tx.execute(sql`
    update gift_mail_addresses set refused_at = ${now}
    where tenant_id = ${key.tenantId} and id = ${key.id} and refused_at is null returning id`);
  if (rows.length === 0) return false;
  await tx.execute(sql`
    update code_mails w set state = 'unsubscribed', settled_at = ${now} from code_persons p
    where ${OF_ADDRESS(key)} and w.state = 'waiting'`);
  return true;
}

/**
 * Lets a client's gift mails go to a named address again. Those that were settled meanwhile wait where they were asked for by
 * themselves; others are added anew by their batch, if they are due. Returns the batches to look at; null when nothing was
 * changed.
 */
export async function resumeMails(tx: Transaction, key: AddressKey, at: Date): Promise<string[] | null> {
  const { rows } = await tx.execute(sql`
    update gift_mail_addresses set refused_at = null
    where tenant_id = ${key.tenantId} and id = ${key.id} and refused_at is not null returning id`);
  if (rows.length === 0) return null;
  const settled = sql`${OF_ADDRESS(key)} and w.state = 'unsubscribed'`;
  const { rows: asked } = await tx.execute<{ batch: string }>(sql`
    update code_mails w set state = 'waiting', settled_at = null, attempts = 0,
      due_at = greatest(w.due_at, ${at.toISOString()}::timestamptz)
    from code_persons p where ${settled} and w.asked returning w.batch_id as batch`);
  const { rows: others } = await tx.execute<{ batch: string }>(sql`
    delete from code_mails w using code_persons p where ${settled} and not w.asked returning w.batch_id as batch`);
  return [...new Set([...asked, ...others].map(({ batch }) => batch))];
}
