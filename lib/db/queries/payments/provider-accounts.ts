import { and, eq, ne } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import { events } from '@/lib/db/schema/catalogue';
import { providerAccounts } from '@/lib/db/schema/tenancy';
import type { Transaction } from '@/lib/db/transaction';

/** Keeps whether an account may take payments; true when that has changed. From the directory. */
export async function setChargesEnabled(
  tx: Transaction,
  account: { region: Region; account: string },
  enabled: boolean,
): Promise<boolean> {
  const changed = await tx
    .update(providerAccounts)
    .set({ chargesEnabled: enabled })
    .where(
      and(
        eq(providerAccounts.provider, 'stripe'),
        eq(providerAccounts.accountId, account.account),
        eq(providerAccounts.region, account.region),
        ne(providerAccounts.chargesEnabled, enabled),
      ),
    )
    .returning({ id: providerAccounts.accountId });
  return changed.length === 1;
}

/** The addresses of a tenant's stores in a region, whose kept pages say whether they take payments. */
export async function slugsOf(tx: Transaction, tenantId: string, region: Region): Promise<string[]> {
  const rows = await tx
    .select({ slug: events.slug })
    .from(events)
    .where(and(eq(events.tenantId, tenantId), eq(events.region, region)));
  return rows.map(({ slug }) => slug);
}
