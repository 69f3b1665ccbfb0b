export interface TenantsJobs {
  /** Ends what a member of staff has open of a client, once its half hour is over. */
  'end-client-opening': { openingId: string };
}
