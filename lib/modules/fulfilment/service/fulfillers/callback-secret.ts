import { withTenant } from '@/lib/db/with-tenant';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { connectionOf } from './connection';

/**
 * The secret that signs messages about an order: that of the fulfiller whom its call-back address names, or, where it names none,
 * whom the order was sent to last. Undefined for the environment's, which also goes for an order that isn't this tenant's: a
 * fulfiller with a secret of its own is believed by that one alone. S2.2-107, S2.2-146.
 */
export async function callbackSecretOf(
  tenantId: string,
  orderId: string,
  named?: string,
): Promise<string | undefined> {
  if (named !== undefined) return (await connectionOf(named))?.secret;
  const sent = await withTenant({ tenantId, actor: 'fulfiller' }, (tx) =>
    latestSubmission(tx, tenantId, orderId),
  );
  return sent ? (await connectionOf(sent.fulfillerId))?.secret : undefined;
}
