import type { DemoWorld } from '@/scripts/test/demo-world';

export interface OwnDraftOrders {
  /** A draft order of `fjord-fern`, and one whose link was sent. */
  draftOrder: string;
  sentDraft: string;
}

let made = 0;

const insert = (world: DemoWorld, tenant: string, id: string, sent: boolean) =>
  world.sql(
    `insert into draft_orders (tenant_id, id, event_id, form_key, lines, name, email, lang, total_minor, sends, sent_at, expires_at,
       created_by, created_at, updated_at)
     select e.tenant_id, $2, e.id, 'foreign-' || $2, coalesce((
         select jsonb_build_array(jsonb_build_object('product', p.id, 'variant', v.id, 'quantity', 1, 'name', p.name,
           'colour', v.colour_identifier, 'size', v.size))
         from event_products ep
           join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and p.status = 'active'
           join variants v on v.tenant_id = p.tenant_id and v.product_id = p.id and v.stock > 9
         where ep.tenant_id = e.tenant_id and ep.event_id = e.id order by ep.position, v.id limit 1), '[]'),
       'Somebody', 'somebody@example.com', 'en', case when $3 then 100 end, case when $3 then 1 else 0 end,
       case when $3 then now() end, case when $3 then now() + interval '14 days' end, 'usr_tests', now(), now()
     from events e where e.tenant_id = $1 order by e.type <> 'Store', e.status <> 'Active', e.id limit 1`,
    [tenant, id, sent],
  );

/** Adds a draft order of each tenant. */
export async function layForeignDraftOrders(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) await insert(world, tenant, `dro_of_${tenant}`, false);
}

/** Adds both. */
export async function newDraftOrders(world: DemoWorld): Promise<OwnDraftOrders> {
  made += 1;
  const [draftOrder, sentDraft] = [`dro_foreign_${made}`, `dro_foreign_sent_${made}`];
  await insert(world, 'ten_fjord', draftOrder, false);
  await insert(world, 'ten_fjord', sentDraft, true);
  return { draftOrder, sentDraft };
}
