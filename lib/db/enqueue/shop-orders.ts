export interface ShopOrdersJobs {
  /** Asks a client's shop for what it has assigned to us, and answers it. */
  'pull-shop': { tenantId: string };
  /** Erases, or has the client answer about, the recipients of a shop's orders: of these orders, null for all; `before`: in ms. */
  'answer-shop-privacy': {
    tenantId: string;
    shop: string;
    /** The shop's message. */
    eventId: string;
    kind: 'erase' | 'export';
    orderGids: string[] | null;
    before: number;
  };
  /** Charges what an order of a shop costs to the client's saved card. */
  'charge-shop-order': { tenantId: string; orderId: string };
  /** Tells a client's admins that its shop takes our tokens no more, or an order of it could not be charged; `since`: of when, in ms. */
  'send-shop-mail': {
    tenantId: string;
    kind: 'access_lost' | 'payment_failed';
    since: number;
    /** The order; set for `payment_failed`. */
    orderId?: string;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
}
