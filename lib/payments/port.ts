import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { Result } from '@/lib/kernel/result';
import type { PayoutAccount } from '@/lib/modules/payments/rules/payout-account';

/** Who is paid: a tenant's connected account, by the platform of a region. Every call about a payment names both. */
export interface Merchant {
  region: Region;
  account: string;
}

/** `open` may still be paid or cancelled; `processing` is neither yet. */
export type IntentState = 'open' | 'processing' | 'succeeded' | 'cancelled';

/** A payment as the provider sees it. Amounts in minor units; `currency` as the provider says it, upper case. */
export interface PaymentIntent {
  id: string;
  state: IntentState;
  amount: Minor;
  received: Minor;
  currency: string;
  /** What our own metadata says the payment is for; null for a payment that is not ours. */
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
  /** The reference people see. */
  orderRef: string;
  /** The same key gives the same intent (DECISIONS 16: the order's id). */
  idempotencyKey: string;
}

/** A line or a whole basket to be taxed; `amount` is what remains after the discount, before tax. */
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

/** Where the provider's form sends a person: at its end or when they leave it, and when the link no longer opens it. */
export interface FormAddresses {
  returnUrl: string;
  refreshUrl: string;
}

/** A verified message of the provider. */
export interface PaymentEvent {
  id: string;
  type: string;
  kind: 'succeeded' | 'attempt_failed' | 'account' | 'other';
  /** Null for events of the platform itself. */
  account: string | null;
  live: boolean;
  objectId: string | null;
  intent: PaymentIntent | null;
}

/**
 * Card payments in our words; a vendor's SDK stays behind it. Unless said otherwise a call throws an AppError:
 * `unavailable` when what happened is unknown or may be tried again, `payment_provider_failed` when it was refused,
 * `payments_unavailable` for a region without keys.
 */
export interface PaymentPort {
  /** What the browser needs, and whether real money moves; null for a region that takes no payment. */
  regionKeys(region: Region): { publishableKey: string; live: boolean } | null;
  /** `refused` says for certain that no intent exists. */
  createIntent(intent: NewIntent): Promise<Result<PaymentIntent, 'refused'>>;
  /** Null when this account has no such intent. */
  retrieveIntent(merchant: Merchant, id: string): Promise<PaymentIntent | null>;
  /** The intent as it stands afterwards: cancelled, or what kept it from it. Null when this account has none. */
  cancelIntent(merchant: Merchant, id: string): Promise<PaymentIntent | null>;
  calculateTax(request: TaxRequest): Promise<Result<Tax, 'location_unknown'>>;
  /**
   * Tells the provider's tax reports that a calculation became a sale; answers the transaction's id. The same reference
   * is one sale, however often it is told; `expired` when the calculation can become none any more.
   */
  recordTaxTransaction(
    merchant: Merchant,
    sale: { calculationId: string; reference: string },
  ): Promise<Result<string, 'expired'>>;
  /** Takes all of a recorded sale out of the reports again, once per reference; answers the reversal's id. */
  reverseTaxTransaction(
    merchant: Merchant,
    reversal: { transactionId: string; reference: string },
  ): Promise<string>;
  /**
   * A new connected account of a tenant, which nothing has been said about yet; answers its id. Asked again within a day it
   * is the same account, but where it takes the place of another, `former`, that is gone.
   */
  createAccount(wish: { region: Region; tenantId: string; former: string | null }): Promise<string>;
  /** How an account stands now, asked of the provider itself; null for one that is gone. */
  readAccount(merchant: Merchant): Promise<PayoutAccount | null>;
  /** A way into the provider's form that opens once, within minutes; null for an account that is gone. */
  linkToForm(merchant: Merchant, addresses: FormAddresses): Promise<{ url: string; expiresAt: Date } | null>;
  refund(
    merchant: Merchant,
    refund: { intentId: string; amount: Minor; idempotencyKey: string },
  ): Promise<{ refundId: string; amount: Minor }>;
  /** Throws `bad_request` unless the body was signed for this region within five minutes of now, either way. */
  verifyWebhook(rawBody: string, signature: string, region: Region): PaymentEvent;
}
