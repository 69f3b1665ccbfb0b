export interface PrivacyJobs {
  /** Erases a person, or looks again whether their orders are finished. */
  'erase-person': { tenantId: string; erasureId: string };
  /** The link that confirms what somebody asks for from their order's page. */
  'send-privacy-link': { tenantId: string; requestId: string };
  /** Tells a client's admins that a person wants to be erased. */
  'send-privacy-request': {
    tenantId: string;
    requestId: string;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
}
