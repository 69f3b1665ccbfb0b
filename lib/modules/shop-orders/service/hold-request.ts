import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { countTry, holdUntil } from '@/lib/modules/shop-orders/data/picture-waits';
import { nextPictureTry } from '@/lib/modules/shop-orders/rules/picture-gaps';
import { noteSync } from '@/lib/modules/shop-platform/service/statements/sync-log';
import type { FulfilmentRequest } from '@/lib/shop-platform';

/** Holds a request whose pictures are away, alone, until their next try; false where that was the last one. S4-94. */
export function holdRequest(
  context: TenantContext,
  shop: string,
  { id: gid, orderName: label }: FulfilmentRequest,
): Promise<boolean> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const key = { tenantId, gid };
    const gap = nextPictureTry(await countTry(tx, { ...key, shop }, now()));
    if (gap === null) return false;
    await holdUntil(tx, key, new Date(now().getTime() + gap));
    const about = { shop, kind: 'order', subject: gid, label } as const;
    await noteSync(tx, tenantId, { ...about, outcome: 'waiting', reason: 'picture_away' });
    return true;
  });
}
