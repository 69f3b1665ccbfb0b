import { enqueue } from '@/lib/db/enqueue';
import { takeTurns, type DueWork } from '@/lib/db/take-turns';
import { now } from '@/lib/kernel/clock';
import { noteReminded, putOffReminder, takeDueCase } from '@/lib/modules/returns/data/due-cases';

const REMIND: DueWork<{ id: string; orderId: string }> = {
  failure: 'reminding a client of a withdrawal or complaint failed',
  take: takeDueCase,
  async run(tx, { tenantId }, { id: caseId, orderId }) {
    await noteReminded(tx, { tenantId, id: caseId, at: now() });
    await enqueue(tx, 'send-case-notice', { tenantId, orderId, caseId, kind: 'due_soon' });
  },
  putOff: putOffReminder,
};

/**
 * Reminds clients, once, of withdrawals and complaints whose deadline is near. Tenants take turns. Safe to repeat and to run in
 * several workers. D53-5, D53-8.
 */
export function remindOfCases(signal?: AbortSignal): Promise<{ done: number; failed: number }> {
  return takeTurns(REMIND, signal);
}
