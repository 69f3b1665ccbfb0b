import { appEnv } from '@/lib/env/app';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import type { DesignWords } from '@/lib/modules/design/rules/scene-words';
import { describePrint } from '@/lib/modules/design/rules/garments/describe-print';
import { messageFor } from '@/lib/intl/message-for';
import type { orderLines, orders } from '@/lib/db/schema/orders';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { printKey } from '@/lib/files/render/print-key';
import type { SubmittedOrder } from '@/lib/fulfillers';
import { ownPictureFacts } from '@/lib/modules/catalogue/service/own-picture-facts';
import { printFileUrl } from '@/lib/modules/orders/service/print-file-url';
import { recipientOf } from './recipient-of';

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

const words: DesignWords = (key, values) => messageFor('en')(`design.${key}`, values);

async function printOf(tenantId: string, line: Line, scene: Scene) {
  const key = printKey(scene);
  const [fontBooks, pictures] = await Promise.all([loadFontsOf(scene), ownPictureFacts(tenantId, [scene])]);
  return {
    side: scene.side,
    url: printFileUrl(tenantId, key),
    pdfUrl: printFileUrl(tenantId, key, 'pdf'),
    widthMm: scene.area.widthMm,
    heightMm: scene.area.heightMm,
    description: describePrint(line.family, scene, fontBooks, words, pictures),
  };
}

/** Pieces of a line that the printer is asked for: those that were not refunded before. D3-49. */
const toPrint = ({ quantity, leftOut }: Line): number => quantity - leftOut;

async function itemOf(tenantId: string, line: Line): Promise<SubmittedOrder['items'][number]> {
  const scenes = [line.sceneFront, line.sceneBack].filter((scene) => scene !== null);
  const prints = await Promise.all(scenes.map((scene) => printOf(tenantId, line, scene)));
  return { sku: line.sku, quantity: toPrint(line), name: line.name, prints };
}

/**
 * An order, or the part that a submission asks for, in the fulfiller's format: items, quantities and recipient. Reads fonts and pictures, so it must be called
 * outside a transaction.
 */
export async function submittedOrder(
  order: Order,
  lines: readonly Line[],
  submission: { id: string; fulfillerId: string; lineIds: readonly string[] | null },
): Promise<SubmittedOrder> {
  const callback = new URL(`/api/${order.tenantId}/fulfilment/${order.id}/callback`, appEnv().PUBLIC_URL);
  const { id: reference, fulfillerId, lineIds } = submission;
  callback.searchParams.set('fulfiller', fulfillerId);
  // One printer may make two parts of an order, one after the other was refused.
  if (lineIds !== null) callback.searchParams.set('reference', reference);
  const asked = lines.filter(({ id }) => lineIds === null || lineIds.includes(id));
  return {
    reference,
    orderRef: order.orderRef,
    fulfillerId,
    shippingMethod: order.shippingMethod,
    recipient: recipientOf(order),
    items: await Promise.all(
      asked.filter((line) => toPrint(line) > 0).map((line) => itemOf(order.tenantId, line)),
    ),
    callbackUrl: callback.toString(),
  };
}
