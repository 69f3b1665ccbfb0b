import { appEnv } from '@/lib/env/app';
import type { orderLines, orders } from '@/lib/db/schema/orders';
import { printKey } from '@/lib/files/render/print-key';
import type { SubmittedOrder } from '@/lib/fulfillers';
import { printFileUrl } from './print-file-url';

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

function prints(tenantId: string, line: Line) {
  return [line.sceneFront, line.sceneBack]
    .filter((scene) => scene !== null)
    .map((scene) => ({
      side: scene.side,
      url: printFileUrl(tenantId, printKey(scene)),
      widthMm: scene.area.widthMm,
      heightMm: scene.area.heightMm,
    }));
}

/** An order in the fulfiller's words: what is printed, how often, and whom for. */
export function submittedOrder(
  order: Order,
  lines: readonly Line[],
  submission: { id: string; fulfillerId: string },
): SubmittedOrder {
  const { customer } = order.snapshot;
  const callback = new URL(`/api/${order.tenantId}/fulfilment/${order.id}/callback`, appEnv().PUBLIC_URL);
  return {
    reference: submission.id,
    orderRef: order.orderRef,
    fulfillerId: submission.fulfillerId,
    shippingMethod: order.shippingMethod,
    recipient: {
      name: customer.name,
      phone: customer.phone,
      email: customer.email,
      addressLines: [customer.address_first_line, customer.address_second_line].filter((line) => line !== ''),
      city: customer.address_city,
      county: customer.address_county,
      postcode: customer.address_postcode,
      countryIso2: customer.country_iso2,
      state: customer.state_abbreviation,
    },
    items: lines.map((line) => ({
      sku: line.sku,
      quantity: line.quantity,
      name: line.name,
      prints: prints(order.tenantId, line),
    })),
    callbackUrl: callback.toString(),
  };
}
