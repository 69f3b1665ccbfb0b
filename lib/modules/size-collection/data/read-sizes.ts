import { sql } from 'drizzle-orm';
import type { ProductColour } from '@/lib/db/schema/catalogue';
import type { Transaction } from '@/lib/db/transaction';

export interface CountedProduct extends Record<string, unknown> {
  id: string;
  name: string;
  colours: ProductColour[];
  /** Every colour and size made, in the product's order, with the number of invitees who chose it. */
  variants: { id: string; identifier: string; size: string; count: number }[];
}

export interface AnswerCounts extends Record<string, unknown> {
  invited: number;
  answered: number;
}

/** The number of invitees and of answers. */
export async function countAnswers(
  tx: Transaction,
  tenantId: string,
  eventId: string,
): Promise<AnswerCounts> {
  const { rows } = await tx.execute<AnswerCounts>(sql`
    select count(*)::integer as invited, count(answered_at)::integer as answered
    from bulk_invitees where tenant_id = ${tenantId} and event_id = ${eventId}`);
  return rows[0] ?? { invited: 0, answered: 0 };
}

/** The event's products, including removed ones that somebody chose, with the number of choices per variant. */
export async function countSizes(
  tx: Transaction,
  tenantId: string,
  eventId: string,
): Promise<CountedProduct[]> {
  const { rows } = await tx.execute<CountedProduct>(sql`
    with chosen as (
      select variant_id, product_id, count(*)::integer as count from bulk_invitees
      where tenant_id = ${tenantId} and event_id = ${eventId} and variant_id is not null group by 1, 2)
    select p.id, p.name, p.colours, (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'identifier', v.colour_identifier, 'size', v.size,
        'count', coalesce(c.count, 0)) order by v.position, v.id), '[]')
      from variants v left join chosen c on c.variant_id = v.id
      where v.tenant_id = p.tenant_id and v.product_id = p.id) as variants
    from products p
      left join event_products ep on ep.tenant_id = p.tenant_id and ep.product_id = p.id and ep.event_id = ${eventId}
    where p.tenant_id = ${tenantId} and (ep.id is not null or p.id in (select product_id from chosen))
    order by ep.position nulls last, p.id`);
  return rows;
}
