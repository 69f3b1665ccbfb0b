import type { Region } from '@/lib/kernel/regions';

export interface PaymentsJobs {
  /** With `editId`: the refund for that edit; with `requestId`: the one that was asked for; else for a cancelled order. */
  /** `refusedId`: the request whose refusal left money of a cancelled order behind. */
  'refund-order': {
    tenantId: string;
    orderId: string;
    editId?: string;
    requestId?: string;
    refusedId?: string;
  };
  /**
   * What the platform no longer keeps of an order's fee, after this refund of its charge, or dispute; `again`: it failed, or was
   * won, and the fee may be owed again.
   */
  'return-fee': { tenantId: string; orderId: string; refundId: string; again?: true };
  /** Tells the client's admins what has become of a dispute. */
  'send-dispute-mail': {
    tenantId: string;
    orderId: string;
    disputeId: string;
    state: 'inquiry' | 'open' | 'won' | 'lost';
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Tells the client's admins that a refund failed for good: a refund's id, or a request's that was refused. */
  'send-refund-failed-mail': {
    tenantId: string;
    orderId: string;
    failedId: string;
    amountMinor: number;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Registers the web's address for an account's wallets. */
  'register-domain': { tenantId: string; region: Region; account: string };
  /** Asks the provider what has become of a client's top-up. */
  'look-at-top-up': { tenantId: string; topUpId: string };
  /** Tells a client's admins that a saved card ends soon. */
  'send-card-mail': {
    tenantId: string;
    cardId: string;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Refunds to the card what was charged for a cancelled order of a shop. */
  'return-shop-charge': { tenantId: string; topUpId: string };
  /** Has the provider forget a card that a client removed or replaced. */
  'forget-card': { tenantId: string; cardId: string };
  /** Tells a client's admins that a top-up went back at the provider, or came back. */
  'send-top-up-mail': {
    tenantId: string;
    topUpId: string;
    /** The provider's id of the refund or dispute. */
    paymentId: string;
    /** Minor units. */
    amount: number;
    kind: `${'refund' | 'dispute'}_${'taken' | 'returned'}`;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Reports the order to the provider's tax reports. */
  'record-tax': { tenantId: string; orderId: string };
}
