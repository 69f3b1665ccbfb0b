export interface SizeCollectionJobs {
  'send-invitation-mail': { tenantId: string; inviteeId: string };
}
