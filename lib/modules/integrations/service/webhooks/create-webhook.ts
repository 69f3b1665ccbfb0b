import { AppError, invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { webhooksEnv } from '@/lib/env/webhooks';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Webhook } from '@/lib/modules/integrations/contract/webhook-shapes';
import type { WebhookForm } from '@/lib/modules/integrations/contract/webhooks';
import { countEndpoints, insertEndpoint } from '@/lib/modules/integrations/data/endpoints';
import { isOutsideUrl } from '@/lib/kernel/outside-url';
import { webhookIn } from './present-webhook';
import { newKey } from './send/sign';

/** A tenant has at most so many endpoints. D47-7. */
export const MOST_WEBHOOKS = 10;

/** Throws 422 for an address that webhooks are never sent to, whatever machine it names. D47-4. */
export function assertWebhookUrl(url: string): void {
  if (!isOutsideUrl(url, webhooksEnv().WEBHOOKS_TO_LOCAL === '1')) throw invalid({ url: ['bad_url'] });
}

/** Sends what happens from now on to an address, signed with a secret of its own. D47-7. Throws 422 and `too_many`. */
export async function createWebhook(context: TenantContext, form: WebhookForm): Promise<Webhook> {
  const { tenantId } = context;
  assertWebhookUrl(form.url);
  return withTenant(context, async (tx) => {
    if ((await countEndpoints(tx, tenantId)) >= MOST_WEBHOOKS) throw new AppError('too_many');
    const key = { tenantId, id: newId('webhook') };
    const eventTypes = [...new Set(form.event_types)];
    const { url } = form;
    await insertEndpoint(tx, { ...key, url, eventTypes, secret: newKey(key), createdAt: now() });
    await audit(tx, context, {
      action: 'webhook.created',
      subjectType: 'webhook',
      subjectId: key.id,
      data: { before: null, after: { url, event_types: eventTypes } },
    });
    return webhookIn(tx, key);
  });
}
