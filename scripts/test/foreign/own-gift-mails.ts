import { sealName } from '@/lib/links/sealed-name';
import type { DemoWorld } from '@/scripts/test/demo-world';

const idOf = (tenant: string) => `mad_of_${tenant}`;

/** An address of each tenant that gift mails went to. */
export async function layForeignGiftMails(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    await world.sql(
      'insert into gift_mail_addresses (tenant_id, id, email_key) values ($1, $2, $3) on conflict do nothing',
      [tenant, idOf(tenant), `guest@${tenant}.example`.replaceAll('_', '-')],
    );
  }
}

/** The token of the unsubscribe link of a tenant's address. */
export const ownGiftToken = (tenantId: string): string =>
  sealName('gift-mails', { tenantId, id: idOf(tenantId) });

/** Such a token with a wrong signature. */
export function forgedGiftToken(tenantId: string, id: string): string {
  const signature = sealName('gift-mails', { tenantId: 'ten_nobody', id }).slice(0, 43);
  return signature + Buffer.from(`${tenantId}/${id}`).toString('base64url');
}
