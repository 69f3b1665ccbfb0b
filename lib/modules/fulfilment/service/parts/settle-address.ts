import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { noteAddressTry, settleAddress } from '@/lib/modules/fulfilment/data/address-changes';
import { readAtPrinters, type AtPrinter } from '@/lib/modules/fulfilment/data/at-printers';
import type { AddressAnswer } from '@/lib/modules/fulfilment/rules/parts/address-told';
import { nextTry } from '@/lib/modules/fulfilment/rules/submission/schedule';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { addHistory, lockOrder } from '@/lib/modules/orders/service/statements/move';

interface Told {
  order: typeof orders.$inferSelect;
  held: AtPrinter;
}

/** What each answer is called in the log. */
const RESULTS: Readonly<Record<AddressAnswer, string>> = {
  accepted: 'approved',
  too_late: 'late',
  not_offered: 'no',
  unanswered: 'timeout',
};

/**
 * Keeps what a printer said to the corrected address of what it has, in the order's history and in the log, once; nothing where the address
 * was corrected again. `words`: its own, for the history alone. The caller holds the order. S5-71.
 */
export async function keepAddressAnswer(
  tx: Transaction,
  context: TenantContext,
  { order, held }: Told,
  { kind: said, words }: { kind: AddressAnswer; words?: string },
): Promise<void> {
  const { tenantId, id: orderId, status } = order;
  const key = { tenantId, id: held.id, sequence: held.addressSequence };
  if (!(await settleAddress(tx, key, said))) return;
  if (isOrderStatus(status)) {
    const actor = said === 'unanswered' ? 'system' : 'fulfiller';
    const row = { tenantId, orderId, from: status, to: status, actor, userId: null } as const;
    await addHistory(tx, { ...row, moved: false, reason: `address_${said}`, words });
  }
  const result = RESULTS[said];
  const data = { fulfiller: held.fulfillerId, ...(held.lineIds && { part: held.part }), result };
  await audit(tx, context, {
    action: 'order.address_told',
    subjectType: 'order',
    subjectId: orderId,
    data,
  });
  await announce(tx, 'order.changed', { tenantId, orderId });
}

/**
 * Tells the printer again later, not before `rest`, with the pauses of a submission; after the last try it counts as unanswered. S5-72.
 */
export async function putOffAddress(
  context: TenantContext,
  { sequence, ...job }: JobPayloads['tell-address'] & { sequence: number },
  rest: Date | null,
): Promise<void> {
  const { tenantId, orderId, submissionId } = job;
  const at = now();
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    const held = order && (await readAtPrinters(tx, order)).find(({ id }) => id === submissionId);
    if (!order || held?.addressSequence !== sequence) return;
    const tries = held.addressTries + 1;
    const unansweredSince = held.addressAskedAt ?? at;
    const runAt = nextTry({ tries, fault: 'answer', unansweredSince, rest, at });
    if (!runAt) return keepAddressAnswer(tx, context, { order, held }, { kind: 'unanswered' });
    if (await noteAddressTry(tx, { tenantId, id: submissionId, sequence }, tries))
      await enqueue(tx, 'tell-address', job, { runAt, jobKey: `address:${submissionId}` });
  });
}
