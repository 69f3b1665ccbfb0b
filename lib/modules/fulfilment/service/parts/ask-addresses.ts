import { now } from '@/lib/kernel/clock';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { askAddress, forgetAddress } from '@/lib/modules/fulfilment/data/address-changes';
import { readParts } from '@/lib/modules/fulfilment/data/order-parts';
import { isToBeTold } from '@/lib/modules/fulfilment/rules/parts/address-told';

/**
 * An order's address was corrected: the printers that have a part of it are told, each by a job, in the caller's transaction, which holds
 * the order. Call it before what is parked is sent again. S5-71.
 */
export async function askAddresses(tx: Transaction, context: TenantContext, orderId: string): Promise<void> {
  const { tenantId } = context;
  for (const part of await readParts(tx, { tenantId, orderId })) {
    const { id: submissionId } = part;
    if (isToBeTold(part)) {
      await askAddress(tx, part, now());
      const job = { tenantId, orderId, submissionId };
      await enqueue(tx, 'tell-address', job, { jobKey: `address:${submissionId}` });
    } else if (part.addressState !== null) await forgetAddress(tx, part);
  }
}
