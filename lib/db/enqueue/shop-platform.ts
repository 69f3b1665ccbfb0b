export interface ShopPlatformJobs {
  /** Makes the fulfilment service and the subscriptions in a client's shop. */
  'prepare-shop': { tenantId: string };
}
