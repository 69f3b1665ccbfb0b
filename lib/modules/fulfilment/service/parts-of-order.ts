import type { Transaction } from '@/lib/db/transaction';
import { parcelsOf, WHOLE_PARCEL } from '@/lib/modules/fulfilment/data/parcels';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { askedPieces } from '@/lib/modules/orders/rules/parcels';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';

/** The submission that an order is made by, with its parcels, and what it was asked for; undefined for an order that was sent nowhere. D32-52. */
export async function partsOfOrder(tx: Transaction, tenantId: string, orderId: string) {
  const submission = await latestSubmission(tx, tenantId, orderId);
  if (!submission) return undefined;
  const all = await parcelsOf(tx, submission);
  return {
    submission,
    /** What staff have sent off by hand, until its printer tells of parcels itself. */
    byHand: all.find(({ code }) => code === WHOLE_PARCEL),
    asked: askedPieces(await findLines(tx, tenantId, orderId)),
    parcels: all.filter(({ code }) => code !== WHOLE_PARCEL),
    rest: submission.toldStatus ?? ('submitted_to_fulfiller' as const),
  };
}
