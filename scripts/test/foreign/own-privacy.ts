import { sealName } from '@/lib/links/sealed-name';
import { requestToken } from '@/lib/modules/privacy/service/request-link';
import type { DemoWorld } from '@/scripts/test/demo-world';

const requestOf = (tenant: string) => `prq_of_${tenant}`;

/** The erasure of a tenant that waits. */
export const erasureOf = (tenant: string) => `era_of_${tenant}`;

/** An erasure of each tenant that waits, and what somebody asks for from their order's page. */
export async function layForeignPrivacy(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    await world.sql(
      `insert into erasures (tenant_id, id, email, person_hash, state, asked_by, asked_at)
       values ($1, $2, $3, $2, 'waiting', 'usr_super', now()) on conflict do nothing`,
      [tenant, erasureOf(tenant), `guest@${tenant}.example`.replaceAll('_', '-')],
    );
    await world.sql(
      `insert into privacy_requests (tenant_id, id, order_id, kind, asked_at, expires_at)
       select o.tenant_id, $2, o.id, 'export', now(), now() + interval '3 days' from orders o
       where o.tenant_id = $1 order by o.created_at, o.id limit 1 on conflict do nothing`,
      [tenant, requestOf(tenant)],
    );
  }
}

/** The token of the link that was mailed to a tenant's person. */
export const ownRequestToken = (tenantId: string): string =>
  requestToken({ tenantId, id: requestOf(tenantId) });

/** Such a token with a wrong signature. */
export function forgedRequestToken(tenantId: string, id: string): string {
  const signature = sealName('privacy-request', { tenantId: 'ten_nobody', id }).slice(0, 43);
  return signature + Buffer.from(`${tenantId}/${id}`).toString('base64url');
}
