import { fileStore } from '@/lib/files/store';
import type { DemoWorld } from '@/scripts/test/demo-world';

/** Adds a saved view, a finished export, a bulk act, a begun top-up and a saved card of each tenant's admin. */
export async function layForeignLists(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    const admin = `usr_${tenant.slice(4)}_admin`;
    const key = `${tenant}/exp_of_${tenant}.csv`;
    await fileStore().put(key, Buffer.from(`the export of ${tenant}`));
    await world.sql(
      `insert into list_views (tenant_id, id, list, owner_id, owner_key, name, name_key)
       values ($1, 'viw_of_' || $1, 'orders', $2, $2, 'View of ' || $1, 'view of ' || $1)`,
      [tenant, admin],
    );
    await world.sql(
      `insert into list_exports (tenant_id, id, list, owner_id, status, columns, lang, delimiter, file_name, rows_done,
         rows_total, bytes, storage_key, finished_at, expires_at)
       values ($1, 'exp_of_' || $1, 'orders', $2, 'ready', '["order_ref"]', 'en', ',', 'orders.csv', 1, 1, 9, $3, now(),
         now() + interval '1 day')`,
      [tenant, admin, key],
    );
    await world.sql(
      `insert into bulk_acts (tenant_id, id, list, act, owner_id, targets)
       select $1, 'act_of_' || $1, 'orders', 'release', $2, jsonb_build_array($1 || '/' || id)
       from orders where tenant_id = $1 order by id limit 1`,
      [tenant, admin],
    );
    await world.sql(
      `insert into top_ups (tenant_id, id, currency, region, amount_minor, made_by_user_id, made_at)
       values ($1, 'top_of_' || $1, 'GBP', 'UK', 2500, $2, now())`,
      [tenant, admin],
    );
    await world.sql(
      `insert into saved_cards (tenant_id, id, region, state, method_id, brand, last4, expires_month, expires_year,
         made_by_user_id, made_at, saved_at)
       values ($1, 'crd_of_' || $1, 'UK', 'saved', 'pm_of_' || $1, 'visa', '4242', 11, 2090, $2, now(), now())`,
      [tenant, admin],
    );
  }
}

let views = 0;

/** A view of the caller's own, and room for what valid calls add: views and open exports are limited. */
export async function newView(world: DemoWorld): Promise<string> {
  views += 1;
  const id = `viw_foreign_${views}`;
  await world.sql("delete from list_views where tenant_id = 'ten_fjord' and id <> 'viw_of_ten_fjord'");
  await world.sql("delete from list_exports where tenant_id = 'ten_fjord' and status = 'waiting'");
  await world.sql(
    `insert into list_views (tenant_id, id, list, owner_id, owner_key, name, name_key)
     values ('ten_fjord', $1, 'orders', 'usr_fjord_admin', 'usr_fjord_admin', $1, $1)`,
    [id],
  );
  return id;
}
