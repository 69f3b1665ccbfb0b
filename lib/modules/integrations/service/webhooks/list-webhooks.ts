import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { WebhookList } from '@/lib/modules/integrations/contract/webhooks';
import { countOpen, listEndpoints } from '@/lib/modules/integrations/data/endpoints';
import { MOST_WEBHOOKS } from './create-webhook';
import { presentWebhook } from './present-webhook';

/** A tenant's endpoints with what of each waits or was given up. D47-7. */
export async function listWebhooks(context: TenantContext): Promise<WebhookList> {
  return withTenant(context, async (tx) => {
    const rows = await listEndpoints(tx, context.tenantId);
    const open = await countOpen(tx, context.tenantId);
    return {
      webhooks: rows.map((row) => presentWebhook(row, open.get(row.id))),
      left: Math.max(0, MOST_WEBHOOKS - rows.length),
    };
  });
}
