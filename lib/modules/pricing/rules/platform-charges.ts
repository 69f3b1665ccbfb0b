import { assertMinor, type Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { shareOf } from './vat';

/** What the platform takes for one order of a client. `fee + cost + tax = owed`. D35, D36. */
export interface PlatformCharges {
  /** Production cost, ex VAT. */
  cost: Minor;
  /** The platform's percentage. */
  fee: Minor;
  /** Tax of the platform's seller on cost and fee. */
  tax: Minor;
  owed: Minor;
}

/** How `owed` is paid: by the shopper's charge as far as that reaches, the rest from the credit account. D36. */
export interface PaidFrom {
  /** The charge's `application_fee_amount`; at 0 the parameter is left out. */
  applicationFee: Minor;
  /** Reserved on the client's credit account. */
  credit: Minor;
}

/** What the card provider itself keeps of a charge: a share in basis points and a fixed part, rounded up. */
export interface ProviderFee {
  shareBp: number;
  fixed: Minor;
}

/** By region, unless the installation is told otherwise: 1.5 % + 0.25 in the UK and the EU, 2.9 % + 0.30 in the US. D36-1. */
export const PROVIDER_FEES: Record<Region, ProviderFee> = {
  UK: { shareBp: 150, fixed: 25 },
  EU: { shareBp: 150, fixed: 25 },
  US: { shareBp: 290, fixed: 30 },
};

const WHOLE_BP = 10_000;

/**
 * The platform fee: a share of what the shopper pays ex VAT after the discount, less shipping ex VAT. Half up, and never
 * below 0: a voucher may take more off than the items cost. Promo, Bulk, replacement and shop orders have none. D36-2.
 */
export function platformFee(totalNet: Minor, shippingNet: Minor, feeBp: number): Minor {
  return Math.max(0, shareOf(totalNet - shippingNet, feeBp));
}

/** Cost, fee and the platform's tax on both, which is rounded half up once for the order. D35-4. */
export function platformCharges(cost: Minor, fee: Minor, taxBp: number): PlatformCharges {
  const tax = shareOf(cost + fee, taxBp);
  return { cost, fee, tax, owed: assertMinor(cost + fee + tax) };
}

/** What the provider keeps of a charge, rounded up; nothing of no charge. */
function providerFeeOn(charge: Minor, { shareBp, fixed }: ProviderFee): Minor {
  return charge === 0 ? 0 : Math.ceil((charge * shareBp) / WHOLE_BP) + fixed;
}

/**
 * Splits what a client owes between the shopper's charge and the credit account. The charge bears at most itself less the
 * VAT or sales tax in it and less what the provider keeps, so that the client is never left with less than nothing.
 * `charge`: what the card is charged, tax included. D36-1, D36-4.
 */
export function paidFrom(owed: Minor, charge: Minor, taxInCharge: Minor, provider: ProviderFee): PaidFrom {
  const most = Math.max(0, charge - taxInCharge - providerFeeOn(charge, provider));
  const applicationFee = Math.min(owed, most);
  return { applicationFee, credit: owed - applicationFee };
}
