export interface BulkOrdersJobs {
  /** Asks the provider what has become of a Bulk order's payment by card. */
  'look-at-bulk-payment': { tenantId: string; bulkOrderId: string };
  /** Gives back what of a Bulk order's payment is for orders that were cancelled. */
  'refund-bulk-order': { tenantId: string; bulkOrderId: string };
  /** Tells a client's admins what has become of money that was paid by card for a Bulk order. */
  'send-bulk-money-mail': {
    tenantId: string;
    bulkOrderId: string;
    /** The provider's id of the refund or dispute. */
    paymentId: string;
    /** Minor units. */
    amount: number;
    kind: 'refunded' | 'refund_failed' | 'disputed' | 'dispute_won' | 'dispute_lost';
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
}
