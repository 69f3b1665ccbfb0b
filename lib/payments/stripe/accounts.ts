import type Stripe from 'stripe';
import type { Region } from '@/lib/kernel/regions';
import type { PayoutAccount } from '@/lib/modules/payments/rules/payout-account';
import type { FormAddresses, Merchant } from '../port';
import { stripeFor } from './client';
import { asAppError, hasCode } from './errors';

/** The page that shows an account waits for it; a form that is opened waits as long as a payment does. */
const READ_TIMEOUT_MS = 5_000;

/** The account is closed, or its owner has cut the connection. */
function isGone(error: unknown): boolean {
  return hasCode(error, 'account_invalid', 'resource_missing');
}

/**
 * The account is the tenant's own: Stripe takes its fees from it, bears what it cannot pay back, asks it for what the law
 * wants, and gives it the whole dashboard. That is what Stripe advises for direct charges. It is said by `controller`, since
 * `type` is deprecated; the newer Accounts v2 has messages and shapes of its own, which nothing else here speaks.
 * Nothing that may change is told, not even the company's name: the same key with other words would be refused. The form
 * asks for the country; it begins with that of the region's platform.
 */
export async function createAccount(wish: {
  region: Region;
  tenantId: string;
  former: string | null;
}): Promise<string> {
  const { region, tenantId, former } = wish;
  const key = former === null ? `account:${tenantId}` : `account:${tenantId}:${former}`;
  const { accounts } = stripeFor(region);
  try {
    const made = await accounts.create(
      {
        controller: {
          fees: { payer: 'account' },
          losses: { payments: 'stripe' },
          requirement_collection: 'stripe',
          stripe_dashboard: { type: 'full' },
        },
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        metadata: { tenant_id: tenantId },
      },
      { idempotencyKey: key },
    );
    return made.id;
  } catch (error) {
    throw asAppError(error);
  }
}

function toPayoutAccount(account: Stripe.Account): PayoutAccount {
  const { requirements } = account;
  const deadline = requirements?.current_deadline ?? null;
  return {
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    detailsSubmitted: account.details_submitted,
    due: requirements?.currently_due ?? [],
    pastDue: requirements?.past_due ?? [],
    disabledReason: requirements?.disabled_reason ?? null,
    deadline: deadline === null ? null : new Date(deadline * 1000),
  };
}

/** Asked of the provider itself: messages about an account may come late and in any order. */
export async function readAccount({ region, account }: Merchant): Promise<PayoutAccount | null> {
  const { accounts } = stripeFor(region);
  try {
    return toPayoutAccount(await accounts.retrieve(account, {}, { timeout: READ_TIMEOUT_MS }));
  } catch (error) {
    if (isGone(error)) return null;
    throw asAppError(error);
  }
}

/** What is due by and by is asked for at once, so that nobody has to come back for it. */
export async function linkToForm(
  { region, account }: Merchant,
  { returnUrl, refreshUrl }: FormAddresses,
): Promise<{ url: string; expiresAt: Date } | null> {
  const { accountLinks } = stripeFor(region);
  try {
    const link = await accountLinks.create({
      account,
      type: 'account_onboarding',
      return_url: returnUrl,
      refresh_url: refreshUrl,
      collection_options: { fields: 'eventually_due' },
    });
    return { url: link.url, expiresAt: new Date(link.expires_at * 1000) };
  } catch (error) {
    if (isGone(error)) return null;
    throw asAppError(error);
  }
}
