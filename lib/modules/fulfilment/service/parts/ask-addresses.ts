import { postalLines } from '@/lib/address/postal-lines';
import { now } from '@/lib/kernel/clock';
import { enqueue } from '@/lib/db/enqueue';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { askAddress, forgetAddress } from '@/lib/modules/fulfilment/data/address-changes';
import { readAtPrinters, type AtPrinter } from '@/lib/modules/fulfilment/data/at-printers';
import { isToBeTold, keepsFormer } from '@/lib/modules/fulfilment/rules/parts/address-told';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';

type Order = Pick<typeof orders.$inferSelect, 'tenantId' | 'id' | 'snapshot'>;

/** The lines of the address that a printer has: of one that hasn't agreed to a correction before, those from before it. */
function formerOf({ addressState, addressFormer }: AtPrinter, { snapshot: { customer } }: Order): string[] {
  if (keepsFormer(addressState) && addressFormer) return addressFormer;
  return [customer.name, ...postalLines(customer)].filter(Boolean);
}

/**
 * An order's address was corrected: the printers that have it, or a part of it, are told, each by a job, in the caller's transaction,
 * which holds the order. `before`: the order as it was. Call it before what is parked is sent again. S5-71, S5-75.
 */
export async function askAddresses(tx: Transaction, before: Order): Promise<void> {
  const { tenantId, id: orderId } = before;
  const order = await lockOrder(tx, tenantId, orderId);
  if (!order) return;
  for (const held of await readAtPrinters(tx, order)) {
    const { id: submissionId } = held;
    if (isToBeTold(held)) {
      await askAddress(tx, held, { at: now(), former: formerOf(held, before) });
      const job = { tenantId, orderId, submissionId };
      await enqueue(tx, 'tell-address', job, { jobKey: `address:${submissionId}` });
    } else if (held.addressState !== null) await forgetAddress(tx, held);
  }
}
