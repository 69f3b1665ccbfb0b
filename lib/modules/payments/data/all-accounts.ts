import { eq } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import { providerAccounts } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';

/** The connected accounts of all tenants. From the directory. */
export async function listAllAccounts(
  tx: Transaction,
): Promise<{ tenantId: string; region: Region; account: string }[]> {
  return tx
    .select({
      tenantId: providerAccounts.tenantId,
      region: providerAccounts.region,
      account: providerAccounts.accountId,
    })
    .from(providerAccounts)
    .where(eq(providerAccounts.provider, 'stripe'))
    .orderBy(providerAccounts.region, providerAccounts.tenantId);
}
