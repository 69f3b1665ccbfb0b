export interface FulfilmentJobs {
  'advance-order': { tenantId: string; orderId: string };
  'render-prints': { tenantId: string; orderId: string };
  /**
   * `since`: what was sent before then (ms) was refused for its address, and is sent anew. `lostAt`: only if nothing was heard of
   * the call that counts as lost then (ms).
   */
  'submit-order': { tenantId: string; orderId: string; since?: number; lostAt?: number };
  /** Tells the printer of a submission that the order's address was corrected; `lost`: only if nothing was heard of that call. */
  'tell-address': {
    tenantId: string;
    orderId: string;
    submissionId: string;
    lost?: { sequence: number; tries: number };
  };
  /**
   * Tells staff which printers are late on a day, YYYY-MM-DD: those of its own, with the late orders of all of them, or, without any,
   * those that they weren't told of yet, by such a job.
   */
  'send-late-mail': { day: string; printers?: string[]; orders?: number };
  /** The clocks of orders at printers of a country (two letters) are looked at anew: its holidays have changed. */
  'recheck-clocks': { country: string };
}
