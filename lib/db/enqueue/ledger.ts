export interface LedgerJobs {
  /** Tells a client's admins that a statement or a credit note was issued. */
  'send-statement-mail': {
    tenantId: string;
    statementId: string;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Tells a client's admins how far its limit in a currency, or an event's budget, is used; triggers add it (0066). */
  'send-filling-mail': {
    tenantId: string;
    what: 'limit' | 'budget';
    /** The currency, or the event's id. */
    of: string;
    step: 80 | 100;
    /** The admin it goes to, of a mail whose name is this; without, each admin gets a job. */
    to?: { userId: string; name: string };
  };
}
