import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { IS_PUBLIC } from '@/lib/modules/catalogue/service/statements/card-json';
import { EVENT_JSON, type EventJson } from '@/lib/modules/events/service/statements/event-json';

export interface ProductAddressRow extends Record<string, unknown> {
  event: EventJson;
  products: { product_id: string; customisable: boolean; updated_at: string }[];
}

/** The next products on sale after `after`, by id; undefined for an event that is not active or not this tenant's. */
export async function listProductAddresses(
  tx: Transaction,
  slug: string,
  { after, limit }: { after: string; limit: number },
): Promise<ProductAddressRow | undefined> {
  const { rows } = await tx.execute<ProductAddressRow>(sql`
    select ${EVENT_JSON} as event, (
      select coalesce(jsonb_agg(jsonb_build_object('product_id', one.id, 'customisable', one.customisable,
        'updated_at', to_char(one.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by one.id), '[]')
      from (
        select p.id, p.customisable, p.updated_at
        from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        where ep.tenant_id = e.tenant_id and ep.event_id = e.id and p.id > ${after} and ${IS_PUBLIC}
        order by p.id limit ${limit}) one) as products
    from events e where e.slug = ${slug} and e.status = 'Active'`);
  return rows[0];
}
