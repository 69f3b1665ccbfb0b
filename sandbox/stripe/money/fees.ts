import { badRequest } from '../api/fault';
import { newStripeId, seconds } from '../new-id';
import type { Charge, Metadata, Owner } from '../objects';
import type { FeeRecord } from '../records';
import { emit, type Cause } from '../webhooks/emit';
import type { World } from '../world';
import { applicationOf, book } from './balance';

/** What the platform keeps of a payment on a connected account; it belongs to the platform. */
export interface ApplicationFee {
  id: string;
  object: 'application_fee';
  account: string;
  amount: number;
  amount_refunded: number;
  application: string;
  balance_transaction: string;
  charge: string;
  created: number;
  currency: string;
  fee_source: { charge: string; type: 'charge' };
  livemode: false;
  originating_transaction: null;
  refunded: boolean;
  refunds: { object: 'list'; data: FeeRefund[]; has_more: boolean; url: string };
}

export interface FeeRefund {
  id: string;
  object: 'fee_refund';
  amount: number;
  balance_transaction: string;
  created: number;
  currency: string;
  fee: string;
  metadata: Metadata;
}

/** Takes the platform's fee from a payment of a connected account; null if there is none. */
export function takeFee(world: World, owner: Owner, charge: Charge, cause?: Cause): ApplicationFee | null {
  const { application_fee_amount: amount, currency } = charge;
  const application = applicationOf(owner);
  if (!amount || application === null || owner.account === null) return null;
  const platform = { region: owner.region, account: null };
  const id = newStripeId('fee');
  const fee: ApplicationFee = {
    id,
    object: 'application_fee',
    account: owner.account,
    amount,
    amount_refunded: 0,
    application,
    balance_transaction: book(world, platform, { amount, currency, type: 'application_fee', source: id }).id,
    charge: charge.id,
    created: seconds(),
    currency,
    fee_source: { charge: charge.id, type: 'charge' },
    livemode: false,
    originating_transaction: null,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/application_fees/${id}/refunds` },
  };
  world.fees.put({ id, ...platform, fee });
  emit(world, platform, 'application_fee.created', fee, cause);
  return fee;
}

/** Gives part of a fee back to the connected account. Throws the 400 if less is left. */
export function giveFeeBack(
  world: World,
  record: FeeRecord,
  wanted: { amount?: number | undefined; metadata?: Metadata },
  cause?: Cause,
): FeeRefund {
  const { fee } = record;
  const left = fee.amount - fee.amount_refunded;
  const amount = wanted.amount ?? left;
  if (left === 0) throw badRequest(`Application fee ${fee.id} has already been refunded.`);
  if (amount < 1 || amount > left) {
    throw badRequest(`The refund (${amount}) is more than what is left of the fee (${left}).`, {
      param: 'amount',
    });
  }
  const id = newStripeId('fr');
  const { currency } = fee;
  const movement = { amount: 0 - amount, currency, source: id } as const;
  const refund: FeeRefund = {
    id,
    object: 'fee_refund',
    amount,
    balance_transaction: book(world, record, { ...movement, type: 'application_fee_refund' }).id,
    created: seconds(),
    currency,
    fee: fee.id,
    metadata: wanted.metadata ?? {},
  };
  fee.amount_refunded += amount;
  fee.refunded = fee.amount_refunded === fee.amount;
  fee.refunds.data.unshift(refund);
  world.fees.put(record);
  emit(world, record, 'application_fee.refunded', fee, cause);
  return refund;
}
