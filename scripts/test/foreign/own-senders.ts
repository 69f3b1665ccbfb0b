import { sealName } from '@/lib/links/sealed-name';
import type { DemoWorld } from '@/scripts/test/demo-world';

const linkOf = (tenant: string) => `mai_of_${tenant}`;

/** The address for replies that each tenant has yet to confirm. */
export const askedOf = (tenant: string) => `replies@${tenant}.example`.replaceAll('_', '-');

export async function layForeignSenders(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    await world.sql(
      `insert into mail_senders (tenant_id, asked_id, asked_reply_to, asked_until, updated_at)
       values ($1, $2, $3, now() + interval '7 days', now()) on conflict do nothing`,
      [tenant, linkOf(tenant), askedOf(tenant)],
    );
  }
}

/** The token of the link that was mailed to it. */
export const ownReplyToken = (tenantId: string): string =>
  sealName('reply-to', { tenantId, id: linkOf(tenantId) });

/** Such a token with a wrong signature. */
export function forgedReplyToken(tenantId: string, id: string): string {
  const signature = sealName('reply-to', { tenantId: 'ten_nobody', id }).slice(0, 43);
  return signature + Buffer.from(`${tenantId}/${id}`).toString('base64url');
}
