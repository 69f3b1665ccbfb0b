import { createHash } from 'node:crypto';
import { audit } from '@/lib/audit/append-audit';
import { enqueueAll } from '@/lib/db/enqueue';
import type { orders, OrderCustomer } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { withTenantAgain } from '@/lib/db/with-tenant-again';
import { announce, eventJobs } from '@/lib/domain-events/announce';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { cleanText } from '@/lib/kernel/clean-line';
import { fromWire, toWire } from '@/lib/kernel/money';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { checkAddress } from '@/lib/modules/checkout/rules/check-address';
import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';
import { stockMoves } from '@/lib/modules/orders/rules/stock';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { reserveOrWait } from '@/lib/modules/orders/service/reserve-or-wait';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { keepPlace } from '@/lib/modules/orders/service/statements/replacements';
import { takeStock } from '@/lib/modules/orders/service/statements/reservation';
import type { Replacement, ReplaceForm } from '@/lib/modules/returns/contract/replacements';
import { findByForm, insertReplacement } from '@/lib/modules/returns/data/write-replacement';
import { replacementCosts } from '@/lib/modules/returns/rules/replacement-costs';
import { isClientClosed } from '@/lib/modules/events/service/statements/client-closed';
import { photosOf } from '@/lib/modules/returns/service/photos';
import { chosenLines } from './chosen-lines';
import { endWithReplacement, heldComplaint } from './end-with-replacement';
import { replacementGround, type ReplacementGround } from './replacement-ground';
import { replacementRows, type DecidedReplacement } from './replacement-rows';
import { whyNoReplacement } from './why-not-replaced';

type Order = typeof orders.$inferSelect;

interface Wanted {
  orderId: string;
  userId: string;
  form: ReplaceForm;
}

/** The same form of the same person is the same replacement. */
const hashOf = ({ orderId, userId, form }: Wanted): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([userId, orderId, form.key]))
    .digest();

const FIELDS = [
  ...(['name', 'phone', 'address_first_line', 'address_second_line', 'address_city'] as const),
  ...(['address_county', 'address_postcode', 'address_country', 'address_state'] as const),
];

/** The parent's address as it is, or a corrected one by the rules of its event. Throws 422 with every wrong field. */
function customerOf({ snapshot }: Order, form: ReplaceForm, ground: ReplacementGround): OrderCustomer {
  const before = snapshot.customer;
  if (FIELDS.every((field) => before[field] === form[field])) return before;
  const checked = checkAddress({ ...form, email: before.email }, ground.facts.event);
  if (!checked.ok) throw invalid(checked.error);
  return checked.value;
}

async function decide(tx: Transaction, parent: Order, wanted: Wanted): Promise<DecidedReplacement> {
  const { form } = wanted;
  const ground = await replacementGround(tx, parent);
  const chosen = chosenLines(ground, form.lines);
  const customer = customerOf(parent, form, ground);
  const lines = chosen.map(({ made, quantity }) => ({ ...made, quantity }));
  const how = { region: parent.region, method: parent.shippingMethod };
  const costs = replacementCosts(lines, how, ground.facts.event.costTerms);
  if (fromWire(form.cost) !== costs.credit)
    throw invalid({ cost: ['amount_mismatch'] }, { cost: toWire(costs.credit) });
  return { parent, chosen, customer, costs, borneBy: form.borne_by, formHash: hashOf(wanted) };
}

/** Throws `out_of_stock` with every line of a variant that has too little. */
async function takeAll(tx: Transaction, { parent, chosen }: DecidedReplacement): Promise<void> {
  const wanted = chosen.map(({ row, quantity }) => ({ variantId: row.variantId, quantity }));
  const moves = stockMoves(wanted, []);
  const had = await takeStock(tx, parent.tenantId, moves);
  if (moves.every(({ variantId }) => had.has(variantId))) return;
  throw new AppError('out_of_stock', { fields: { lines: ['out_of_stock'] } });
}

