/** A tenant's erasures run one after another, so that no other tenant waits for its many; a later look replaces one that waits. */
export const erasureJob = (id: string, tenantId: string, runAt?: Date) => ({
  jobKey: `erase:${id}`,
  queue: `erase:${tenantId}`,
  ...(runAt === undefined ? {} : { runAt }),
});
