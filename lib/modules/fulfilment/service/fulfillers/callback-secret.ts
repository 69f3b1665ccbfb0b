import { withTenant } from '@/lib/db/with-tenant';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { connectionOf } from './connection';

/**
 * The secret that signs messages about an order: that of its fulfiller's own connection, or undefined for the environment's,
 * which also goes for an order that isn't this tenant's. S2.2-107.
 */
export async function callbackSecretOf(tenantId: string, orderId: string): Promise<string | undefined> {
  const sent = await withTenant({ tenantId, actor: 'fulfiller' }, (tx) =>
    latestSubmission(tx, tenantId, orderId),
  );
  return sent ? (await connectionOf(sent.fulfillerId))?.secret : undefined;
}
