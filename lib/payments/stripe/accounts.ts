import type Stripe from 'stripe';
import type { Region } from '@/lib/kernel/regions';
import { asksTax, type AccountTax, type PayoutAccount } from '@/lib/modules/payments/rules/payout-account';
import type { FormAddresses, Merchant } from '../port';
import { stripeFor } from './client';
import { asAppError, hasCode } from './errors';

/** A page waits for this call; opening a form may take as long as a payment. */
const READ_TIMEOUT_MS = 5_000;

/** The account is closed, or its owner has disconnected it. */
function isGone(error: unknown): boolean {
  return hasCode(error, 'account_invalid', 'resource_missing');
}

/**
 * The account belongs to the tenant: Stripe charges its fees to it, bears its losses, collects the legally required
 * data and gives it the full dashboard. Stripe recommends this for direct charges. `controller` is used, since `type`
 * is deprecated; the newer Accounts v2 has other events and shapes, which nothing here supports. No details that may
 * change are sent, not even the company's name: the same idempotency key with other parameters would be refused. The
 * form asks for the country; its default is that of the region's platform.
 */
export async function createAccount(input: {
  region: Region;
  tenantId: string;
  former: string | null;
}): Promise<string> {
  const { region, tenantId, former } = input;
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

/** A seller registers in a state at a time; a page is more than there are states. */
const REGISTRATIONS = 100;

async function readTax({ region, account }: Merchant): Promise<AccountTax> {
  const { tax } = stripeFor(region);
  const options = { stripeAccount: account, timeout: READ_TIMEOUT_MS };
  const [settings, registrations] = await Promise.all([
    tax.settings.retrieve({}, options),
    tax.registrations.list({ status: 'active', limit: REGISTRATIONS }, options),
  ]);
  return { active: settings.status === 'active', registrations: registrations.data.length };
}

function toPayoutAccount(account: Stripe.Account, tax: AccountTax | null): PayoutAccount {
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
    tax,
  };
}

/** Read from the provider, since events about an account may arrive late and in any order. */
export async function readAccount(merchant: Merchant): Promise<PayoutAccount | null> {
  const { region, account } = merchant;
  const { accounts } = stripeFor(region);
  try {
    const [known, tax] = await Promise.all([
      accounts.retrieve(account, {}, { timeout: READ_TIMEOUT_MS }),
      asksTax(region) ? readTax(merchant) : null,
    ]);
    return toPayoutAccount(known, tax);
  } catch (error) {
    if (isGone(error)) return null;
    throw asAppError(error);
  }
}

/** Data required later is collected now too, so that nobody has to return for it. */
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
