import type { Region } from '@/lib/kernel/regions';
import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { resourceMissing } from '../api/fault';
import { listPage } from '../api/list-page';
import { text } from '../api/read';
import { newStripeId, seconds } from '../new-id';
import type { Owner } from '../objects';
import type { World } from '../world';

interface FeeDetail {
  amount: number;
  application: string | null;
  currency: string;
  description: string;
  type: 'stripe_fee' | 'application_fee';
}

type Kind =
  'adjustment' | 'application_fee' | 'application_fee_refund' | 'charge' | 'refund' | 'refund_failure';

/** A movement of an account's balance. */
export interface BalanceTransaction {
  id: string;
  object: 'balance_transaction';
  amount: number;
  available_on: number;
  balance_type: 'payments';
  created: number;
  currency: string;
  description: string | null;
  exchange_rate: null;
  fee: number;
  fee_details: FeeDetail[];
  net: number;
  reporting_category: string;
  source: string;
  status: 'available' | 'pending';
  type: Kind;
}

export interface Movement {
  amount: number;
  currency: string;
  type: Kind;
  /** As the type if missing. */
  category?: string;
  /** The id of the charge, refund, dispute or fee. */
  source: string;
  fees?: FeeDetail[];
}

/** When money of a card payment can be paid out. */
const AVAILABLE_S = 7 * 24 * 3600;

/** What a card payment costs: a share in tenths of a percent and a fixed part. */
const PROCESSING: Record<Region, { permille: number; fixed: number }> = {
  UK: { permille: 15, fixed: 25 },
  EU: { permille: 15, fixed: 25 },
  US: { permille: 29, fixed: 30 },
};

/** The application's name on its connected accounts. */
export function applicationOf({ region, account }: Owner): string | null {
  return account === null ? null : `ca_sandbox_${region.toLowerCase()}`;
}

/** The provider's own fee on a card payment, rounded up. */
export function processingFee(region: Region, amount: number, currency: string): FeeDetail {
  const { permille, fixed } = PROCESSING[region];
  return {
    amount: Math.ceil((amount * permille) / 1000) + fixed,
    application: null,
    currency,
    description: 'Stripe processing fees',
    type: 'stripe_fee',
  };
}

/** Books a movement of the owner's balance. */
export function book(world: World, owner: Owner, movement: Movement): BalanceTransaction {
  const { amount, currency, type, category = type, source, fees = [] } = movement;
  const created = seconds();
  const fee = fees.reduce((sum, one) => sum + one.amount, 0);
  const transaction: BalanceTransaction = {
    id: newStripeId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: type === 'charge' ? created + AVAILABLE_S : created,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fees,
    net: amount - fee,
    reporting_category: category,
    source,
    status: type === 'charge' ? 'pending' : 'available',
    type,
  };
  const { region, account } = owner;
  world.balance.put({ id: transaction.id, region, account, transaction });
  return transaction;
}

/** GET /v1/balance_transactions/:id */
export function retrieveMovement(world: World, call: ApiCall): BalanceTransaction {
  const record = world.balance.get(pathId(call));
  if (!record || !sameOwner(record, call.owner)) throw resourceMissing('balance transaction', pathId(call));
  return record.transaction;
}

/** GET /v1/balance_transactions */
export function listMovements(world: World, call: ApiCall): unknown {
  const type = text(call.form, 'type');
  const source = text(call.form, 'source');
  return listPage(world.balance, call, '/v1/balance_transactions', ({ transaction }) => {
    if (type !== undefined && transaction.type !== type) return null;
    return source !== undefined && transaction.source !== source ? null : transaction;
  });
}
