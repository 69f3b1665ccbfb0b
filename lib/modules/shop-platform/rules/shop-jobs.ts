/** Jobs of one shop run one after another, so that a slow one holds up no other shop's. */
const shopQueue = (tenantId: string): string => `shop:${tenantId}`;

/** However often a shop is to be prepared, it is once. */
export const prepareOptions = (tenantId: string) => ({
  jobKey: `prepare-shop:${tenantId}`,
  queue: shopQueue(tenantId),
});

/** However many messages tell of it, what waits in a shop is asked for once. */
export const pullOptions = (tenantId: string) => ({
  jobKey: `pull-shop:${tenantId}`,
  queue: shopQueue(tenantId),
});

/** However often stock changes, what is there is told once. */
export const stockOptions = (tenantId: string) => ({
  jobKey: `shop-stock:${tenantId}`,
  queue: shopQueue(tenantId),
});

/** One message of a shop is answered once; a later look takes the place of one that waits. It stands in one row with the client's other erasures. */
export const privacyOptions = (
  { tenantId, eventId, kind }: { tenantId: string; eventId: string; kind: string },
  runAt?: Date,
) => ({
  jobKey: `shop-privacy:${tenantId}:${kind}:${eventId}`,
  queue: `erase:${tenantId}`,
  ...(runAt === undefined ? {} : { runAt }),
});
