import type { Account } from './accounts/account';
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
}
