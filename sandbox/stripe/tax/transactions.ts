import { ownerKey, pathId, sameOwner, type ApiCall } from '../api/api-call';
import { badRequest, resourceMissing } from '../api/fault';
import { metadataOf, needText } from '../api/read';
import { newStripeId, seconds } from '../new-id';
import type { TransactionRecord } from '../records';
import type { World } from '../world';
import { calculationOf } from './calculations';
import type { TaxTransaction } from './objects';

function transactionOf(world: World, call: ApiCall, id: string, param = 'id'): TransactionRecord {
  const record = world.transactions.get(id);
  if (!record || !sameOwner(record, call.owner)) throw resourceMissing('tax transaction', id, param);
  return record;
}

function claimReference(world: World, call: ApiCall, transaction: string): string {
  const reference = needText(call.form, 'reference');
  const id = `${ownerKey(call.owner)}:${reference}`;
  if (world.references.get(id)) {
    throw badRequest(`A tax transaction with the reference ${reference} exists already.`, {
      code: 'resource_already_exists',
      param: 'reference',
    });
  }
  world.references.put({ id, transaction });
  return reference;
}

function store(world: World, call: ApiCall, transaction: TaxTransaction): TaxTransaction {
  world.transactions.put({ id: transaction.id, ...call.owner, transaction });
  return transaction;
}

/** POST /v1/tax/transactions/create_from_calculation; a reference is taken once per account. */
export function createTransaction(world: World, call: ApiCall): TaxTransaction {
  const source = calculationOf(
    world,
    call.owner,
    needText(call.form, 'calculation'),
    'calculation',
  ).calculation;
  if (source.expires_at < seconds())
    throw badRequest('The tax calculation has expired.', { param: 'calculation' });
  const id = newStripeId('tax');
  const created = seconds();
  return store(world, call, {
    id,
    object: 'tax.transaction',
    created,
    currency: source.currency,
    customer: null,
    customer_details: source.customer_details,
    livemode: false,
    metadata: metadataOf(call.form),
    posted_at: created,
    reference: claimReference(world, call, id),
    reversal: null,
    ship_from_details: null,
    shipping_cost: source.shipping_cost,
    tax_date: source.tax_date,
    type: 'transaction',
  });
}

/** POST /v1/tax/transactions/create_reversal. */
export function createReversal(world: World, call: ApiCall): TaxTransaction {
  needText(call.form, 'mode');
  const original = transactionOf(
    world,
    call,
    needText(call.form, 'original_transaction'),
    'original_transaction',
  );
  const id = newStripeId('tax');
  const created = seconds();
  return store(world, call, {
    ...original.transaction,
    id,
    created,
    posted_at: created,
    metadata: metadataOf(call.form),
    reference: claimReference(world, call, id),
    reversal: { original_transaction: original.id },
    type: 'reversal',
  });
}

export function retrieveTransaction(world: World, call: ApiCall): TaxTransaction {
  return transactionOf(world, call, pathId(call)).transaction;
}
