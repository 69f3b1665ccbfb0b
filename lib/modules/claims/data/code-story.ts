import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { CodeEvent } from '@/lib/modules/claims/contract/promo-code-acts';

/** The latest events that one answer lists, of each kind. */
const LISTED = 200;

export interface StoryRow extends Record<string, unknown> {
  kind: CodeEvent['kind'];
  at: Date;
  reason: string | null;
  why: CodeEvent['why'];
  order: { order_id: string; order_ref: string; is_cancelled: boolean } | null;
  other: { id: string; code: string } | null;
}

/** What has happened to a code, the newest first: from the code, its orders and the log. D40-7. */
export async function readCodeStory(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<StoryRow[]> {
  const { rows } = await tx.execute<StoryRow>(sql`
    with code as (select * from promo_codes where tenant_id = ${tenantId} and id = ${id}),
    logged as (select a.action, a.at, a.data, a.id from audit_log a
      where a.tenant_id = ${tenantId} and a.data ->> 'code' = ${id} order by a.at desc, a.id desc limit ${LISTED}),
    claimed as (select o.id, o.order_ref, o.created_at, o.status = 'cancelled' as is_cancelled from orders o
      where o.tenant_id = ${tenantId} and o.promo_code_id = ${id} order by o.created_at desc, o.id desc limit ${LISTED})
    select kind, at, reason, why, "order", other from (
      select 'made' as kind, c.created_at as at, null as reason, null as why, null::jsonb as order,
        (select jsonb_build_object('id', f.id, 'code', f.code) from promo_codes f
          where f.tenant_id = c.tenant_id and f.replaced_by = c.id limit 1) as other, 0 as place, c.id from code c
      union all select 'link_opened', c.link_opened_at, null, null, null, null, 1, c.id from code c
        where c.link_opened_at is not null
      union all select 'claimed', o.created_at, null, null, jsonb_build_object('order_id', o.id, 'order_ref', o.order_ref,
        'is_cancelled', o.is_cancelled), null, 3, o.id from claimed o
      union all select case when w.state = 'refused' then 'mail_refused'
          when w.state = 'sent' then case w.purpose when 'reminder' then 'reminded' else 'mailed' end
          when w.purpose = 'reminder' then 'not_reminded' else 'not_mailed' end, w.settled_at, null,
          case w.state when 'not_needed' then w.reason when 'unsubscribed' then w.state end, null, null, 2, w.code_id
        from code_mails w where w.tenant_id = ${tenantId} and w.code_id = ${id} and w.state <> 'waiting'
      union all select case when l.action = 'claim.refused' then 'tried' else split_part(l.action, '.', 2) end, l.at,
        l.data ->> 'reason', null, null, case when l.action = 'promo_code.reissued' then
          (select jsonb_build_object('id', n.id, 'code', n.code) from promo_codes n
            where n.tenant_id = ${tenantId} and n.id = l.data ->> 'new_code') end, 2, l.id
        from logged l where l.action in
          ('claim.refused', 'promo_code.paused', 'promo_code.resumed', 'promo_code.revoked', 'promo_code.reissued',
            'promo_code.extended')) told
    order by at desc, place desc, id desc limit ${LISTED}`);
  return rows;
}
