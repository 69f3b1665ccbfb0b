import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { Result } from '@/lib/kernel/result';
import type { KeptCard } from '@/lib/modules/payments/rules/card-ends';
import type { PayoutAccount } from '@/lib/modules/payments/rules/payout-account';
import type { TaxCode } from '@/lib/modules/payments/rules/tax-codes';

/**
 * Who is paid: a tenant's connected account under the platform account of a region, or that platform account itself
 * (`account: null`). Every payment call names both.
 */
export interface Payee {
  region: Region;
  account: string | null;
}

/** A payee that is a tenant's connected account. */
export interface Merchant extends Payee {
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
  /** The top-up's id in our metadata, of a payment to the platform itself; null for any other. */
  topUpId: string | null;
  /** The Bulk order's id in our metadata, of a payment to the platform itself; null for any other. */
  bulkOrderId: string | null;
  /** Null in webhooks. Never stored and never logged. */
  clientSecret: string | null;
  /** The provider's code of the last failed attempt. */
  failureCode: string | null;
}

/** Who gets an order, and where. Empty texts are left out. */
export interface Recipient {
  name: string;
  phone: string;
  address: TaxRequest['address'];
}

export interface NewIntent extends Merchant {
  amount: Minor;
  currency: Currency;
  tenantId: string;
  orderId: string;
  /** The order reference for people. */
  orderRef: string;
  /** For the provider's fraud checks, and for who answers a dispute; never changes under one key. */
  recipient: Recipient;
  /** The same key gives the same intent (D16-2: the order's id). */
  idempotencyKey: string;
  /** The platform's part of it, in minor units; 0 for none. Never changes under one key either. */
  applicationFee: Minor;
}

/** A client's payment to the platform itself, for its credit account. D37-1. */
export interface NewTopUp {
  region: Region;
  amount: Minor;
  currency: Currency;
  tenantId: string;
  /** Also the idempotency key: the same one gives the same intent. */
  topUpId: string;
  /** For people who read the provider's list of payments. */
  description: string;
  /** A saved card, with which it is confirmed. Never changes under one key. */
  card?: { customerId: string; methodId: string } | undefined;
}

/** The saving of a card. `failed`: the bank has refused it, or it was given up; another card may follow while `open`. */
export interface CardSetup {
  id: string;
  state: 'open' | 'processing' | 'saved' | 'failed';
  methodId: string | null;
  /** Never stored and never logged. */
  clientSecret: string | null;
}

/** A client's payment to the platform itself, for a Bulk order. D36-8. */
export interface NewBulkPayment extends Omit<NewTopUp, 'topUpId'> {
  /** Also the idempotency key: the same one gives the same intent. */
  bulkOrderId: string;
}

