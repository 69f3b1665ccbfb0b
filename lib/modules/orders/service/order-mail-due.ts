import type { JobPayloads } from '@/lib/db/enqueue';
import { fixableKind } from '@/lib/modules/orders/rules/fixable-issues';
import { ISSUE_MAILS } from '@/lib/modules/orders/rules/mail-kinds';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import type { findOrder } from '@/lib/modules/orders/service/statements/find-lines';

// Apart from what sends mails, which renders them: the API asks this, and its build takes no renderer.

type Job = JobPayloads['send-order-mail'];

/**
 * The unique name of a mail within its order: each edit, decision, refund, issue and parcel has its own, and so has a mail sent
 * again.
 */
export function orderMailName({ kind, editId, decision, refundId, issueId, parcelId, again }: Job): string {
  const about = editId ?? decision ?? refundId ?? issueId ?? parcelId;
  return [kind, about, again && `again_${again}`].filter(Boolean).join('.');
}

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/**
 * Whether a mail of this kind is not sent now: nobody is left to write to once the person was erased (D46), or the state has
 * changed since, which another mail reports. `waits`: a flagged claim that waits for a decision.
 */
export function wouldSendNothing(
  { snapshot, status, kind: orderKind }: Pick<Order, 'snapshot' | 'status' | 'kind'>,
  kind: Job['kind'],
  waits: boolean,
): boolean {
  if (snapshot.customer.email === '') return true;
  // Its shopper has bought in the shop, which writes to them. S4-63.
  if (orderKind === 'shop') return true;
  if (ISSUE_MAILS.some((one) => one === kind)) return fixableKind(status) === null;
  if (kind === 'claim_received') return !waits;
  if (kind === 'claim_confirmation') return waits;
  return kind === 'order_released' && (waits || isWaiting(status));
}

/** Whether a mail that a parcel has left says what is no longer so: the rest has left too, or won't. D32-54. */
export const isOverPart = ({ status }: Pick<Order, 'status'>, parcelId: string | undefined): boolean =>
  parcelId !== undefined && (status === 'shipped' || status === 'cancelled');
