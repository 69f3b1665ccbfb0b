import { audit } from '@/lib/audit/append-audit';
import {
  setStanding,
  slugsOf,
  type AccountStanding,
} from '@/lib/modules/payments/service/statements/provider-accounts';
import { enqueue } from '@/lib/db/enqueue';
import { withAccount } from '@/lib/db/with-account';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { PayoutAccount } from '@/lib/modules/payments/rules/payout-account';
import { payments, type Merchant } from '@/lib/payments';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';

/** After a change is stored, the account is read once more. If it keeps changing, the next webhook continues. */
const MOST_CHANGES = 3;

function standingOf(account: PayoutAccount | null): AccountStanding {
  return {
    chargesEnabled: account?.chargesEnabled ?? false,
    taxActive: account?.tax?.active ?? null,
    taxRegistrations: account?.tax?.registrations ?? null,
  };
}

/**
 * Stores whether an account may take payments, and whether it can calculate tax; true when that changed. Row, audit row
 * and purges in one transaction, with the job that lets an account which may charge show wallets.
 */
async function keepNews(
  context: TenantContext,
  merchant: Merchant,
  account: PayoutAccount | null,
): Promise<boolean> {
  const { tenantId } = context;
  const standing = standingOf(account);
  const jobKey = `domain:${merchant.account}`;
  const tax = account?.tax && {
    tax_active: standing.taxActive,
    tax_registrations: standing.taxRegistrations,
  };
  return withAccount(context, async (tx, doors) => {
    await doors.directory();
    if (!(await setStanding(tx, merchant, standing))) return false;
    await doors.tenant();
    await audit(tx, context, {
      action: 'billing.updated',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { account: merchant.account, charges_enabled: standing.chargesEnabled, ...tax },
    });
    if (standing.chargesEnabled) await enqueue(tx, 'register-domain', { tenantId, ...merchant }, { jobKey });
    for (const slug of await slugsOf(tx, tenantId, merchant.region)) await enqueuePurge(tx, slug);
    return true;
  });
}

/**
 * Asks the provider whether a tenant's account may take payments and, where its stores ask for tax, whether it can
 * calculate it. Stores both for `pay` and the storefronts: a store whose account may not says so and takes none. A
 * change is audited, and cached pages are purged. Called by the provider's webhook, by the return from its form and by
 * each view of the billing page, in any order; an outdated answer is corrected at once. Null for an account that no
 * longer exists. Throws as `readAccount` does.
 */
export async function noteAccount(
  tenantId: string,
  merchant: Merchant,
  requestId: string | undefined,
): Promise<PayoutAccount | null> {
  const context: TenantContext = { tenantId, actor: 'system', ...(requestId ? { requestId } : {}) };
  let account = await payments().readAccount(merchant);
  for (let change = 0; change < MOST_CHANGES; change += 1) {
    if (!(await keepNews(context, merchant, account))) break;
    account = await payments().readAccount(merchant);
  }
  return account;
}
