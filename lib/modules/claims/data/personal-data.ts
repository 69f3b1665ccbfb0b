import { sql, type SQL } from 'drizzle-orm';
import type { DataSubject } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';

const list = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Persons `p` of codes: by address, or whose code was used for one of the orders. */
const PERSONS = ({
  tenantId,
  email,
  emailKey,
  orderIds,
}: DataSubject): SQL => sql`p.tenant_id = ${tenantId} and (
  p.email_key = ${emailKey} or lower(btrim(p.email)) = ${email} or p.code_id in (
    select o.promo_code_id from orders o where o.tenant_id = ${tenantId} and o.id = any(${list(orderIds)})))`;

export interface HeldClaimRow extends Record<string, unknown> {
  kind: 'code' | 'thanks';
  id: string;
  at: string | null;
  fields: Record<string, string>;
}

/** Whose codes the person has, and what they wrote to their sender. D46. */
export async function findClaimData(tx: Transaction, subject: DataSubject): Promise<HeldClaimRow[]> {
  const { tenantId, orderIds } = subject;
  const { rows } = await tx.execute<HeldClaimRow>(sql`
    select 'code' as kind, p.code_id as id, to_json(b.created_at) #>> '{}' as at,
      jsonb_build_object('name', p.name, 'email', coalesce(p.email, ''), 'note', p.note, 'code', c.code) as fields
    from code_persons p
      join promo_codes c on c.tenant_id = p.tenant_id and c.id = p.code_id
      join code_batches b on b.tenant_id = p.tenant_id and b.id = p.batch_id
    where ${PERSONS(subject)} and (p.email is not null or p.name <> '' or p.note <> '')
    union all
    select 'thanks', t.order_id, to_json(t.written_at) #>> '{}', jsonb_build_object('message', t.message)
    from order_thanks t where t.tenant_id = ${tenantId} and t.order_id = any(${list(orderIds)})
    order by 3, 2`);
  return rows;
}

/**
 * Takes the person off their codes, and their thanks away. The codes stay what they are; what was to be mailed of them isn't.
 * An address stays as a hash, so that it goes on getting no mails. D46-2.
 */
export async function eraseClaimData(tx: Transaction, subject: DataSubject): Promise<number> {
  const { tenantId, orderIds, emailKey } = subject;
  await tx.execute(sql`update gift_mail_addresses g set email_key = erased_address(g.tenant_id, g.email_key)
    where g.tenant_id = ${tenantId} and (g.email_key = ${emailKey} or g.email_key in (
        select p.email_key from code_persons p where ${PERSONS(subject)}))
      and not exists (select from gift_mail_addresses other where other.tenant_id = g.tenant_id
        and other.email_key = erased_address(g.tenant_id, g.email_key))`);
  // Erased before and mailed to again: the hash is there, and keeps what was wanted last.
  await tx.execute(sql`
    with again as (delete from gift_mail_addresses g where g.tenant_id = ${tenantId} and (g.email_key = ${emailKey}
        or g.email_key in (select p.email_key from code_persons p where ${PERSONS(subject)})) returning email_key, refused_at)
    update gift_mail_addresses g set refused_at = again.refused_at from again
    where g.tenant_id = ${tenantId} and g.email_key = erased_address(${tenantId}, again.email_key)`);
  await tx.execute(sql`delete from code_mails w using code_persons p where ${PERSONS(subject)}
    and w.tenant_id = p.tenant_id and w.code_id = p.code_id and w.state = 'waiting'`);
  const thanks = await tx.execute(sql`
    delete from order_thanks where tenant_id = ${tenantId} and order_id = any(${list(orderIds)})`);
  const persons = await tx.execute(sql`
    update code_persons p set name = '', email = null, email_key = null, note = ''
    where ${PERSONS(subject)} and (p.email is not null or p.name <> '' or p.note <> '')`);
  return (thanks.rowCount ?? 0) + (persons.rowCount ?? 0);
}

/** Orders of claims that their client refused before `before` and that still hold personal data, the oldest first. D46-5. */
export async function findRefusedOrders(
  tx: Transaction,
  { tenantId, before, limit }: { tenantId: string; before: Date; limit: number },
  skip: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from claim_flags f join orders o on o.tenant_id = f.tenant_id and o.id = f.order_id
    where f.tenant_id = ${tenantId} and f.state = 'refused' and f.decided_at < ${before.toISOString()}::timestamptz
      and not o.snapshot ? 'erasedAt' and o.id <> all(${list(skip)})
    order by f.decided_at, o.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
