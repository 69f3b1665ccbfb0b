import { createHash } from 'node:crypto';
import { AppError, invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId, newOrderRef } from '@/lib/kernel/ids';
import { fromWire, toWire } from '@/lib/kernel/money';
import { audit } from '@/lib/audit/append-audit';
import { enqueueAll } from '@/lib/db/enqueue';
import { isRetryable } from '@/lib/db/is-retryable';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';
import type { BulkOrderBody } from '@/lib/modules/bulk-orders/contract/place-bulk-order';
import type { BulkEvent } from '@/lib/modules/bulk-orders/data/read-ground';
import { findByAct, insertBulkOrder, insertOrders } from '@/lib/modules/bulk-orders/data/write-bulk-order';
import { made } from '@/lib/modules/checkout/service/decided-costs';
import { shareReservation } from '@/lib/modules/ledger/service/statements/share-reservation';
import { stockMoves } from '@/lib/modules/orders/rules/stock';
import { takeStock } from '@/lib/modules/orders/service/statements/reservation';
import { bulkCosts, type BulkCosts } from '@/lib/modules/pricing/rules/bulk-costs';
import { requireBulkFacts, requireOrderable } from './bulk-event';
import { acceptedJobs, begun, shipmentRows, unpaid } from './bulk-rows';
import { payableByCard, waitForPayment } from './card/wait-for-payment';
import { decideShipments, shortOf, type DecidedShipment } from './decide-shipments';
import { readBulkOrder } from './read-bulk-orders';
import { reserveWhole } from './reserve-whole';
import { requireSample } from './require-sample';

const ATTEMPTS = 3;

/** A person's key as the order keeps it: keys of two people are two acts, however they are named. */
const actOf = (userId: string, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, key]))
    .digest('hex');

/** Throws 422 with the right total where the one that was approved is not the server's. D15. */
function requireSeenTotal({ total }: BulkOrderBody, costs: BulkCosts): void {
  if (fromWire(total) !== costs.total)
    throw invalid({ total: ['amount_mismatch'] }, { total: toWire(costs.total) });
}

function costsOf(event: BulkEvent, { shipping_method: method }: BulkOrderBody, decided: DecidedShipment[]) {
  const shipments = decided.map(({ lines }) => ({ lines: made(lines, event.currency) }));
  return bulkCosts(shipments, { region: event.region, method }, event.costTerms);
}

/** Throws `out_of_stock` with every line of a variant that has too little. */
async function takeAllStock(
  tx: Transaction,
  tenantId: string,
  body: BulkOrderBody,
  decided: readonly DecidedShipment[],
): Promise<void> {
  const wanted = decided.flatMap(({ lines }) =>
    lines.map(({ variant, quantity }) => ({ variantId: variant.id, quantity })),
  );
  const moves = stockMoves(wanted, []);
  const had = await takeStock(tx, tenantId, moves);
  const short = moves.map(({ variantId }) => variantId).filter((id) => !had.has(id));
  if (short.length > 0) throw shortOf(body.shipments, new Set(short));
}

interface Wanted {
  slug: string;
  body: BulkOrderBody;
  act: string;
}

/** Reserves the whole, then writes the orders; where there is too little, all of them wait. */
async function placeOnCredit(
  tx: Transaction,
  context: TenantContext,
  row: Parameters<typeof insertBulkOrder>[1],
  rows: readonly ReturnType<typeof shipmentRows>[],
): Promise<void> {
  const { tenantId, id } = row;
  const waitsIn = await reserveWhole(tx, { ...row, pastBudget: false });
  const placed = rows.map((one) => begun(context, one, waitsIn));
  await insertOrders(tx, placed);
  if (waitsIn !== null) return;
  const shares = placed.map(({ order }) => ({ orderId: order.id, amount: order.creditMinor ?? 0 }));
  if (row.totalMinor > 0) await shareReservation(tx, { tenantId, bulkOrderId: id }, shares);
  await enqueueAll(tx, placed.flatMap(acceptedJobs));
}

