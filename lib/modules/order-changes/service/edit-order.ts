import { AppError } from '@/lib/kernel/app-error';
import { wasPaid } from '@/lib/modules/orders/rules/statuses';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { announce } from '@/lib/domain-events/announce';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { addTaxSale, withdrawTaxSales } from '@/lib/modules/payments/service/statements/tax-sales';
import { readEditFacts, type EditFacts } from '@/lib/modules/order-changes/data/read-edit-facts';
import { writeEdit } from '@/lib/modules/order-changes/data/write-edit';
import { addHistory, movable } from '@/lib/modules/orders/service/statements/move';
import type { OrderChange } from '@/lib/db/schema/order-edits';
import type { OrderCustomer } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { AskedTax } from '@/lib/modules/payments/service/ask-tax';
import { changeOrder, type Change, type Editor, type HeldOrder } from './change-order';
import { lookUpTax } from './look-up-tax';
import {
  refigure,
  TaxWanted,
  type EditedLine,
  type Refigured,
} from '@/lib/modules/payments/service/refigure';

/** How often the tax is requested and the order read again. An order that still changes then is a conflict. */
const ROUNDS = 4;

/** The data that an edit is decided on. */
export interface EditGround {
  order: HeldOrder;
  facts: EditFacts;
  lines: readonly EditedLine[];
}

/** The result of an edit, before its figures. */
export interface EditResult {
  change: OrderChange;
  customer: OrderCustomer;
  /** The changed line in its new state; null when no line changes. */
  line: EditedLine | null;
  /** The field that the error for a higher price is shown at. */
  field: string;
}

export interface RequestedEdit {
  /**
   * Decides what to write; null when the order already is as requested. Throws 422 with every wrong field. Writes
   * nothing.
   */
  decide(ground: EditGround): Promise<EditResult | null>;
  /** Takes what the change needs: stock or household keys. Throws when it is not available. */
  take(tx: Transaction, context: TenantContext, ground: EditGround, mended: EditResult): Promise<void>;
}

async function groundOf(tx: Transaction, order: HeldOrder): Promise<EditGround> {
  const { tenantId, id } = order;
  const facts = await readEditFacts(tx, tenantId, id);
  if (!facts) throw new RangeError('an order without its event');
  return { order, facts, lines: await findLines(tx, tenantId, id) };
}

function figuresAfter(
  { order, facts, lines }: EditGround,
  mended: EditResult,
  tax: AskedTax | null,
): Refigured {
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

/** Always later than the version the shopper sent, whatever the clock says. */
const nextVersion = ({ updatedAt }: HeldOrder): Date =>
  new Date(Math.max(now().getTime(), updatedAt.getTime() + 1));

/** Records a changed tax for the tax reports: the earlier sale is reversed and a new one takes its place. */
async function retax(tx: Transaction, { order }: EditGround, { set }: Refigured): Promise<void> {
  const { taxCalculationId: after } = set;
  if (after === undefined || after === order.taxCalculationId || !wasPaid(order.paymentStatus)) return;
  const { tenantId, id: orderId } = order;
  const had = await withdrawTaxSales(tx, { tenantId, orderId });
  if (after !== null) await addTaxSale(tx, { tenantId, orderId }, after);
  if (!had && after === null) return;
  await enqueue(tx, 'record-tax', { tenantId, orderId }, { jobKey: `tax:${orderId}` });
}

/** What the shopper is told: that it is as they asked, or that it was corrected for them. */
const MAILS = {
  'order.edited': 'order_edited',
  'order.address_fixed': 'order_address_fixed',
  'order.line_fixed': 'order_line_fixed',
  'order.artwork_fixed': 'order_artwork_fixed',
} as const;

/** The line's garment before and after, for the log. */
const garmentsOf = ({ lines }: EditGround, { line }: EditResult) => {
  const before = lines.find(({ id }) => id === line?.id);
  if (!line || !before || before.variantId === line.variantId) return {};
  return { before: { sku: before.sku }, after: { sku: line.sku } };
};

/** Which of the shopper's own values are others now, never what they say. D44. */
const ownOf = (change: OrderChange) =>
  change.kind === 'line'
    ? { ...(change.text && { text: 'changed' }), ...(change.picture && { picture: 'changed' }) }
    : {};

/** Writes the edit with its history, audit row and jobs, all in one transaction. */
async function record(
  tx: Transaction,
  { context, userId, action }: Editor,
  ground: EditGround,
  mended: EditResult,
  figures: Refigured,
): Promise<void> {
  const { order } = ground;
  const { tenantId, id: orderId } = order;
  const { change, customer, line } = mended;
  const editId = newId('orderEdit');
  const { id: lineId, ...lineSet } = line ?? { id: '' };
  const { refund } = figures;
  // It may wait for room meanwhile.
  const status = movable(order).status ?? 'new';
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
    from: status,
    to: status,
    moved: false,
    reason: 'edited',
    actor: context.actor,
    userId,
  });
  await audit(tx, context, {
    action,
    subjectType: 'order',
    subjectId: orderId,
    data: {
      edit: editId,
      what: change.kind,
      ...(line ? { line: lineId } : {}),
      ...garmentsOf(ground, mended),
      ...ownOf(change),
      refund,
      currency: order.currency,
    },
  });
  const job = { tenantId, orderId };
  if (refund > 0) await enqueue(tx, 'refund-order', { ...job, editId }, { jobKey: `refund:${editId}` });
  await retax(tx, ground, figures);
  await enqueue(tx, 'send-order-mail', { ...job, kind: MAILS[action], editId });
  await announce(tx, 'order.changed', job);
}

function changeFor(editor: Editor, requested: RequestedEdit, tax: AskedTax | null): Change {
  return {
    async isDone(tx, order) {
      // Errors in the request itself are thrown by `write`, after the error for an order that can no longer be changed.
      const decided = await requested.decide(await groundOf(tx, order)).catch((error: unknown) => {
        if (error instanceof AppError) return undefined;
        throw error;
      });
      return decided === null;
    },
    async write(tx, context, order) {
      const ground = await groundOf(tx, order);
      const mended = await requested.decide(ground);
      if (mended === null) return;
      const figures = figuresAfter(ground, mended, tax);
      await requested.take(tx, context, ground, mended);
      await record(tx, editor, ground, mended, figures);
    },
  };
}

/**
 * Edits an order (D18, D18-3 to D18-6; D3-24): change, figures, refund of a lower price, mail and announcement are one
 * transaction, with the order locked. The sales tax is requested outside it, and again when the order has changed meanwhile
 * (D16-8). The same edit again does nothing. Throws as `changeOrder` does, the errors of the edit itself, 422 `raises_price`,
 * `rate_limited` after too many tax requests, and the provider's errors.
 */
export async function editOrder(editor: Editor, version: string, requested: RequestedEdit): Promise<void> {
  let tax: AskedTax | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    try {
      return await changeOrder(editor, version, changeFor(editor, requested, tax));
    } catch (error) {
      if (!(error instanceof TaxWanted)) throw error;
      tax = await lookUpTax(editor, error.request);
    }
  }
  throw new AppError('conflict');
}
