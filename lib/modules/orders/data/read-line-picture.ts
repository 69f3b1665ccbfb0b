import { and, eq } from 'drizzle-orm';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { orderLines } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

/** The frozen data that an ordered line's picture is drawn from. */
export async function readLinePicture(tx: Transaction, tenantId: string, lineId: string, side: Side) {
  const [found] = await tx
    .select({
      family: orderLines.family,
      hex: orderLines.colourHex,
      scene: side === 'front' ? orderLines.sceneFront : orderLines.sceneBack,
    })
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.id, lineId)));
  return found;
}
