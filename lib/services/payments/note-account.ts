import { audit } from '@/lib/db/audit';
import { setChargesEnabled, slugsOf } from '@/lib/db/queries/payments/provider-accounts';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { payments, type Merchant } from '@/lib/payments';
import { askPurge } from '@/lib/services/cache/ask-purge';

/**
 * Asks the provider whether a tenant's account may take payments and keeps the answer, which `pay` and the storefronts
 * go by: a store whose account may not says so, and takes none. The change is audited, and the kept pages are
 * made anew.
 */
export async function noteAccount(tenantId: string, merchant: Merchant, requestId: string): Promise<void> {
  const enabled = await payments().canCharge(merchant);
  const changed = await withDirectory((tx) => setChargesEnabled(tx, merchant, enabled));
  if (!changed) return;
  const context: TenantContext = { tenantId, actor: 'system', requestId };
  await withTenant(context, async (tx) => {
    await audit(tx, context, {
      ...{ action: 'billing.updated', subjectType: 'tenant', subjectId: tenantId },
      data: { account: merchant.account, charges_enabled: enabled },
    });
    for (const slug of await slugsOf(tx, tenantId, merchant.region)) await askPurge(tx, slug);
  });
}