/** Where the table allows it, the parent waits for its replacement; elsewhere it stays where it is. D32-6. */
async function letWait(tx: Transaction, context: TenantContext, parent: Order): Promise<void> {
  if (parent.status === 'awaiting_reprint')
    return keepPlace(tx, { tenantId: parent.tenantId, orderId: parent.id });
  if (!MADE_STATUSES.some((status) => status === parent.status)) return;
  const move = { to: 'awaiting_reprint', actor: 'staff', reason: 'replaced', replaced: true } as const;
  const moved = await moveOrder(tx, context, movable(parent), move);
  if (!moved.ok) throw new AppError('conflict');
}

async function write(
  tx: Transaction,
  context: TenantContext,
  decided: DecidedReplacement,
  { form, userId }: Wanted,
): Promise<string> {
  const { parent, chosen, costs } = decided;
  const { tenantId, id: parentId } = parent;
  const complaint = await heldComplaint(tx, parent, form.complaint);
  const photos = await photosOf(tx, { tenantId, eventId: parent.eventId }, form.photos);
  if (photos === null) throw invalid({ photos: ['invalid'] });
  await takeAll(tx, decided);
  const made = replacementRows(context, decided);
  const { id, orderRef, currency, eventId, creditMinor } = made.order;
  await insertReplacement(tx, made);
  const lines = chosen.map(({ row, quantity }) => ({ line: row.id, quantity }));
  const words = cleanText(form.words);
  const ended = { order: parent, by: { id }, complaint, form, words, photos, lines, userId };
  const caseId = await endWithReplacement(tx, ended);
  const subject = { subjectType: 'order' } as const;
  await audit(tx, context, { action: 'order.added', ...subject, subjectId: id, data: { ref: orderRef } });
  await audit(tx, context, {
    action: 'order.replaced',
    ...subject,
    subjectId: parentId,
    data: {
      case: caseId,
      kind: form.reason,
      replacement: id,
      ref: orderRef,
      borne_by: form.borne_by,
      amount: costs.credit,
      currency,
    },
  });
  await letWait(tx, context, parent);
  // After its stock, as wherever an order is placed: two transactions that lock these in another order could block each other.
  const waits = await reserveOrWait(tx, context, { tenantId, id, currency, eventId, creditMinor });
  if (!waits)
    await enqueueAll(
      tx,
      eventJobs('order.accepted', { tenantId, orderId: id, kind: 'replacement', editUntil: null }),
    );
  await announce(tx, 'order.changed', { tenantId, orderId: parentId });
  return id;
}

async function attempt(tx: Transaction, context: TenantContext, wanted: Wanted): Promise<Replacement> {
  const { tenantId } = context;
  const parent = await lockOrder(tx, tenantId, wanted.orderId);
  if (!parent) throw notFound();
  if (await isClientClosed(tx, tenantId)) throw new AppError('client_closed');
  const known = await findByForm(tx, { tenantId, parentId: parent.id, formHash: hashOf(wanted) });
  if (!known && (await whyNoReplacement(tx, parent)) !== null) throw new AppError('conflict');
  const id = known?.id ?? (await write(tx, context, await decide(tx, parent, wanted), wanted));
  const made = await findOrder(tx, tenantId, id);
  const after = await findOrder(tx, tenantId, parent.id);
  if (!made || !after) throw notFound();
  return {
    id,
    order_ref: made.orderRef,
    status: made.status ?? '',
    parent_status: after.status ?? '',
  };
}

/**
 * Makes an order that prints items of another one again, free for its buyer: its cost is frozen, and reserved on the client's credit
 * account where the client bears it. It ends the complaint that asked for it, and the order waits for it. The same form again is the
 * same replacement. S2.2-4, S2.2-113 to S2.2-117, D32-6, D37-4, D53-8. Throws 404 for another tenant's order, `conflict` for one that
 * is unpaid, cancelled, refunded or erased, or replaces one that is, and for a complaint that was answered, `out_of_stock`, and 422 for more items than are
 * left, a cost that isn't right any more, and a wrong address; `client_closed` for a client that staff have closed.
 */
export async function replaceOrder(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  form: ReplaceForm,
): Promise<Replacement> {
  const wanted = { orderId, userId: user.id, form };
  return withTenantAgain(context, (tx) => attempt(tx, context, wanted));
}
