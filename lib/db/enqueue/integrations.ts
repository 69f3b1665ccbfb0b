export interface IntegrationsJobs {
  /** Sends an endpoint what is due; the second for one that fails, so that it holds up no other. ADR 0095. */
  'deliver-webhooks': { tenantId: string; endpointId: string };
  'retry-webhooks': { tenantId: string; endpointId: string };
  /** Tells a client's admins that a delivery was given up. */
  'send-webhook-mail': {
    tenantId: string;
    deliveryId: string;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
}
