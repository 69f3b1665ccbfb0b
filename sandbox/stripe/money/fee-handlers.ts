import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { resourceMissing } from '../api/fault';
import { listPage, pageOf } from '../api/list-page';
import { integer, metadataOf, text } from '../api/read';
import type { FeeRecord } from '../records';
import { emit } from '../webhooks/emit';
import type { World } from '../world';
import { giveFeeBack, type ApplicationFee, type FeeRefund } from './fees';

/** The fee in the path; only the platform has fees. */
function feeOf(world: World, call: ApiCall): FeeRecord {
  const record = world.fees.get(pathId(call));
  if (!record || !sameOwner(record, call.owner)) throw resourceMissing('application fee', pathId(call));
  return record;
}

function refundOf(record: FeeRecord, call: ApiCall): FeeRefund {
  const id = call.params['refund'] ?? '';
  const found = record.fee.refunds.data.find((refund) => refund.id === id);
  if (!found) throw resourceMissing('fee refund', id);
  return found;
}

/** GET /v1/application_fees */
export function listFees(world: World, call: ApiCall): unknown {
  const charge = text(call.form, 'charge');
  return listPage(world.fees, call, '/v1/application_fees', ({ fee }) =>
    charge !== undefined && fee.charge !== charge ? null : fee,
  );
}

/** GET /v1/application_fees/:id */
export function retrieveFee(world: World, call: ApiCall): ApplicationFee {
  return feeOf(world, call).fee;
}

/** POST /v1/application_fees/:id/refunds: all that is left unless an amount is named. */
export function createFeeRefund(world: World, call: ApiCall): FeeRefund {
  const wanted = { amount: integer(call.form, 'amount'), metadata: metadataOf(call.form) };
  return giveFeeBack(world, feeOf(world, call), wanted, call);
}

/** GET /v1/application_fees/:id/refunds */
export function listFeeRefunds(world: World, call: ApiCall): unknown {
  const { refunds } = feeOf(world, call).fee;
  return pageOf(refunds.data, call, refunds.url);
}

/** GET /v1/application_fees/:id/refunds/:refund */
export function retrieveFeeRefund(world: World, call: ApiCall): FeeRefund {
  return refundOf(feeOf(world, call), call);
}

/** POST /v1/application_fees/:id/refunds/:refund */
export function updateFeeRefund(world: World, call: ApiCall): FeeRefund {
  const record = feeOf(world, call);
  const refund = refundOf(record, call);
  refund.metadata = metadataOf(call.form, refund.metadata);
  world.fees.put(record);
  emit(world, record, 'application_fee.refund.updated', refund, call);
  return refund;
}
