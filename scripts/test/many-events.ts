import type { DemoWorld } from './demo-world';

/**
 * Adds `count` events to a company, `evt_many_00001` onwards, similar to its first. A hundred share each minute of change,
 * all were created at the same time, every tenth is a gift event, every fourth is on hold.
 */
export async function layManyEvents(
  { sql }: Pick<DemoWorld, 'sql'>,
  like: { tenant: string; event: string },
  count: number,
): Promise<void> {
  await sql(
    `insert into events select made.* from events e, generate_series(1, $3::integer) n, lateral jsonb_populate_record(e, jsonb_build_object(
       'id', 'evt_many_' || lpad(n::text, 5, '0'), 'slug', replace(e.tenant_id, '_', '-') || '-' || lpad(n::text, 5, '0'),
       'name', 'Fair ' || n, 'status', case when n % 4 = 0 then 'On hold' else 'Active' end,
       'type', case when n % 10 = 0 then 'Promo' else 'Store' end,
       'created_at', timestamptz '2025-06-01', 'updated_at', timestamptz '2025-06-01' + (n / 100) * interval '1 minute')) made
     where e.tenant_id = $1 and e.id = $2`,
    [like.tenant, like.event, count],
  );
}

/**
 * Adds `count` companies with an admin, `ten_many_00001` onwards; half were created at the same time, every twentieth
 * is unverified.
 */
export async function layManyClients({ asOwner, sql }: DemoWorld, count: number): Promise<void> {
  await sql(
    `insert into tenants (id, name, region, currency, created_at, verified_at)
     select 'ten_many_' || lpad(n::text, 5, '0'), 'Guild ' || n, 'UK', 'GBP',
       timestamptz '2025-06-01' + greatest(0, n - $1::integer / 2) * interval '1 minute',
       case when n % 20 = 0 then null else timestamptz '2025-07-01' end
     from generate_series(1, $1::integer) n`,
    [count],
  );
  await asOwner(
    `insert into users (id, email, name, password_hash, tenant_id, superadmin, role, created_at, email_verified_at)
     select 'usr_many_' || n, 'head' || n || '@guild.example', 'Robin ' || n, 'none',
       'ten_many_' || lpad(n::text, 5, '0'), false, 'admin', now(), now()
     from generate_series(1, ${count}) n`,
  );
}
