import type { WebhookEndpoint } from './webhooks/endpoints';
import type { Account } from './accounts/account';
import type { Customer } from './customers/customer';
import type { PaymentMethodDomain } from './domains/domains';
import type { SetupIntent } from './setup/setup-intent';
import type { TaxRegistration } from './tax/registrations';
import type { TaxSettings } from './tax/settings';
import type { Dispute } from './disputes/objects';
import type { FraudWarning } from './disputes/fraud-warning';
import type { BalanceTransaction } from './money/balance';
import type { ApplicationFee } from './money/fees';
import type { Intent, Charge, Owner, PaymentMethod, Refund } from './objects';
import type { TaxCalculation, TaxLine, TaxTransaction, TaxTransactionLine } from './tax/objects';
import type { CardBehaviour } from './cards';

export interface IntentRecord extends Owner {
  id: string;
  intent: Intent;
}

export interface ChargeRecord extends Owner {
  id: string;
  charge: Charge;
  refunds: string[];
}

export interface RefundRecord extends Owner {
  id: string;
  refund: Refund;
}

export interface DisputeRecord extends Owner {
  id: string;
  dispute: Dispute;
}

export interface WarningRecord extends Owner {
  id: string;
  warning: FraudWarning;
}

export interface BalanceRecord extends Owner {
  id: string;
  transaction: BalanceTransaction;
}

/** `account` is null: a fee is the platform's. */
export interface FeeRecord extends Owner {
  id: string;
  fee: ApplicationFee;
}

export interface CustomerRecord extends Owner {
  id: string;
  customer: Customer;
}

export interface SetupRecord extends Owner {
  id: string;
  setup: SetupIntent;
}

export interface DomainRecord extends Owner {
  id: string;
  domain: PaymentMethodDomain;
}

/** `id` is the owner's key: each has one. */
export interface TaxSettingsRecord extends Owner {
  id: string;
  settings: TaxSettings;
}

export interface RegistrationRecord extends Owner {
  id: string;
  registration: TaxRegistration;
}

export interface MethodRecord extends Owner {
  id: string;
  method: PaymentMethod;
  behaviour: CardBehaviour;
}

export interface TokenRecord extends Owner {
  id: string;
  method: string;
}

export interface CalculationRecord extends Owner {
  id: string;
  calculation: TaxCalculation;
  lines: TaxLine[];
}

export interface TransactionRecord extends Owner {
  id: string;
  transaction: TaxTransaction;
  lines: TaxTransactionLine[];
  /** A reversal of a part, which can be reversed itself. */
  partial?: boolean;
}

/** `id` consists of owner and reference: references are unique per account. */
export interface TaxReferenceRecord {
  id: string;
  transaction: string;
}

export interface AccountRecord extends Owner {
  id: string;
  details: Account;
}

export interface AccountLinkRecord extends Owner {
  id: string;
  returnUrl: string;
  refreshUrl: string;
  /** Unix time in seconds. */
  expires: number;
  opened: boolean;
}

export interface EndpointRecord extends Owner {
  id: string;
  endpoint: WebhookEndpoint;
}

export interface EventRecord extends Owner {
  id: string;
  type: string;
  created: number;
  /** Id of the event's object. */
  subject: string;
  body: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  last_status: number | null;
}

/** `id` consists of owner and key. */
export interface IdempotencyRecord {
  id: string;
  fingerprint: string;
  /** Null while the first request is running. */
  answer: { status: number; body: string } | null;
  /** The id of the first request. */
  request: string;
}
