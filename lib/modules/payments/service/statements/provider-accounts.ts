import { and, eq, isNull, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import type { Region } from '@/lib/kernel/regions';
import { events } from '@/lib/db/schema/events';
import { providerAccounts } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';

/** What is kept of an account: whether it may take payments, and of its sales tax where it needs one. */
export interface AccountStanding {
  chargesEnabled: boolean;
  taxActive: boolean | null;
  taxRegistrations: number | null;
}

/** Whether stores of the account's region take payments: it may, and nothing keeps it from calculating their tax. */
export function mayBePaid({ chargesEnabled, taxActive }: AccountStanding): boolean {
  return chargesEnabled && taxActive !== false;
}

/** Stores how an account stands; true when that changed. From the directory. */
export async function setStanding(
  tx: Transaction,
  account: { region: Region; account: string },
  standing: AccountStanding,
): Promise<boolean> {
  const { chargesEnabled, taxActive, taxRegistrations } = standing;
  const changed = await tx
    .update(providerAccounts)
    .set({ chargesEnabled, taxActive, taxRegistrations })
    .where(
      and(
        eq(providerAccounts.provider, 'stripe'),
        eq(providerAccounts.accountId, account.account),
        eq(providerAccounts.region, account.region),
        sql`(${providerAccounts.chargesEnabled}, ${providerAccounts.taxActive}, ${providerAccounts.taxRegistrations})
          is distinct from (${chargesEnabled}::boolean, ${taxActive}::boolean, ${taxRegistrations}::integer)`,
      ),
    )
    .returning({ id: providerAccounts.accountId });
  return changed.length === 1;
}

/** A tenant's connected accounts, at most one per region. From the directory. */
export async function findAccounts(
  tx: Transaction,
  tenantId: string,
): Promise<({ region: Region; account: string } & AccountStanding)[]> {
  return tx
    .select({
      region: providerAccounts.region,
      account: providerAccounts.accountId,
      chargesEnabled: providerAccounts.chargesEnabled,
      taxActive: providerAccounts.taxActive,
      taxRegistrations: providerAccounts.taxRegistrations,
    })
    .from(providerAccounts)
    .where(and(eq(providerAccounts.tenantId, tenantId), eq(providerAccounts.provider, 'stripe')));
}

interface NewAccount {
  tenantId: string;
  region: Region;
  account: string;
}

/** Inserts a tenant's account; false when the region has one already. From the directory. */
export async function addAccount(
  tx: Transaction,
  { tenantId, region, account }: NewAccount,
): Promise<boolean> {
  const added = await tx
    .insert(providerAccounts)
    .values({ accountId: account, tenantId, provider: 'stripe', region, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: providerAccounts.accountId });
  return added.length === 1;
}

/**
 * Replaces a tenant's account that no longer exists; false when a concurrent request was faster. From the directory.
 */
export async function replaceAccount(
  tx: Transaction,
  { tenantId, region, account, former }: NewAccount & { former: string },
): Promise<boolean> {
  const replaced = await tx
    .update(providerAccounts)
    .set({
      accountId: account,
      chargesEnabled: false,
      taxActive: null,
      taxRegistrations: null,
      createdAt: now(),
    })
    .where(
      and(
        ...[eq(providerAccounts.tenantId, tenantId), eq(providerAccounts.provider, 'stripe')],
        ...[eq(providerAccounts.region, region), eq(providerAccounts.accountId, former)],
      ),
    )
    .returning({ id: providerAccounts.accountId });
  return replaced.length === 1;
}

/** The slugs of a tenant's stores in a region, whose cached pages show whether they take payments. */
export async function slugsOf(tx: Transaction, tenantId: string, region: Region): Promise<string[]> {
  const rows = await tx
    .select({ slug: events.slug })
    .from(events)
    .where(and(eq(events.tenantId, tenantId), eq(events.region, region), isNull(events.deletedAt)));
  return rows.map(({ slug }) => slug);
}
