import type { ApiCall } from '../api/api-call';
import { badRequest, missingParam } from '../api/fault';
import { integer, list, metadataOf, needInteger, needText, nested } from '../api/read';
import type { Form } from '../api/form';
import { newStripeId, seconds } from '../new-id';
import type { TransactionRecord } from '../records';
import type { World } from '../world';
import type { TaxTransactionLine } from './objects';
import { answered, claimReference, transactionOf } from './transactions';

interface Part {
  amount: number;
  amount_tax: number;
}
/** Reversed amounts, by line id and for shipping; all negative. */
interface Taken {
  lines: Map<string, Part>;
  shipping: Part | null;
}

const minus = ({ amount, amount_tax }: Part): Part => ({ amount: 0 - amount, amount_tax: 0 - amount_tax });

/** Reversals of a transaction that stand: one that was reversed itself counts no more. */
function reversalsOf(world: World, original: TransactionRecord): TransactionRecord[] {
  const all = [...world.transactions.values()];
  const of = (id: string) =>
    all.filter(({ transaction }) => transaction.reversal?.original_transaction === id);
  return of(original.id).filter(({ id }) => of(id).length === 0);
}

/** What earlier reversals have left of a transaction. */
function leftOf(world: World, original: TransactionRecord): Taken {
  const lines = new Map(original.lines.map(({ id, amount, amount_tax }) => [id, { amount, amount_tax }]));
  const shipping = original.transaction.shipping_cost && { ...original.transaction.shipping_cost };
  for (const { lines: back, transaction } of reversalsOf(world, original)) {
    for (const line of back) {
      const left = lines.get(line.reversal?.original_line_item ?? '');
      if (!left) continue;
      left.amount += line.amount;
      left.amount_tax += line.amount_tax;
    }
    if (shipping && transaction.shipping_cost) {
      shipping.amount += transaction.shipping_cost.amount;
      shipping.amount_tax += transaction.shipping_cost.amount_tax;
    }
  }
  return { lines, shipping };
}

function negative(form: Form, key: string, param: string): number {
  const value = needInteger(form, key, param);
  if (value > 0) throw badRequest('A reversal’s amounts are negative.', { param });
  return value;
}

function partOf(form: Form, param: string): Part {
  return {
    amount: negative(form, 'amount', `${param}[amount]`),
    amount_tax: negative(form, 'amount_tax', `${param}[amount_tax]`),
  };
}

/** Spreads a flat amount, tax included, over lines and shipping in proportion to what is left of each. */
function spreadFlat(flat: number, { lines, shipping }: Taken): Taken {
  const parts = [...lines.values(), ...(shipping ? [shipping] : [])];
  const whole = parts.reduce((sum, part) => sum + part.amount + part.amount_tax, 0);
  if (flat >= 0 || 0 - flat > whole) {
    throw badRequest('The flat amount is negative, and no more than is left.', { param: 'flat_amount' });
  }
  let [rest, weight] = [0 - flat, whole];
  const share = (part: Part): Part => {
    const total = part.amount + part.amount_tax;
    const mine = weight === 0 ? 0 : Math.round((rest * total) / weight);
    [rest, weight] = [rest - mine, weight - total];
    const tax = total === 0 ? 0 : Math.round((mine * part.amount_tax) / total);
    return { amount: tax - mine, amount_tax: 0 - tax };
  };
  return {
    lines: new Map([...lines].map(([id, part]) => [id, share(part)])),
    shipping: shipping && share(shipping),
  };
}

function takenPart(form: Form, left: Taken): Taken {
  const flat = integer(form, 'flat_amount');
  if (flat !== undefined) return spreadFlat(flat, left);
  const items = list(form, 'line_items');
  const cost = nested(form, 'shipping_cost');
  if (items.length === 0 && !cost) throw missingParam('line_items');
  const lines = items.map((item, index): [string, Part] => {
    const param = `line_items[${index}]`;
    if (typeof item !== 'object' || Array.isArray(item)) throw missingParam(`${param}[amount]`);
    needText(item, 'reference', `${param}[reference]`);
    return [needText(item, 'original_line_item', `${param}[original_line_item]`), partOf(item, param)];
  });
  return { lines: new Map(lines), shipping: cost ? partOf(cost, 'shipping_cost') : null };
}

function checkLeft(taken: Taken, left: Taken): void {
  const pairs = [...taken.lines].map(([id, part]) => [part, left.lines.get(id)] as const);
  const all = taken.shipping ? [...pairs, [taken.shipping, left.shipping] as const] : pairs;
  for (const [part, rest] of all) {
    if (rest && rest.amount + part.amount >= 0 && rest.amount_tax + part.amount_tax >= 0) continue;
    throw badRequest('More would be reversed than is left of the transaction.', { param: 'line_items' });
  }
}

function takenOf(world: World, call: ApiCall, original: TransactionRecord): Taken {
  const mode = needText(call.form, 'mode');
  const left = leftOf(world, original);
  if (mode === 'partial') return takenPart(call.form, left);
  if (mode !== 'full') throw badRequest(`Invalid mode: must be one of full or partial`, { param: 'mode' });
  if (reversalsOf(world, original).length > 0) {
    throw badRequest('This transaction has been reversed already.', { param: 'original_transaction' });
  }
  return {
    lines: new Map([...left.lines].map(([id, part]) => [id, minus(part)])),
    shipping: left.shipping && minus(left.shipping),
  };
}

function reversedLines(original: TransactionRecord, taken: Taken): TaxTransactionLine[] {
  return original.lines.flatMap((line) => {
    const part = taken.lines.get(line.id);
    if (!part) return [];
    const { amount, amount_tax } = part;
    const reversal = { original_line_item: line.id };
    return [{ ...line, id: newStripeId('tax_li'), amount, amount_tax, reversal, type: 'reversal' as const }];
  });
}

/** POST /v1/tax/transactions/create_reversal: a full or partial reversal. */
export function createReversal(world: World, call: ApiCall): unknown {
  const wanted = needText(call.form, 'original_transaction');
  const original = transactionOf(world, call, wanted, 'original_transaction');
  const undoes = original.transaction.type === 'reversal';
  if (undoes && (original.partial !== true || needText(call.form, 'mode') !== 'full')) {
    throw badRequest('Of reversals only a partial one can be reversed, and only in full.', {
      param: 'original_transaction',
    });
  }
  const taken = takenOf(world, call, original);
  if (!undoes) checkLeft(taken, leftOf(world, original));
  const id = newStripeId('tax');
  const created = seconds();
  const { shipping_cost } = original.transaction;
  const record = world.transactions.put({
    id,
    ...call.owner,
    partial: !undoes && needText(call.form, 'mode') === 'partial',
    lines: reversedLines(original, taken),
    transaction: {
      ...original.transaction,
      id,
      created,
      posted_at: created,
      metadata: metadataOf(call.form),
      shipping_cost: shipping_cost && taken.shipping && { ...shipping_cost, ...taken.shipping },
      reference: claimReference(world, call, id),
      reversal: { original_transaction: original.id },
      type: 'reversal',
    },
  });
  return answered(record, call);
}