/** A line or a whole basket to be taxed; `amount` is after the discount and before tax. */
export interface TaxRequest extends Merchant {
  currency: Currency;
  lines: readonly { reference: string; amount: Minor; quantity: number; taxCode: TaxCode }[];
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

/** `inactive`: the account's owner has not set tax up at the provider, or has ended it. */
export type TaxFailure = 'location_unknown' | 'inactive';

/** The URLs the provider's form returns to: at its end or when the user leaves it, and when the link has expired. */
export interface FormAddresses {
  returnUrl: string;
  refreshUrl: string;
}

/** What is taken back of a sale in the tax reports. Amounts in minor units, with tax. */
export interface TaxReversal {
  transactionId: string;
  reference: string;
  part?: number;
  after?: number;
}

/** The platform's fee on a charge. Amounts in minor units. */
export interface ChargeFee {
  id: string;
  taken: Minor;
  /** Parts that were given back; `key`: what we made it with, null for one made at the provider. */
  refunds: { id: string; amount: Minor; key: string | null }[];
}

/** A refund at the provider, ours or one made there. Amounts in minor units. */
export interface ChargeRefund {
  id: string;
  amount: Minor;
  /** `pending`: the account's balance cannot pay it yet; `failed`: no money has moved, or it came back. */
  state: 'pending' | 'succeeded' | 'failed';
  /** The order and edit that it was made for by us; null for one made at the provider. */
  ours: { orderId: string; editId: string | null } | null;
  /** Made before under the same key, for another amount than is due by now. */
  earlier?: true;
  madeAt: Date;
}

/** A bank asks for the buyer's money back. Amounts in minor units. */
export interface ChargeDispute {
  id: string;
  amount: Minor;
  /** The provider's word, such as `fraudulent` or `product_not_received`. */
  reason: string;
  /** `inquiry`: the bank only asks, and has taken nothing; `won` also stands for an inquiry that has ended. */
  state: 'inquiry' | 'open' | 'won' | 'lost';
  /** How often its money has moved: taken, given back, taken again. It only grows, so it tells an old answer from a new one. */
  moves: number;
  /** Until when the account's owner may answer; null when nothing can be answered. */
  evidenceDue: Date | null;
  openedAt: Date;
}

/** What was received for an intent, and what has happened to it since. Amounts in minor units. */
export interface Charge {
  received: Minor;
  refunded: Minor;
  /** Oldest first. */
  refunds: readonly ChargeRefund[];
  disputes: readonly ChargeDispute[];
}

/** Where the provider sends the events of a region. */
export interface WebhookEndpoint {
  url: string;
  /** It is sent the events of connected accounts; else those of the platform's own. */
  connected: boolean;
  enabled: boolean;
  /** `*` for all. */
  events: readonly string[];
  /** The version of the provider's API that events are written in; null for the account's default. */
  version: string | null;
}

/** A web address at which an account shows wallets. */
export interface WalletDomain {
  enabled: boolean;
  /** Why Apple Pay is not shown there, in the provider's words; null when it is. */
  applePayProblem: string | null;
}

/** A verified event of the provider. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** `look`: an intent has changed in a way that the reconciler acts on. */
  kind: 'succeeded' | 'attempt_failed' | 'look' | 'charge' | 'account' | 'card' | 'other';
  /** Null for events of the platform itself. */
  account: string | null;
  live: boolean;
  objectId: string | null;
  intent: PaymentIntent | null;
  /** The intent that a charge, refund or dispute belongs to. */
  intentId: string | null;
  /** The card of a client that it is about, by our metadata on the card or its saving. */
  card: { tenantId: string; cardId: string } | null;
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
  /** On the platform's own account of the region; `refused` means that certainly no intent exists. */
  createTopUp(topUp: NewTopUp): Promise<Result<PaymentIntent, 'refused'>>;
  /**
   * The same, charged at once to a saved card at whose charge nobody is present. `declined`: nothing was charged; an answer that is `open` asks
   * for somebody. Safe to repeat.
   */
  chargeTopUp(
    topUp: NewTopUp & { card: NonNullable<NewTopUp['card']> },
  ): Promise<Result<PaymentIntent, 'declined'>>;
  /** Makes the client known to the platform's own account of a region; a repeat within a day answers the same id. */
  createCustomer(region: Region, tenantId: string): Promise<string>;
  /**
   * Begins to save a card of a known client, for payments at which it is present; `offSession`: for others, too. The same
   * `cardId`: the same one.
   */
  beginCard(input: {
    region: Region;
    tenantId: string;
    customerId: string;
    cardId: string;
    offSession: boolean;
  }): Promise<CardSetup>;
  /** Null when there is none. */
  retrieveCardSetup(region: Region, id: string): Promise<CardSetup | null>;
  /** A card as long as it is kept for this client; null after. */
  readCard(region: Region, kept: { methodId: string; customerId: string }): Promise<KeptCard | null>;
  /** Writes on a card whose it is, so that its later events tell. */
  nameCard(region: Region, card: { methodId: string; tenantId: string; cardId: string }): Promise<void>;
  /** Has the provider forget a card; one that it doesn't keep is forgotten already. */
  forgetCard(region: Region, methodId: string): Promise<void>;
  /** The same for a Bulk order. */
  createBulkPayment(payment: NewBulkPayment): Promise<Result<PaymentIntent, 'refused'>>;
  /** Null when this account has no such intent. */
  retrieveIntent(payee: Payee, id: string): Promise<PaymentIntent | null>;
  /** The intent after the attempt: cancelled, or in the state that prevented it. Null when this account has none. */
  cancelIntent(payee: Payee, id: string): Promise<PaymentIntent | null>;
  calculateTax(request: TaxRequest): Promise<Result<Tax, TaxFailure>>;
  /**
   * Records a calculation as a sale in the provider's tax reports; returns the transaction's id. A reference is
   * recorded once, however often this is called; `expired` when the calculation is too old.
   */
  recordTaxTransaction(
    merchant: Merchant,
    sale: { calculationId: string; reference: string },
  ): Promise<Result<string, 'expired'>>;
  /**
   * Reverses a recorded sale in the reports, once per reference; returns the reversal's id. `part`: this amount with its tax, in
   * minor units; `after`: all but what parts of it were reversed before; the whole sale without either.
   */
  reverseTaxTransaction(merchant: Merchant, reversal: TaxReversal): Promise<string>;
  /**
   * Creates a connected account for a tenant, without any details; returns its id. A repeat within a day returns the
   * same account, unless it replaces another one, `former`, that no longer exists.
   */
  createAccount(input: { region: Region; tenantId: string; former: string | null }): Promise<string>;
  /** An account's current state, read from the provider; null for one that no longer exists. */
  readAccount(merchant: Merchant): Promise<PayoutAccount | null>;
  /** A link to the provider's form that works once, within minutes; null for an account that no longer exists. */
  linkToForm(merchant: Merchant, addresses: FormAddresses): Promise<{ url: string; expiresAt: Date } | null>;
  /** An account's registration of a web address for wallets; null when it has none. */
  readDomain(merchant: Merchant, name: string): Promise<WalletDomain | null>;
  /** Registers a web address for an account, once; `refused` when a repeat does not help. */
  registerDomain(merchant: Merchant, name: string): Promise<Result<WalletDomain, 'refused'>>;
  /** The platform's endpoints of a region. */
  listEndpoints(region: Region): Promise<WebhookEndpoint[]>;
  /** What an endpoint has to be: for connected accounts, or for the platform's own. */
  endpointNeeds(of: 'connected' | 'platform'): { events: readonly string[]; version: string };
  /** Fails with what is left when less than `amount` is: the account's owner has given some back at the provider. */
  refund(
    payee: Payee,
    refund: {
      intentId: string;
      amount: Minor;
      idempotencyKey: string;
      /** Written on the refund, so that its events can be told from those of refunds made at the provider. */
      orderId: string;
      editId: string | null;
      /** Refunds of the order that are written down: none of them can be the one whose answer was lost. */
      known?: readonly string[];
    },
  ): Promise<Result<ChargeRefund, { left: Minor }>>;
  /** The platform's fee on an intent's charge, and all that was given back of it; null for a charge without one. */
  readFee(merchant: Merchant, intentId: string): Promise<ChargeFee | null>;
  /** Gives the account a part of a fee; `key` is written on it, and a repeat within a day gives nothing more. */
  returnFee(merchant: Merchant, wanted: { feeId: string; amount: Minor; key: string }): Promise<void>;
  /** What was received for an intent, with its refunds and disputes; null when nothing was received. */
  readCharge(payee: Payee, intentId: string): Promise<Charge | null>;
  /** Throws `bad_request` unless the body was signed for this region, at most five minutes before or after now. */
  verifyWebhook(rawBody: string, signature: string, region: Region): PaymentEvent;
}
