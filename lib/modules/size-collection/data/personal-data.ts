import { sql, type SQL } from 'drizzle-orm';
import type { DataSubject } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';

const OF = ({ tenantId, email, emailKey }: DataSubject): SQL => sql`i.tenant_id = ${tenantId}
  and (i.email_key = ${email} or i.email_key = ${emailKey} or lower(btrim(i.email)) = ${email})`;

export interface HeldInviteeRow extends Record<string, unknown> {
  id: string;
  at: string;
  fields: Record<string, unknown>;
}

/** Where a person was asked for a size, and what they answered. D46. */
export async function findInviteesOf(tx: Transaction, subject: DataSubject): Promise<HeldInviteeRow[]> {
  const { rows } = await tx.execute<HeldInviteeRow>(sql`
    select i.id, to_json(i.created_at) #>> '{}' as at, coalesce(i.delivery, '{}') || jsonb_build_object('name', i.name,
      'email', i.email, 'event', e.name, 'size', coalesce(v.size, ''), 'personal_texts', i.personalisation) as fields
    from bulk_invitees i join events e on e.tenant_id = i.tenant_id and e.id = i.event_id
      left join variants v on v.tenant_id = i.tenant_id and v.id = i.variant_id
    where ${OF(subject)} order by i.created_at, i.id`);
  return rows;
}

/**
 * Erases a person's invitations. One of an event that was ordered keeps its size, for the count; any other goes, so that
 * nothing is made for nobody. That they want no mails stays, as a hash. D46-2.
 */
export async function eraseInvitees(tx: Transaction, subject: DataSubject): Promise<number> {
  const { tenantId, email, emailKey } = subject;
  await tx.execute(sql`
    with known as (delete from mail_refusals where tenant_id = ${tenantId} and (email_key = ${email} or email_key = ${emailKey})
      returning email_key, refused_at)
    insert into mail_refusals (tenant_id, email_key, refused_at)
    select ${tenantId}, erased_address(${tenantId}, email_key), refused_at from known on conflict do nothing`);
  const ordered = sql`exists (select from bulk_orders b where b.tenant_id = i.tenant_id and b.event_id = i.event_id)`;
  const gone = await tx.execute(sql`delete from bulk_invitees i where ${OF(subject)} and not ${ordered}`);
  const blanked = await tx.execute(sql`
    update bulk_invitees i set name = '', email = '', email_key = 'erased:' || i.id, personalisation = '{}',
      mails_sent = i.mails_asked,
      delivery = (select jsonb_object_agg(key, case when key in ('address_country', 'country_iso2') then value else '""' end)
        from jsonb_each(i.delivery))
    where ${OF(subject)}`);
  return (gone.rowCount ?? 0) + (blanked.rowCount ?? 0);
}
