import type { Minor } from '@/lib/kernel/money';

/** The payment that an order's snapshot requires. `intentId` is null while only the provider knows it. */
export interface ExpectedPayment {
  tenantId: string;
  orderId: string;
  account: string;
  region: string;
  intentId: string | null;
  amount: Minor;
  currency: string;
}

/** The payment that the provider reports. */
export interface SeenPayment {
  tenantId: string | null;
  orderId: string | null;
  account: string;
  region: string;
  intentId: string;
  amount: Minor;
  received: Minor;
  currency: string;
}

/** The first field in which a payment differs from the expected one, or null. */
export function paymentMismatch(
  expected: ExpectedPayment,
  seen: SeenPayment,
): 'account' | 'order' | 'intent' | 'currency' | 'amount' | null {
  if (seen.account !== expected.account || seen.region !== expected.region) return 'account';
  if (seen.orderId !== expected.orderId || seen.tenantId !== expected.tenantId) return 'order';
  if (expected.intentId !== null && seen.intentId !== expected.intentId) return 'intent';
  if (seen.currency !== expected.currency) return 'currency';
  return seen.amount === expected.amount && seen.received === expected.amount ? null : 'amount';
}