/** Writes the Bulk order: its own row, then stock, then credit, then the orders; the id. */
async function write(
  tx: Transaction,
  context: TenantContext,
  { body, act }: Wanted,
  { event, decided, costs }: { event: BulkEvent; decided: DecidedShipment[]; costs: BulkCosts },
): Promise<string> {
  const { tenantId } = context;
  const [id, at] = [newId('bulkOrder'), now()];
  const row = {
    tenantId,
    id,
    eventId: event.id,
    ref: newOrderRef(),
    act,
    payment: body.payment,
    isSample: body.sample,
    currency: event.currency,
    shippingMethod: body.shipping_method,
    productionMinor: costs.production,
    fulfilmentMinor: costs.fulfilment,
    taxMinor: costs.tax,
    totalMinor: costs.total,
    placedByUserId: context.userId ?? null,
    placedAt: at,
    proofApprovedAt: at,
  };
  if (!(await insertBulkOrder(tx, row))) throw new PlacedBefore();
  await takeAllStock(tx, tenantId, body, decided);
  const whole = { bulkOrderId: id, event, method: body.shipping_method };
  const rows = decided.map((shipment) => shipmentRows(whole, shipment));
  if (body.payment === 'credit') await placeOnCredit(tx, context, row, rows);
  else {
    const until = await waitForPayment(tx, row, { event, decided });
    await insertOrders(
      tx,
      rows.map((one) => unpaid(context, one, until)),
    );
  }
  await audit(tx, context, {
    action: 'bulk.ordered',
    subjectType: 'event',
    subjectId: event.id,
    data: {
      bulk_order: id,
      ref: row.ref,
      orders: rows.length,
      payment: body.payment,
      minor: costs.total,
      currency: event.currency,
    },
  });
  return id;
}

/** The same act has placed its order already; this attempt is rolled back. */
class PlacedBefore extends Error {
  override readonly name = 'PlacedBefore';
}

async function attempt(context: TenantContext, wanted: Wanted): Promise<string> {
  const { slug, body, act } = wanted;
  return withTenant(context, async (tx) => {
    const known = await findByAct(tx, { tenantId: context.tenantId, act });
    if (known !== undefined) return known;
    const facts = await requireBulkFacts(tx, context, slug);
    const { event } = facts;
    requireOrderable(event, context);
    requireSample(body);
    if (!body.proof_approved) throw invalid({ proof_approved: ['required'] });
    const decided = await decideShipments(tx, facts, body.shipments);
    const costs = costsOf(event, body, decided);
    requireSeenTotal(body, costs);
    if (body.payment === 'card') payableByCard(costs.total, event);
    return write(tx, context, wanted, { event, decided, costs });
  });
}

async function attemptAgain(context: TenantContext, wanted: Wanted): Promise<string> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await attempt(context, wanted);
    } catch (error) {
      const again = error instanceof PlacedBefore || isRetryable(error);
      if (left === 0 || !again) throw error instanceof PlacedBefore ? new AppError('conflict') : error;
    }
  }
}

/**
 * Places a Bulk order in one transaction: an order for each address, its costs frozen, stock taken. On the client's credit
 * account the whole is reserved at once; where credit or the event's budget has too little, it waits as a whole and reserves
 * nothing. By card nothing is reserved there, and it waits to be paid. The same `key` again answers the order that it has
 * placed. Throws 404, `event_locked`, `event_not_open`, `payments_unavailable`, `out_of_stock`, and 422 with every wrong
 * field. D4-8, D35-3, D36-6, D36-8, D37-5.
 */
export async function placeBulkOrder(
  context: TenantContext,
  user: SessionUser,
  { slug, body, key }: { slug: string; body: BulkOrderBody; key: string | null },
): Promise<BulkOrder> {
  const act = actOf(user.id, key ?? newId('request'));
  const order = await attemptAgain(context, { slug, body, act });
  const { parts: _parts, ...placed } = await readBulkOrder(context, user, { slug, order });
  return placed;
}
