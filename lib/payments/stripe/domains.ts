import type Stripe from 'stripe';
import { fail, ok, type Result } from '@/lib/kernel/result';
import type { Merchant, WalletDomain } from '../port';
import { stripeFor } from './client';
import { asAppError, isRefusal } from './errors';

function toDomain({ enabled, apple_pay: apple }: Stripe.PaymentMethodDomain): WalletDomain {
  const problem = apple.status_details?.error_message ?? 'inactive';
  return { enabled, applePayProblem: apple.status === 'active' ? null : problem };
}

async function find(
  { region, account }: Merchant,
  name: string,
): Promise<Stripe.PaymentMethodDomain | undefined> {
  const { paymentMethodDomains } = stripeFor(region);
  const known = await paymentMethodDomains.list({ domain_name: name, limit: 1 }, { stripeAccount: account });
  return known.data[0];
}

export async function readDomain(merchant: Merchant, name: string): Promise<WalletDomain | null> {
  try {
    const known = await find(merchant, name);
    return known ? toDomain(known) : null;
  } catch (error) {
    throw asAppError(error);
  }
}

/** Direct charges show wallets only where the connected account itself has registered the address. */
export async function registerDomain(
  merchant: Merchant,
  name: string,
): Promise<Result<WalletDomain, 'refused'>> {
  const { paymentMethodDomains } = stripeFor(merchant.region);
  try {
    const known =
      (await find(merchant, name)) ??
      (await paymentMethodDomains.create({ domain_name: name }, { stripeAccount: merchant.account }));
    return ok(toDomain(known));
  } catch (error) {
    const ours = asAppError(error);
    if (isRefusal(error)) return fail('refused');
    throw ours;
  }
}
