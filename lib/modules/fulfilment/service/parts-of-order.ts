import type { Transaction } from '@/lib/db/transaction';
import { parcelsOf } from '@/lib/modules/fulfilment/data/parcels';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { askedPieces } from '@/lib/modules/orders/rules/parcels';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';

/** The submission that an order is made by, with its parcels, and what it was asked for; undefined for an order that was sent nowhere. D32-52. */
export async function partsOfOrder(tx: Transaction, tenantId: string, orderId: string) {
  const submission = await latestSubmission(tx, tenantId, orderId);
  if (!submission) return undefined;
  return {
    submission,
    asked: askedPieces(await findLines(tx, tenantId, orderId)),
    parcels: await parcelsOf(tx, submission),
    rest: submission.toldStatus ?? ('submitted_to_fulfiller' as const),
  };
}
