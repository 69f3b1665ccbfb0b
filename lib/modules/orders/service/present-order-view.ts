import { toWire } from '@/lib/kernel/money';
import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import type { ViewedLine, ViewedOrder } from '@/lib/modules/orders/service/statements/read-order-view';
import { awaitsRelease } from '@/lib/modules/orders/rules/waiting';
import { orderPath } from './order-link';
import { editableUntil } from './editable-until';
import { linePreviewUrl } from './line-preview-url';

/** `2026-11-26` → `26-11-2026` (S9). */
const wireDay = (isoDay: string): string => isoDay.split('-').reverse().join('-');

function presentLine(tenantId: string, line: ViewedLine): OrderView['products'][number] {
  // The front if it is printed, else the back (S2.7); a plain piece shows its front.
  const side = line.front || !line.back ? 'front' : 'back';
  const { front, back } = line.personalisation;
  return {
    product_id: line.productId,
    variant_id: line.variantId,
    name: line.name,
    colour: line.colourName,
    size: line.size,
    quantity: line.quantity,
    price: toWire(line.unitGrossMinor),
    ...(line.personalGrossMinor > 0 && { personalisation_price: toWire(line.personalGrossMinor) }),
    image: linePreviewUrl({ tenantId, lineId: line.id, side, drawn: line }),
    personalisation: { ...(front ? { front } : {}), ...(back ? { back } : {}) },
  };
}

/** An order as its shopper sees it after paying, all values frozen at `pay`: S2.9 step 4, S3.7; amounts D13. */
export function presentOrderView({ order, lines }: ViewedOrder): OrderView {
  const { customer } = order.snapshot;
  return {
    id: order.id,
    order_ref: order.orderRef,
    order_link: orderPath({ tenantId: order.tenantId, orderId: order.id }),
    payment_status: order.paymentStatus,
    currency: order.currency,
    total_store_price_excluding_vat: toWire(order.netMinor),
    total_store_vat: toWire(order.vatMinor),
    total_store_price: toWire(order.totalMinor),
    items_total: toWire(order.itemsGrossMinor),
    discount_amount: toWire(order.discountMinor),
    waived_amount: toWire(order.waivedMinor),
    shipping_method: order.shippingMethod,
    total_shipping_price: toWire(order.shippingGrossMinor),
    customer: {
      name: customer.name,
      email: customer.email,
      address_first_line: customer.address_first_line,
      address_second_line: customer.address_second_line,
      address_city: customer.address_city,
      address_country: customer.address_country,
      address_postcode: customer.address_postcode,
      address_county: customer.address_county,
      address_state: customer.address_state,
    },
    products: lines.map((line) => presentLine(order.tenantId, line)),
    estimatedDeliveryDateX: wireDay(order.deliveryFrom),
    estimatedDeliveryDateY: wireDay(order.deliveryTo),
    awaits_release: awaitsRelease(order),
    edit_until: editableUntil(order),
  };
}
