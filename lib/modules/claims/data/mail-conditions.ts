import { sql, type SQL } from 'drizzle-orm';

/** Why the mail of a code `c` of a batch `b` is not sent, the first that fits; null for a code that can be claimed with. */
export const deadReason = (at: SQL): SQL => sql`case when c.replaced_by is not null then 'replaced'
  when c.revoked_at is not null or b.revoked_at is not null then 'revoked'
  when c.uses >= c.max_uses then 'used'
  when coalesce(c.ends_at, b.ends_at) <= ${at} then 'expired' end`;

/** Codes `c` of batches `b` that can be claimed with, or could once a pause is over, and were not. */
export const claimable = (
  at: SQL,
): SQL => sql`c.uses < c.max_uses and c.revoked_at is null and b.revoked_at is null
  and coalesce(coalesce(c.ends_at, b.ends_at) > ${at}, true)`;

/** Whether the address of a person `p` gets no more gift mails of its client; an erased one's is a hash (D46). D40-16. */
export const REFUSES_MAILS = sql`exists (select from gift_mail_addresses g
  where g.tenant_id = p.tenant_id and g.email_key in (p.email_key, erased_address(p.tenant_id, p.email_key))
    and g.refused_at is not null)`;

/**
 * What is shown of a mail `w` of a person `p`, which may not be there yet: what was waiting for a code that died, or for an address that has
 * unsubscribed, isn't waiting any more, whether or not the job has come to it. D40-17.
 */
export const shownState = (
  at: SQL,
): SQL => sql`case when coalesce(w.state, 'waiting') <> 'waiting' then w.state
  when ${deadReason(at)} is not null then 'not_needed'
  when ${REFUSES_MAILS} then 'unsubscribed' else 'waiting' end`;

export const shownReason = (at: SQL): SQL =>
  sql`case when w.state = 'waiting' then ${deadReason(at)} else w.reason end`;
