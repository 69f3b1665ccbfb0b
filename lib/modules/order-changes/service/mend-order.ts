import { AppError } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { addTaxSale, withdrawTaxSales } from '@/lib/modules/payments/service/statements/tax-sales';
import { readEditFacts, type EditFacts } from '@/lib/modules/order-changes/data/read-edit-facts';
import { writeEdit } from '@/lib/modules/order-changes/data/write-edit';
import { addHistory } from '@/lib/modules/orders/service/statements/move';
import type { OrderChange, OrderCustomer } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { AskedTax } from '@/lib/modules/payments/service/ask-tax';
import { changeOrder, type Change, type HeldOrder } from './change-order';
import { lookUpTax } from './look-up-tax';
import {
  refigure,
  TaxWanted,
  type EditedLine,
  type Refigured,
} from '@/lib/modules/payments/service/refigure';

/** Rounds of "ask for the tax, look again"; an order that still changes then is a conflict. */
const ROUNDS = 4;

/** What an edit decides upon. */
export interface EditGround {
  order: HeldOrder;
  facts: EditFacts;
  lines: readonly EditedLine[];
}

/** What an edit comes to, before the figures. */
export interface Mended {
  change: OrderChange;
  customer: OrderCustomer;
  /** The changed line as it will be; null when none is. */
  line: EditedLine | null;
  /** The field that a price above the one paid is said of. */
  field: string;
}

export interface Wish {
  /** What is to be written; null when the order is as wished already. Throws the 422 of every wrong field. Writes nothing. */
  decide(ground: EditGround): Promise<Mended | null>;
  /** Takes what the change needs, stock or household keys. Throws when it cannot be had. */
  take(tx: Transaction, context: TenantContext, ground: EditGround, mended: Mended): Promise<void>;
}

async function groundOf(tx: Transaction, order: HeldOrder): Promise<EditGround> {
  const { tenantId, id } = order;
  const facts = await readEditFacts(tx, tenantId, id);
  if (!facts) throw new RangeError('an order without its event');
  return { order, facts, lines: await findLines(tx, tenantId, id) };
}

function figuresAfter({ order, facts, lines }: EditGround, mended: Mended, tax: AskedTax | null): Refigured {
  const { line, customer, field } = mended;
  const before = lines.find(({ id }) => id === line?.id);
  const cheaper = line && before && line.unitNetMinor < before.unitNetMinor ? line.id : null;
  return refigure(
    {
      order,
      customer,
      field,
      merchant: facts.merchant,
      lines: lines.map((one) => (line && one.id === line.id ? line : one)),
      cheaper,
    },
    tax,
  );
}

/** Always later than the version that the shopper named, whatever the clock says. */
const nextVersion = ({ updatedAt }: HeldOrder): Date =>
  new Date(Math.max(now().getTime(), updatedAt.getTime() + 1));

/** What the tax reports are to hear of an edit that was taxed anew: the former sale goes, this one stands in its place. */
async function retax(tx: Transaction, { order }: EditGround, { set }: Refigured): Promise<void> {
  const { taxCalculationId: after } = set;
  if (after === undefined || after === order.taxCalculationId || order.paymentStatus !== 'paid') return;
  const { tenantId, id: orderId } = order;
  const had = await withdrawTaxSales(tx, { tenantId, orderId });
  if (after !== null) await addTaxSale(tx, { tenantId, orderId }, after);
  if (!had && after === null) return;
  await enqueue(tx, 'record-tax', { tenantId, orderId }, { jobKey: `tax:${orderId}` });
}

/** The edit with its history, audit row and jobs: all of it or none. */
async function record(
  tx: Transaction,
  context: TenantContext,
  ground: EditGround,
  mended: Mended,
  figures: Refigured,
): Promise<void> {
  const { order } = ground;
  const { tenantId, id: orderId } = order;
  const { change, customer, line } = mended;
  const editId = newId('orderEdit');
  const { id: lineId, ...lineSet } = line ?? { id: '' };
  const { refund } = figures;
  await writeEdit(
    tx,
    { tenantId, orderId },
    {
      order: {
        ...figures.set,
        snapshot: { ...order.snapshot, ...figures.snapshot, customer },
        updatedAt: nextVersion(order),
      },
      line: line && { id: lineId, set: { ...lineSet, ...figures.line } },
      edit: { tenantId, id: editId, orderId, changes: change, refundMinor: refund, createdAt: now() },
    },
  );
  await addHistory(tx, {
    tenantId,
    orderId,
    from: 'new',
    to: 'new',
    moved: false,
    reason: 'edited',
    actor: 'shopper',
    userId: null,
  });
  await audit(tx, context, {
    action: 'order.edited',
    subjectType: 'order',
    subjectId: orderId,
    data: {
      edit: editId,
      what: change.kind,
      ...(line ? { line: lineId } : {}),
      refund,
      currency: order.currency,
    },
  });
  const job = { tenantId, orderId };
  if (refund > 0) await enqueue(tx, 'refund-order', { ...job, editId }, { jobKey: `refund:${editId}` });
  await retax(tx, ground, figures);
  await enqueue(tx, 'send-order-mail', { ...job, kind: 'order_edited', editId });
  await enqueue(tx, 'announce-order', job, { jobKey: `announce:${orderId}` });
}

function changeFor(wish: Wish, tax: AskedTax | null): Change {
  return {
    async isDone(tx, order) {
      // A wish that is wrong in itself is refused by `write`, after an order that can be changed no more.
      const decided = await wish.decide(await groundOf(tx, order)).catch((error: unknown) => {
        if (error instanceof AppError) return undefined;
        throw error;
      });
      return decided === null;
    },
    async write(tx, context, order) {
      const ground = await groundOf(tx, order);
      const mended = await wish.decide(ground);
      if (mended === null) return;
      const figures = figuresAfter(ground, mended, tax);
      await wish.take(tx, context, ground, mended);
      await record(tx, context, ground, mended, figures);
    },
  };
}

/**
 * Mends an order for the holder of its link, within its edit window (DECISIONS 18, D18-3 to D18-6): what changes, the
 * figures it comes to, the refund of a lower price, the mail and the news are one transaction, under the order's lock.
 * The sales tax is asked for outside of it, and asked for again when the order turns out otherwise meanwhile (DECISIONS
 * 16). The same edit again answers the order as it stands. Throws as `changeOrder`, what the wish throws, the 422
 * `raises_price`, `rate_limited` after too many look-ups of the tax, and the provider's failures.
 */
export async function mendOrder(
  token: string,
  requestId: string,
  version: string,
  wish: Wish,
): Promise<OrderPage> {
  let tax: AskedTax | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    try {
      return await changeOrder(token, requestId, version, changeFor(wish, tax));
    } catch (error) {
      if (!(error instanceof TaxWanted)) throw error;
      tax = await lookUpTax(token, requestId, error.request);
    }
  }
  throw new AppError('conflict');
}
