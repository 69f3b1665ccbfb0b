import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { badRequest, resourceMissing } from '../api/fault';
import { listPage } from '../api/list-page';
import { bool, metadataOf, nested, text } from '../api/read';
import type { DisputeRecord } from '../records';
import type { World } from '../world';
import { closeDispute, reviewDispute } from './dispute';
import type { Dispute } from './objects';

/** Evidence that decides a dispute in test mode, as documented. */
const DECISIVE: Record<string, 'won' | 'lost'> = { winning_evidence: 'won', losing_evidence: 'lost' };

function disputeOf(world: World, call: ApiCall): DisputeRecord {
  const record = world.disputes.get(pathId(call));
  if (!record || !sameOwner(record, call.owner)) throw resourceMissing('dispute', pathId(call));
  return record;
}

const isOpen = ({ dispute }: DisputeRecord): boolean => dispute.status.endsWith('needs_response');

/** GET /v1/disputes */
export function listDisputes(world: World, call: ApiCall): unknown {
  const intent = text(call.form, 'payment_intent');
  const charge = text(call.form, 'charge');
  return listPage(world.disputes, call, '/v1/disputes', ({ dispute }) => {
    if (intent !== undefined && dispute.payment_intent !== intent) return null;
    return charge !== undefined && dispute.charge !== charge ? null : dispute;
  });
}

/** GET /v1/disputes/:id */
export function retrieveDispute(world: World, call: ApiCall): Dispute {
  return disputeOf(world, call).dispute;
}

/** POST /v1/disputes/:id: evidence is submitted at once unless `submit` is false. */
export function updateDispute(world: World, call: ApiCall): Dispute {
  const record = disputeOf(world, call);
  const { dispute } = record;
  dispute.metadata = metadataOf(call.form, dispute.metadata);
  const evidence = Object.fromEntries(
    Object.entries(nested(call.form, 'evidence') ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  const given = Object.keys(evidence).length > 0;
  if (!given || bool(call.form, 'submit') === false) {
    dispute.evidence = { ...dispute.evidence, ...evidence };
    if (given) dispute.evidence_details.has_evidence = true;
    return world.disputes.put(record).dispute;
  }
  if (!isOpen(record)) throw badRequest('This dispute takes no more evidence.');
  reviewDispute(world, record, evidence);
  const decided = DECISIVE[evidence['uncategorized_text'] ?? ''];
  return decided ? closeDispute(world, record, decided) : dispute;
}

/** POST /v1/disputes/:id/close: the account's owner accepts that the money is gone. */
export function acceptDispute(world: World, call: ApiCall): Dispute {
  const record = disputeOf(world, call);
  if (!isOpen(record)) throw badRequest('This dispute is already closed.');
  return closeDispute(world, record, 'lost');
}
