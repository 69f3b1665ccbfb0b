import type { DemoWorld } from '@/scripts/test/demo-world';

const KEEP_VERSION = `insert into store_configuration_versions
  (tenant_id, event_id, version, look, colour_set_id, font_set_id, saved_at)
  select s.tenant_id, s.event_id, s.version, jsonb_build_object('content', s.content, 'colours', jsonb_build_object(
    'name', c.name, 'primary', c.primary_colour, 'secondary', c.secondary_colour, 'tertiary', c.tertiary_colour,
    'backgroundImage', c.background_image)), s.colour_set_id, s.font_set_id, s.updated_at
  from store_configurations s join colour_sets c on c.tenant_id = s.tenant_id and c.id = s.colour_set_id
  where s.tenant_id = $1 on conflict do nothing`;

const ADD = `insert into approval_links (tenant_id, id, event_id, version, created_at, expires_at)
  select tenant_id, $2, event_id, version, now(), now() + interval '7 days' from store_configurations
  where tenant_id = $1 and ($3 = '' or event_id = $3) order by event_id limit 1`;

/** A link for approval of each tenant. */
export async function layForeignApprovals(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    await world.sql(KEEP_VERSION, [tenant]);
    await world.sql(ADD, [tenant, `apl_of_${tenant}`, '']);
  }
}

let made = 0;

/** A new open link of `fjord-fern`. Earlier ones end, so that there is always room for one more. */
export async function newApproval(world: DemoWorld): Promise<string> {
  made += 1;
  const id = `apl_foreign_${made}`;
  await world.sql(
    `update approval_links set revoked_at = now() where tenant_id = 'ten_fjord' and event_id = $1 and revoked_at is null`,
    ['evt_fjord_fern'],
  );
  await world.sql(KEEP_VERSION, ['ten_fjord']);
  await world.sql(ADD, ['ten_fjord', id, 'evt_fjord_fern']);
  return id;
}
