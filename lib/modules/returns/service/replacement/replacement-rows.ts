import type { TenantContext } from '@/lib/db/with-tenant';
import type { OrderCustomer, orders } from '@/lib/db/schema/orders';
import { now } from '@/lib/kernel/clock';
import { newId, newLogId, newOrderRef } from '@/lib/kernel/ids';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { costColumns } from '@/lib/modules/orders/rules/cost-columns';
import { deliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import type { CostBearer } from '@/lib/modules/orders/rules/replaceable';
import type { OrderCosts } from '@/lib/modules/pricing/rules/order-costs';
import type { NewReplacement } from '@/lib/modules/returns/data/write-replacement';
import type { chosenLines } from './chosen-lines';

type Parent = typeof orders.$inferSelect;
type Chosen = ReturnType<typeof chosenLines>;

/** A replacement, decided. */
export interface DecidedReplacement {
  parent: Parent;
  chosen: Chosen;
  customer: OrderCustomer;
  costs: OrderCosts;
  borneBy: CostBearer;
  /** Of the form and who sent it. */
  formHash: Buffer;
}

const FREE = {
  itemsGrossMinor: 0,
  shippingGrossMinor: 0,
  discountMinor: 0,
  waivedMinor: 0,
  netMinor: 0,
  vatMinor: 0,
  totalMinor: 0,
};

/** `26-11-2026` → `2026-11-26`, as Postgres keeps a day. */
const isoDay = (wireDay: string): string => wireDay.split('-').reverse().join('-');

/** What it costs, frozen; nobody is charged where the client doesn't bear it. */
const costsOf = ({ costs, borneBy }: DecidedReplacement) =>
  costColumns({ ...costs, applicationFee: 0, credit: borneBy === 'client' ? costs.credit : 0 });

function orderRow(decided: DecidedReplacement, id: string): NewReplacement['order'] {
  const { parent, customer } = decided;
  const at = now();
  const window = deliveryWindow(at, REGION_FACTS[parent.region].timeZone, parent.shippingMethod);
  const { storeName, slug, vatRateBp, seller } = parent.snapshot;
  return {
    tenantId: parent.tenantId,
    id,
    eventId: parent.eventId,
    customerId: parent.customerId,
    orderRef: newOrderRef(),
    kind: 'replacement',
    parentOrderId: parent.id,
    borneBy: decided.borneBy,
    paymentStatus: 'not_needed',
    status: 'new',
    lang: parent.lang,
    region: parent.region,
    currency: parent.currency,
    shippingMethod: parent.shippingMethod,
    ...FREE,
    ...costsOf(decided),
    snapshot: {
      storeName,
      slug,
      customer,
      vatRateBp,
      shipping: { netMinor: 0, vatMinor: 0, grossMinor: 0 },
      discountByRate: [],
      tax: null,
      voucher: null,
      ...(seller && { seller }),
    },
    deliveryFrom: isoDay(window.from),
    deliveryTo: isoDay(window.to),
    requestHash: decided.formHash,
    reserved: true,
    createdAt: at,
    // It needs no payment, and begins at once: nobody edits it but staff, and its client the address.
    paidAt: at,
    updatedAt: at,
  };
}

/** Its artwork, texts and pictures are those that the parent froze, whatever the product is today. S2.2-116. */
const lineRow = (orderId: string, { row, quantity, made }: Chosen[number], position: number) => ({
  tenantId: row.tenantId,
  id: newId('orderLine'),
  orderId,
  position,
  productId: row.productId,
  variantId: row.variantId,
  sku: row.sku,
  name: row.name,
  blankId: row.blankId,
  family: row.family,
  colourIdentifier: row.colourIdentifier,
  colourName: row.colourName,
  colourHex: row.colourHex,
  size: row.size,
  quantity,
  unitNetMinor: 0,
  unitGrossMinor: 0,
  grossMinor: 0,
  blankMinor: made.blankPrice,
  printMinor: made.printPrice,
  printedSides: made.sides,
  vatApplies: row.vatApplies,
  personalisation: row.personalisation,
  sceneFront: row.sceneFront,
  sceneBack: row.sceneBack,
  replacesLineId: row.id,
});

/** The rows of a replacement: an order of its own, free for its buyer, with what it costs frozen. S2.2-115, S2.2-116. */
export function replacementRows(context: TenantContext, decided: DecidedReplacement): NewReplacement {
  const id = newId('order');
  const { tenantId } = decided.parent;
  return {
    order: orderRow(decided, id),
    lines: decided.chosen.map((line, position) => lineRow(id, line, position)),
    history: {
      tenantId,
      id: newLogId('history'),
      orderId: id,
      fromStatus: null,
      toStatus: 'new',
      actor: context.actor,
      actorUserId: context.userId ?? null,
      at: now(),
    },
  };
}
