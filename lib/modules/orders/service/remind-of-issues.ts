import { enqueue } from '@/lib/db/enqueue';
import { takeTurns, type DueWork } from '@/lib/db/take-turns';
import type { Transaction } from '@/lib/db/transaction';
import { now } from '@/lib/kernel/clock';
import {
  noteIssueTold,
  putOffIssue,
  takeDueIssue,
  type DueIssue,
} from '@/lib/modules/orders/data/due-issues';
import { ISSUE_REMINDERS } from '@/lib/modules/orders/rules/fixable-issues';

async function tell(tx: Transaction, tenantId: string, { id: issueId, orderId, day, linkUntil }: DueIssue) {
  const reader = ISSUE_REMINDERS.find((one) => one.day === day);
  if (!reader) throw new RangeError(`nobody is told of an issue on day ${day}`);
  if (reader.to !== 'shopper') {
    await enqueue(tx, 'send-issue-notice', { tenantId, orderId, issueId, to: reader.to });
    return;
  }
  // Nobody is sent a link that no longer works, as after a worker that stood still for long.
  if (new Date(linkUntil) <= now()) return;
  await enqueue(tx, 'send-order-mail', { tenantId, orderId, kind: 'order_issue_reminder', issueId });
}

const REMIND: DueWork<DueIssue> = {
  failure: 'reminding of an order that waits for its address or artwork failed',
  take: takeDueIssue,
  async run(tx, { tenantId }, due) {
    await noteIssueTold(tx, { tenantId, id: due.id, day: due.day });
    await tell(tx, tenantId, due);
  },
  putOff: putOffIssue,
};

/**
 * Reminds of orders that an address or artwork stops: the shopper, then the client, then staff, each once. Tenants take turns. Safe
 * to repeat and to run in several workers. D32-33.
 */
export function remindOfIssues(signal?: AbortSignal): Promise<{ done: number; failed: number }> {
  return takeTurns(REMIND, signal);
}
