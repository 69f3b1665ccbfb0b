import type { DemoWorld } from './demo-world';

/**
 * Adds `count` orders to each of these tenants, `ord_many_<tenant>_1` onwards, similar to its first, each a minute older
 * than the one before. The name and address are of one of about 4,000 people; every hundredth order is of the same person.
 */
export async function layManyOrders(
  { sql }: Pick<DemoWorld, 'sql'>,
  tenants: readonly string[],
  count: number,
): Promise<void> {
  await sql(
    `insert into orders select made.* from orders o, generate_series(1, $2::integer) n, lateral jsonb_populate_record(o, jsonb_build_object(
       'id', 'ord_many_' || o.tenant_id || '_' || n, 'order_ref', upper(substr(md5(o.tenant_id || n), 1, 4)) || '-' || n,
       'created_at', timestamptz '2026-06-01' - n * interval '1 minute',
       'snapshot', jsonb_set(o.snapshot, '{customer}', o.snapshot -> 'customer' || case when n % 100 = 0
         then jsonb_build_object('name', 'Petra Always', 'email', 'petra@always.example')
         else jsonb_build_object('name', initcap(substr(md5('a' || n % 61), 1, 6)) || ' ' || initcap(substr(md5('b' || n % 67), 1, 8)),
           'email', substr(md5('b' || n % 67), 1, 8) || n % 61 || '@mail' || n % 9 || '.example') end))) made
     where (o.tenant_id, o.id) in (select tenant_id, min(id) from orders where tenant_id = any($1) group by tenant_id)`,
    [tenants, count],
  );
}
