import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether the recipient of an order may thank for it: a claim of a gift that stands. Not where anybody could claim without a
 * code, since a sample comes from nobody in particular, nor while its client still decides about it. `order`: the order's row.
 * D40-15.
 */
export const thanksAllowed = (order: string): SQL<boolean> => {
  const o = sql.raw(order);
  return sql<boolean>`(${o}.kind = 'claim' and ${o}.status is not null and ${o}.status <> 'cancelled'
    and exists (select from events e where e.tenant_id = ${o}.tenant_id and e.id = ${o}.event_id
      and e.type = 'Promo' and not e.sample)
    and not exists (select from claim_flags f where f.tenant_id = ${o}.tenant_id and f.order_id = ${o}.id
      and f.state <> 'released'))`;
};
