import { ownerKey, pathId, sameOwner, type ApiCall } from '../api/api-call';
import { badRequest, resourceMissing } from '../api/fault';
import { metadataOf, needText, texts } from '../api/read';
import { newStripeId, seconds } from '../new-id';
import type { TransactionRecord } from '../records';
import type { World } from '../world';
import { calculationOf } from './calculations';
import type { TaxLine, TaxTransactionLine } from './objects';

/** The transaction of this id and account. Throws a 404. */
export function transactionOf(world: World, call: ApiCall, id: string, param = 'id'): TransactionRecord {
  const record = world.transactions.get(id);
  if (!record || !sameOwner(record, call.owner)) throw resourceMissing('tax transaction', id, param);
  return record;
}

/** Reserves a reference for this transaction. Throws the 400 if any sale or reversal has it. */
export function claimReference(world: World, call: ApiCall, transaction: string): string {
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

function lineList(record: TransactionRecord): unknown {
  const url = `/v1/tax/transactions/${record.id}/line_items`;
  return { object: 'list', data: record.lines, has_more: false, url };
}

/** The transaction as answered, with its lines if these are expanded. */
export function answered(record: TransactionRecord, call: ApiCall): unknown {
  const wanted = texts(call.form, 'expand').includes('line_items');
  return wanted ? { ...record.transaction, line_items: lineList(record) } : record.transaction;
}

function soldLine(line: TaxLine): TaxTransactionLine {
  const { amount, amount_tax, metadata, product, quantity, reference, tax_behavior, tax_code } = line;
  return {
    id: newStripeId('tax_li'),
    object: 'tax.transaction_line_item',
    livemode: false,
    amount,
    amount_tax,
    metadata,
    product,
    quantity,
    reference,
    tax_behavior,
    tax_code,
    reversal: null,
    type: 'transaction',
  };
}

/** POST /v1/tax/transactions/create_from_calculation; a reference is unique per account. */
export function createTransaction(world: World, call: ApiCall): unknown {
  const wanted = needText(call.form, 'calculation');
  const { calculation: source, lines } = calculationOf(world, call.owner, wanted, 'calculation');
  if (source.expires_at < seconds())
    throw badRequest('The tax calculation has expired.', { param: 'calculation' });
  const id = newStripeId('tax');
  const created = seconds();
  const { currency, customer, customer_details, shipping_cost, tax_date } = source;
  const record = world.transactions.put({
    id,
    ...call.owner,
    lines: lines.map(soldLine),
    transaction: {
      id,
      object: 'tax.transaction',
      created,
      currency,
      customer,
      customer_details,
      livemode: false,
      metadata: metadataOf(call.form),
      posted_at: created,
      reference: claimReference(world, call, id),
      reversal: null,
      ship_from_details: null,
      shipping_cost,
      tax_date,
      type: 'transaction',
    },
  });
  return answered(record, call);
}

export function retrieveTransaction(world: World, call: ApiCall): unknown {
  return answered(transactionOf(world, call, pathId(call)), call);
}

export function listTransactionLines(world: World, call: ApiCall): unknown {
  return lineList(transactionOf(world, call, pathId(call)));
}
