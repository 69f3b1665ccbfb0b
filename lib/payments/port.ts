import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { Result } from '@/lib/kernel/result';
import type { PayoutAccount } from '@/lib/modules/payments/rules/payout-account';

/** The payee: a tenant's connected account under the platform account of a region. Every payment call names both. */
export interface Merchant {
  region: Region;
  account: string;
}

/** `open` may still be paid or cancelled; `processing` can be neither yet. */
export type IntentState = 'open' | 'processing' | 'succeeded' | 'cancelled';

/** A payment at the provider. Amounts in minor units; `currency` from the provider, in upper case. */
export interface PaymentIntent {
  id: string;
  state: IntentState;
  amount: Minor;
  received: Minor;
  currency: string;
  /** The order id in our metadata; null for a payment that is not ours. */
  orderId: string | null;
  tenantId: string | null;
  /** Null in webhooks. Never stored and never logged. */
  clientSecret: string | null;
  /** The provider's code of the last failed attempt. */
  failureCode: string | null;
}

export interface NewIntent extends Merchant {
  amount: Minor;
  currency: Currency;
  tenantId: string;
  orderId: string;
  /** The order reference for people. */
  orderRef: string;
  /** The same key gives the same intent (D16-2: the order's id). */
  idempotencyKey: string;
}

/** A line or a whole basket to be taxed; `amount` is after the discount and before tax. */
export interface TaxRequest extends Merchant {
  currency: Currency;
  lines: readonly { reference: string; amount: Minor; quantity: number }[];
  shipping: Minor;
  address: {
    line1: string;
    line2: string;
    city: string;
    state: string;
    postcode: string;
    countryIso2: string;
  };
}

export interface Tax {
  calculationId: string;
  tax: Minor;
}

/** The URLs the provider's form returns to: at its end or when the user leaves it, and when the link has expired. */
export interface FormAddresses {
  returnUrl: string;
  refreshUrl: string;
}

/** Amounts in minor units; `lastRefundId`: the newest refund, ours or one made at the provider. */
export interface Charge {
  received: Minor;
  refunded: Minor;
  lastRefundId: string | null;
}

/** A verified event of the provider. */
export interface PaymentEvent {
  id: string;
  type: string;
  kind: 'succeeded' | 'attempt_failed' | 'refund' | 'account' | 'other';
  /** Null for events of the platform itself. */
  account: string | null;
  live: boolean;
  objectId: string | null;
  intent: PaymentIntent | null;
  /** The intent that a charge or refund belongs to. */
  intentId: string | null;
}

/**
 * The interface for card payments; a vendor's SDK is used only behind it. By default a call throws an AppError:
 * `unavailable` when the result is unknown or a retry may help, `payment_provider_failed` when it was refused,
 * `payments_unavailable` for a region without keys.
 */
export interface PaymentPort {
  /** The browser's key, and whether it is live; null for a region that takes no payment. */
  regionKeys(region: Region): { publishableKey: string; live: boolean } | null;
  /** `refused` means that certainly no intent exists. */
  createIntent(intent: NewIntent): Promise<Result<PaymentIntent, 'refused'>>;
  /** Null when this account has no such intent. */
  retrieveIntent(merchant: Merchant, id: string): Promise<PaymentIntent | null>;
  /** The intent after the attempt: cancelled, or in the state that prevented it. Null when this account has none. */
  cancelIntent(merchant: Merchant, id: string): Promise<PaymentIntent | null>;
  calculateTax(request: TaxRequest): Promise<Result<Tax, 'location_unknown'>>;
  /**
   * Records a calculation as a sale in the provider's tax reports; returns the transaction's id. A reference is
   * recorded once, however often this is called; `expired` when the calculation is too old.
   */
  recordTaxTransaction(
    merchant: Merchant,
    sale: { calculationId: string; reference: string },
  ): Promise<Result<string, 'expired'>>;
  /** Reverses a whole recorded sale in the reports, once per reference; returns the reversal's id. */
  reverseTaxTransaction(
    merchant: Merchant,
    reversal: { transactionId: string; reference: string },
  ): Promise<string>;
  /**
   * Creates a connected account for a tenant, without any details; returns its id. A repeat within a day returns the
   * same account, unless it replaces another one, `former`, that no longer exists.
   */
  createAccount(input: { region: Region; tenantId: string; former: string | null }): Promise<string>;
  /** An account's current state, read from the provider; null for one that no longer exists. */
  readAccount(merchant: Merchant): Promise<PayoutAccount | null>;
  /** A link to the provider's form that works once, within minutes; null for an account that no longer exists. */
  linkToForm(merchant: Merchant, addresses: FormAddresses): Promise<{ url: string; expiresAt: Date } | null>;
  /** Fails with what is left when less than `amount` is: the account's owner has given some back at the provider. */
  refund(
    merchant: Merchant,
    refund: { intentId: string; amount: Minor; idempotencyKey: string },
  ): Promise<Result<{ refundId: string; amount: Minor }, { left: Minor }>>;
  /** What was received for an intent, and what of it has been given back; null when nothing was received. */
  readCharge(merchant: Merchant, intentId: string): Promise<Charge | null>;
  /** Throws `bad_request` unless the body was signed for this region, at most five minutes before or after now. */
  verifyWebhook(rawBody: string, signature: string, region: Region): PaymentEvent;
}
