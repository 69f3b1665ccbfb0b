export interface CheckoutJobs {
  /** Checks a file of vouchers, or writes a checked one. */
  'run-voucher-file': { tenantId: string; importId: string };
}
