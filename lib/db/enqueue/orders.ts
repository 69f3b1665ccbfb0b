export interface OrdersJobs {
  'send-order-mail': {
    tenantId: string;
    orderId: string;
    kind:
      | 'order_confirmation'
      | 'claim_confirmation'
      | 'claim_received'
      | 'order_shipped'
      | 'order_cancelled'
      | 'claim_cancelled'
      | 'claim_refused'
      | 'order_edited'
      | 'order_address_fixed'
      | 'order_line_fixed'
      | 'order_artwork_fixed'
      | 'order_address_issue'
      | 'order_artwork_issue'
      | 'order_issue_reminder'
      | 'order_stopped'
      | 'order_refunded'
      | 'order_released'
      | 'order_lapsed'
      | 'order_called_off';
    /** The refund; set for `order_refunded`. */
    refundId?: string;
    /** The issue; set for the mails that ask the shopper to fix it. */
    issueId?: string;
    /** The parcel; set for `order_shipped` where it is only a part of its order that has left. */
    parcelId?: string;
    /** The edit; set for `order_edited` and the mails of what was fixed for the shopper, since each edit has a mail of its own. */
    editId?: string;
    /**
     * The decision on a flagged claim, or on an order that waited. A claim flagged by an edit is decided, and confirmed, a
     * second time.
     */
    decision?: string;
    /** Whether money goes back for it; set for `order_lapsed` and `order_called_off`. */
    refundDue?: boolean;
    /** Sent once more by a person; the new mail's id. */
    again?: string;
  };
  /** Tells a person that a colleague mentioned them in a note on an order. */
  'send-mention-mail': { tenantId: string; orderId: string; noteId: string; userId: string };
  'announce-order': { tenantId: string; orderId: string };
  /** Looks at a client's orders that wait for credit, oldest first. */
  'release-waiting': {
    tenantId: string;
    /** Where another run has ended, and what has no room. */
    from?: { after: { id: string; place: string }; currencies: string[]; events: string[] };
  };
  /** Tells a client's admins how many of its orders wait; `at`: when that was due, in ms. */
  'send-waiting-mail': {
    tenantId: string;
    at: number;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Tells a client's admins, or staff, that an order's issue is still open. */
  'send-issue-notice': {
    tenantId: string;
    orderId: string;
    issueId: string;
    to: 'client' | 'staff';
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
}
