export interface DraftOrdersJobs {
  /** The payment link of a draft order; `round` says which of its mails. */
  'send-draft-mail': { tenantId: string; draftId: string; round: number };
}
