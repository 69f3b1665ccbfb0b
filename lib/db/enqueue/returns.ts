export interface ReturnsJobs {
  /** Tells a buyer that a withdrawal or complaint came in, or what has become of a complaint. */
  'send-case-mail': {
    tenantId: string;
    orderId: string;
    caseId: string;
    kind: 'received' | 'replacement' | 'replaced' | 'refunded' | 'refused';
    /** Minor units; set for `refunded`. */
    amount?: number;
    /** The order that replaces; set for `replaced`. */
    replacementId?: string;
  };
  /** Tells a client's admins of a new case, or that its deadline is near. */
  'send-case-notice': {
    tenantId: string;
    orderId: string;
    caseId: string;
    kind: 'opened' | 'due_soon';
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
}
