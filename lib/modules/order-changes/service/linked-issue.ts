import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { fixLinkState, type FixLinkState } from '@/lib/modules/orders/rules/fixable-issues';
import { readFixToken } from '@/lib/modules/orders/service/fix-link';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { findIssue } from '@/lib/modules/orders/service/statements/issues';

/** A link's issue, what has become of it, and who acts by it. */
export interface HeldIssue {
  context: TenantContext;
  issue: NonNullable<Awaited<ReturnType<typeof findIssue>>>;
  order: NonNullable<Awaited<ReturnType<typeof findOrder>>>;
  state: FixLinkState;
}

async function findHeld(tx: Transaction, tenantId: string, issueId: string) {
  const issue = await findIssue(tx, { tenantId, id: issueId });
  const order = issue && (await findOrder(tx, tenantId, issue.orderId));
  if (!issue || !order) throw notFound();
  const erased = order.snapshot.customer.email === '';
  const orderEnded = erased || order.status === 'cancelled' || order.status === 'shipped';
  const disputed = order.holdReason === 'disputed';
  return { issue, order, state: fixLinkState({ ...issue, orderEnded, disputed }, now()) };
}

/** What has become of an issue's link, within a transaction that has locked its order. D32-31. */
export async function isLinkOpen(tx: Transaction, tenantId: string, issueId: string): Promise<boolean> {
  return (await findHeld(tx, tenantId, issueId)).state === 'open';
}

/** The issue of a link. D32-31. Throws the same 404 for an invalid token as for an issue that is gone. */
export async function linkedIssue(token: string, requestId: string): Promise<HeldIssue> {
  const named = readFixToken(token);
  if (!named) throw notFound();
  const { tenantId, issueId } = named;
  const context: TenantContext = { tenantId, actor: 'shopper', requestId };
  return { context, ...(await withTenant(context, (tx) => findHeld(tx, tenantId, issueId))) };
}
