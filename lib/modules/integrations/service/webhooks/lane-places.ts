/** So many of a lane's six workers at most send to the endpoints of one tenant. */
const PLACES = 2;

/** How many workers of this process send for a tenant, by lane. */
const taken = { main: new Map<string, number>(), aside: new Map<string, number>() };

/**
 * Takes one of a tenant's places in a lane of this process's workers; the function that is returned gives it back. Null where
 * all are taken. D47-11.
 */
export function enterLane(tenantId: string, isAside: boolean): (() => void) | null {
  const places = isAside ? taken.aside : taken.main;
  const count = places.get(tenantId) ?? 0;
  if (count >= PLACES) return null;
  places.set(tenantId, count + 1);
  return () => {
    const left = (places.get(tenantId) ?? 1) - 1;
    if (left > 0) places.set(tenantId, left);
    else places.delete(tenantId);
  };
}
