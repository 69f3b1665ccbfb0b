import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { mayRefund } from '@/lib/modules/orders/rules/refund-requests';
import { namesFor } from '@/lib/modules/orders/service/names-for';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { refundGround, type RefundGround } from '@/lib/modules/payments/service/refund/refund-ground';
import type { OrderCase, OrderCases } from '@/lib/modules/returns/contract/order-case';
import { mayAskReplacement } from '@/lib/modules/orders/rules/replaceable';
import { readReplacements, type ReplacementRow } from '@/lib/modules/orders/service/statements/replacements';
import { findCases, findSlug, type CaseRow } from '@/lib/modules/returns/data/order-cases';
import { isOpenCase } from '@/lib/modules/returns/rules/cases';
import { can } from '@/lib/permissions/permissions';
import { piecesDue } from './amount-due';
import { photoUrl } from './photos';
import { photoUpload } from './replacement/photo-upload';

/** What is due for a withdrawal, less what has gone back by another refund since it was made. */
function stillDue({ lines, withDelivery }: CaseRow, due: number, ground: RefundGround): number {
  const pieces = piecesDue(ground, lines);
  const count = (list: CaseRow['lines']) => list.reduce((sum, { quantity }) => sum + quantity, 0);
  const isWhole = count(pieces.lines) === count(lines) && !(withDelivery && ground.shippingGiven);
  if (isWhole) return due;
  return Math.min(due, pieces.worth + (withDelivery && !ground.shippingGiven ? ground.shipping : 0));
}

/** What an open case would give back: what is due for a withdrawal, else what its items cost; as far as money is left. D53-5. */
export function worthOf(row: CaseRow, ground: RefundGround): number {
  const due = row.amountMinor;
  const worth = due === null ? piecesDue(ground, row.lines).worth : stillDue(row, due, ground);
  return Math.min(worth, ground.left);
}

type Powers = Pick<
  OrderCase,
  'can_refund' | 'can_refuse' | 'can_request_replacement' | 'can_replace' | 'can_mark'
>;

function powersOf(row: CaseRow, user: SessionUser, refundable: boolean): Powers {
  const open = isOpenCase(row.state);
  const complaint = row.kind !== 'withdrawal';
  return {
    can_refund: open && refundable && can(user, 'orders.refund'),
    can_refuse: open && complaint && can(user, 'orders.refund'),
    can_request_replacement: row.state === 'open' && complaint && can(user, 'orders.request_replacement'),
    can_replace: open && complaint && can(user, 'orders.replace'),
    can_mark: open && !complaint && can(user, 'orders.write'),
  };
}

const instant = (at: Date | null): string | null => at && at.toISOString();

function present(row: CaseRow, ground: RefundGround, user: SessionUser, mayGoBack: boolean): OrderCase {
  const worth = isOpenCase(row.state) && mayGoBack ? worthOf(row, ground) : null;
  const lines = row.lines.flatMap(({ line, quantity }) => {
    const known = ground.lines.find(({ row: { id } }) => id === line)?.row;
    return known ? [{ line, name: known.name, colour: known.colourName, size: known.size, quantity }] : [];
  });
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    lines,
    name: row.name,
    email: row.email,
    words: row.words,
    opened_by: row.openedBy,
    replacement: null,
    photos: row.photos.map((photo) => photoUrl(row.tenantId, photo)),
    with_delivery: row.withDelivery,
    opened_at: row.openedAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    overdue: isOpenCase(row.state) && row.dueAt < now(),
    closed_at: instant(row.closedAt),
    decided_by: null,
    refusal: row.refusal,
    goods_at: instant(row.goodsAt),
    proof_at: instant(row.proofAt),
    refundable: worth === null ? null : toWire(worth),
    left: worth === null ? null : toWire(ground.left),
    amount: row.amountMinor === null ? null : toWire(row.amountMinor),
    ...powersOf(row, user, worth !== null && ground.left > 0),
    version: row.version,
  };
}

function presentReplacement(
  { replacementOrderId }: CaseRow,
  replacements: readonly ReplacementRow[],
): OrderCase['replacement'] {
  const made = replacements.find(({ id }) => id === replacementOrderId);
  return made ? { id: made.id, order_ref: made.orderRef } : null;
}

/** The withdrawals and complaints of an order, the newest first, with what this person may do (D53-8). Throws 404. */
export async function casesOfOrder(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
): Promise<OrderCases> {
  const { tenantId } = context;
  const { order, rows, upload, replacements, ground } = await withTenant(context, async (tx) => {
    const order = await findOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    const rows = await findCases(tx, { tenantId, orderId });
    const asks = can(user, 'orders.request_replacement') && mayAskReplacement(order);
    const slug = asks ? await findSlug(tx, { tenantId, orderId }) : undefined;
    const upload = slug === undefined ? null : photoUpload({ tenantId, orderId, slug });
    const replacements = rows.length === 0 ? [] : await readReplacements(tx, { tenantId, orderId });
    // Most orders have none, and then nothing is worked out of their money.
    const ground = rows.length === 0 ? null : await refundGround(tx, order);
    return { order, rows, upload, replacements, ground };
  });
  if (!ground) return { currency: order.currency, cases: [], upload };
  const deciders = rows.flatMap(({ decidedBy }) => (decidedBy === null ? [] : [decidedBy]));
  const names = await namesFor(deciders, tenantId, user);
  return {
    currency: order.currency,
    cases: rows.toReversed().map((row) => ({
      ...present(row, ground, user, mayRefund(order)),
      decided_by: (row.decidedBy && names.get(row.decidedBy)) ?? null,
      replacement: presentReplacement(row, replacements),
    })),
    upload,
  };
}
