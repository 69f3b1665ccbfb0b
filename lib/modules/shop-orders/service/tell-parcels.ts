import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { noteSync } from '@/lib/modules/shop-platform/service/statements/sync-log';
import {
  beginTelling,
  endTelling,
  listTold,
  type LeftParcel,
  type LeftRequest,
} from '@/lib/modules/shop-orders/data/shop-shipments';
import { linesOfParcels } from '@/lib/modules/shop-orders/rules/parcel-lines';
import { shopPlatform, type ShopAccess } from '@/lib/shop-platform';

/** Kept for a parcel that the shop takes no more: its order was closed there, or told of by the merchant. */
const NOT_TAKEN = 'not taken';

interface Telling {
  context: TenantContext;
  access: ShopAccess;
  gid: string;
  orderName: string;
}

/**
 * The platform's id of a parcel that an earlier run has told of and then died; null for none. One without a number is known by its pieces, among
 * those that no other parcel of ours is.
 */
async function toldBefore(
  { context, access, gid }: Telling,
  { tracking }: LeftParcel,
  lines: readonly { quantity: number }[],
): Promise<string | null> {
  const found = await shopPlatform().readRequest(access, gid);
  if (!found) return null;
  const number = tracking?.number;
  if (number) return found.shipments.find(({ numbers }) => numbers.includes(number))?.id ?? null;
  const known = await withTenant(context, (tx) => listTold(tx, { tenantId: context.tenantId, gid }));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const own = found.shipments.find(
    (one) => one.numbers.length === 0 && one.pieces === pieces && !known.has(one.id),
  );
  return own?.id ?? null;
}

async function tell(telling: Telling, parcel: LeftParcel, lines: { id: string; quantity: number }[]) {
  const { context, access, gid: requestId, orderName: label } = telling;
  const key = { tenantId: context.tenantId, parcelId: parcel.id };
  const begun = await withTenant(context, (tx) =>
    beginTelling(tx, { ...key, fulfilmentGid: requestId, toldAt: now() }),
  );
  if (begun.gid !== null) return;
  const before = begun.isFirst ? null : await toldBefore(telling, parcel, lines);
  const { tracking } = parcel;
  const gid =
    before ??
    (lines.length === 0 ? null : await shopPlatform().ship(access, { requestId, lines, tracking })) ??
    NOT_TAKEN;
  const told = { shop: access.shop, kind: 'tracking', subject: requestId, label } as const;
  await withTenant(context, async (tx) => {
    await endTelling(tx, key, { gid, at: now() });
    if (gid !== NOT_TAKEN) await noteSync(tx, context.tenantId, { ...told, outcome: 'done' });
    else await noteSync(tx, context.tenantId, { ...told, outcome: 'rejected', reason: 'not_taken' });
  });
}

/**
 * Tells the shop of each parcel of a request that has left, once: before it is told, that is noted; a run that died in between looks in the
 * shop for the parcel first. S4-66.
 */
export async function tellParcels(
  context: TenantContext,
  access: ShopAccess,
  { gid, orderName, lines, parcels }: LeftRequest,
): Promise<void> {
  const shares = linesOfParcels(lines, parcels);
  for (const parcel of parcels)
    if (!parcel.told) await tell({ context, access, gid, orderName }, parcel, shares.get(parcel.id) ?? []);
}
