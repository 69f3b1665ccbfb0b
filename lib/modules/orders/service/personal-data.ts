import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { heldRecord, type DataSubject, type PersonalDataPart } from '@/lib/db/personal-data';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { printKey } from '@/lib/files/render/print-key';
import { fileStore } from '@/lib/files/store';
import {
  blankOrder,
  deletePrintFiles,
  findOpenOrders,
  findOpenRefunds,
  findPersonalScenes,
  findPrintFiles,
  readHeldOrders,
  type HeldOrderRow,
} from '@/lib/modules/orders/data/personal-data';

export { findFinishedOrders, findOrdersOf, findUnpaidOrders } from '@/lib/modules/orders/data/personal-data';

function present({ customer, ...order }: HeldOrderRow) {
  return heldRecord({
    kind: 'order',
    id: order.orderRef,
    at: order.at,
    fields: {
      ...customer,
      status: order.status,
      total: order.total,
      tracking: order.tracking,
      personal_texts: order.texts,
      notes: order.notes,
      reasons: order.reasons,
      refund_words: order.refundWords,
    },
  });
}

/** Removes what was drawn for these orders alone: bytes first, since a row without a file would leave it there for good. */
async function erasePrints(context: TenantContext, subject: DataSubject): Promise<void> {
  const { tenantId } = context;
  const { keys, files } = await withTenant(context, async (tx) => {
    const found = (await findPersonalScenes(tx, subject)).map(printKey);
    return { keys: found, files: await findPrintFiles(tx, tenantId, found) };
  });
  for (const { storageKey } of files) await fileStore().remove(storageKey);
  await withTenant(context, (tx) =>
    deletePrintFiles(tx, tenantId, { keys, fileIds: files.map(({ id }) => id) }),
  );
}

/** One order after another, each in a transaction of its own: a broken one holds up no other, and is told at the end. */
async function eraseOrders(context: TenantContext, { orderIds }: DataSubject): Promise<number> {
  const { tenantId } = context;
  let [done, failed] = [0, 0];
  for (const orderId of orderIds) {
    try {
      if (await withTenant(context, (tx) => blankOrder(tx, { tenantId, orderId, at: now() }))) done += 1;
    } catch (error) {
      failed += 1;
      log().error({ tenantId, orderId, fault: traceOf(error) }, 'erasing an order failed');
    }
  }
  if (failed > 0) throw new Error(`${failed} orders could not be erased`);
  return done;
}

/** What orders hold of their recipients: the frozen address, personal prints, notes and reasons in words. D46-2. */
export const ordersPersonalData: PersonalDataPart = {
  name: 'orders',
  columns: [
    'orders.snapshot',
    'orders.tracking',
    'orders.request_hash',
    'order_lines.personalisation',
    'order_lines.scene_front',
    'order_lines.scene_back',
    'order_history.reason',
    'order_history.words',
    'order_notes.message',
    'refund_requests.words',
    // Written by a trigger of the order's row.
    'search_terms.term',
  ],
  find: async (tx, subject) => (await readHeldOrders(tx, subject)).map(present),
  open: async (tx, subject) => [
    ...(await findOpenOrders(tx, subject)),
    ...(await findOpenRefunds(tx, subject)),
  ],
  async erase(context, subject) {
    await erasePrints(context, subject);
    return eraseOrders(context, subject);
  },
};
