import { audit } from '@/lib/audit/append-audit';
import { setChargesEnabled, slugsOf } from '@/lib/modules/payments/service/statements/provider-accounts';
import { withAccount } from '@/lib/db/with-account';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { PayoutAccount } from '@/lib/modules/payments/rules/payout-account';
import { payments, type Merchant } from '@/lib/payments';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';

/** A change is asked for once more after it is kept; one that goes on changing is left to the next message. */
const MOST_CHANGES = 3;

/** Keeps whether an account may take payments; true when that is news. Row, audit row and purges in one transaction. */
async function keepNews(context: TenantContext, merchant: Merchant, enabled: boolean): Promise<boolean> {
  const { tenantId } = context;
  return withAccount(context, async (tx, doors) => {
    await doors.directory();
    if (!(await setChargesEnabled(tx, merchant, enabled))) return false;
    await doors.tenant();
    await audit(tx, context, {
      action: 'billing.updated',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { account: merchant.account, charges_enabled: enabled },
    });
    for (const slug of await slugsOf(tx, tenantId, merchant.region)) await enqueuePurge(tx, slug);
    return true;
  });
}

/**
 * Asks the provider how a tenant's account stands and keeps whether it may take payments, which `pay` and the storefronts
 * go by: a store whose account may not says so, and takes none. A change is audited, and the kept pages are made anew.
 * Asked by the provider's message, by whoever comes back from its form and by each look at the page, in any order; an
 * answer that a newer one has overtaken is set right at once. Null for an account that is gone. Throws as `readAccount`.
 */
export async function noteAccount(
  tenantId: string,
  merchant: Merchant,
  requestId: string | undefined,
): Promise<PayoutAccount | null> {
  const context: TenantContext = { tenantId, actor: 'system', ...(requestId ? { requestId } : {}) };
  let account = await payments().readAccount(merchant);
  for (let change = 0; change < MOST_CHANGES; change += 1) {
    if (!(await keepNews(context, merchant, account?.chargesEnabled ?? false))) break;
    account = await payments().readAccount(merchant);
  }
  return account;
}
