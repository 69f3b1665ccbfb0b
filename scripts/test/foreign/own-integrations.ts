import { newKey } from '@/lib/modules/integrations/service/webhooks/send/sign';
import type { DemoWorld } from '@/scripts/test/demo-world';

const token = (
  id: string,
  tenant: string,
) => `insert into api_tokens (id, tenant_id, created_by, name, token_hash,
    hint, permissions, created_at, expires_at)
  values ('${id}', '${tenant}', 'usr_${tenant.slice(4)}_admin', 'Token of ${tenant}', sha256('${id}'), 'abcd',
    '{orders.read}', now(), now() + interval '1 day')`;

/** An endpoint with a delivery that was given up; `name` goes into their ids. */
async function layWebhook(world: DemoWorld, tenant: string, name: string): Promise<void> {
  const values = [tenant, name];
  await world.sql(
    `insert into webhook_endpoints (tenant_id, id, url, event_types, secret, created_at)
     values ($1, 'whk_' || $2, 'https://hooks.example/' || $2, '{order.refunded}', '\\x00', now())`,
    values,
  );
  await world.sql(
    `insert into webhook_events (tenant_id, id, type, subject, data, at)
     values ($1, 'whm_' || $2, 'order.refunded', 'ord_' || $2, '{}', now())`,
    values,
  );
  await world.sql(
    `insert into webhook_deliveries (tenant_id, id, endpoint_id, event_id, seq, subject, state, next_at, ended_at)
     select tenant_id, 'whd_' || $2, 'whk_' || $2, id, seq, subject, 'parked', now(), now()
     from webhook_events where tenant_id = $1 and id = 'whm_' || $2`,
    values,
  );
}

/** What failed between a tenant and a shop. */
const shopEntry = (
  tenant: string,
) => `insert into shop_sync_log (tenant_id, id, shop, at, first_at, kind, subject,
    label, outcome, reason)
  values ('${tenant}', 'shl_of_${tenant}', 'nobody.myshopify.com', now(), now(), 'pull', '', '', 'failed', 'internal')`;

/** An API token, an endpoint, a delivery and a row of a shop's log of each tenant. */
export async function layForeignIntegrations(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    await world.asOwner(token(`tok_of_${tenant}`, tenant));
    await layWebhook(world, tenant, `of_${tenant}`);
    await world.sql(shopEntry(tenant));
  }
}

let made = 0;

/** A token of ten_fjord, and room for what valid calls add: a tenant keeps so many and no more. */
export async function newToken(world: DemoWorld): Promise<string> {
  made += 1;
  const id = `tok_foreign_${made}`;
  await world.asOwner("delete from api_tokens where tenant_id = 'ten_fjord' and id <> 'tok_of_ten_fjord'");
  await world.asOwner(token(id, 'ten_fjord'));
  return id;
}

/** An endpoint of ten_fjord that can be read, changed and deleted, with a delivery of it; those of the calls before are gone. */
export async function newWebhook(world: DemoWorld): Promise<{ webhook: string; delivery: string }> {
  made += 1;
  await world.sql("delete from webhook_endpoints where tenant_id = 'ten_fjord' and id <> 'whk_of_ten_fjord'");
  await layWebhook(world, 'ten_fjord', `foreign_${made}`);
  const webhook = `whk_foreign_${made}`;
  await world.sql('update webhook_endpoints set secret = $1 where id = $2', [
    newKey({ tenantId: 'ten_fjord', id: webhook }),
    webhook,
  ]);
  return { webhook, delivery: `whd_foreign_${made}` };
}
