/** An export or bulk act of a person; `tenantId` is null for staff's. */
export interface ListJob {
  tenantId: string | null;
  ownerId: string;
  id: string;
}

export interface ListsJobs {
  'run-export': ListJob;
  'expire-export': ListJob;
  'send-export-mail': ListJob;
  'run-bulk-act': ListJob;
  'forget-bulk-act': ListJob;
  'forget-file-import': { tenantId: string; importId: string };
  /** As the version before this one has added them, of files that it keeps elsewhere, and for a week ahead. */
  'run-stock-import': { tenantId: string; importId: string };
  'run-voucher-import': { tenantId: string; importId: string };
  'forget-stock-import': { tenantId: string; importId: string };
  'forget-voucher-import': { tenantId: string; importId: string };
}
