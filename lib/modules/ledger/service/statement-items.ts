import type { readFacts } from '@/lib/modules/ledger/data/statement-facts';
import {
  ACCOUNT_LINES,
  type AccountLine,
  type StatementItem,
} from '@/lib/modules/ledger/rules/statement-figures';
import {
  cardParts,
  creditParts,
  movedParts,
  NO_PARTS,
  plus,
  type Parts,
} from '@/lib/modules/ledger/rules/statement-parts';

type Facts = Awaited<ReturnType<typeof readFacts>>;
type Costs = Pick<Facts['fees'][number], 'production' | 'fee' | 'tax' | 'applicationFee'>;

/** Orders from before costs were frozen have none of them. */
const partsOf = ({ production, fee, tax }: Costs): Parts => ({
  production: production ?? 0,
  fee: fee ?? 0,
  tax: tax ?? 0,
});

const feeOf = (costs: Costs): Parts => cardParts(costs.applicationFee ?? 0, partsOf(costs));

function lineOf({ kind, ofNote }: Facts['ledger'][number]): AccountLine {
  if (ofNote) return 'credit_note';
  const line = ACCOUNT_LINES.find((one) => one === kind);
  if (line === undefined) throw new RangeError(`a balance moved by ${kind}`);
  return line;
}

function rowItem(row: Facts['ledger'][number]): StatementItem {
  const [line, balance] = [lineOf(row), Number(row.balance)];
  const order = { parts: partsOf(row), applicationFee: row.applicationFee ?? 0 };
  const parts = line === 'capture' ? creditParts(-balance, order) : NO_PARTS;
  return { source: 'row', sourceId: row.id, line, balance, parts };
}

/** What parts of fees were given back or are owed again, each by what earlier ones have left of its order's. */
function refundItems(refunds: Facts['refunds']): StatementItem[] {
  const kept = new Map<string, Parts>();
  return refunds.map((refund) => {
    const { id: sourceId, orderId, amount, taxBp, via } = refund;
    const told = {
      production: Number(refund.toldProduction),
      fee: Number(refund.toldFee),
      tax: Number(refund.toldTax),
    };
    const whole = feeOf(refund);
    const left = kept.get(orderId) ?? plus(whole, told);
    const parts = movedParts(amount, { whole, left, taxBp });
    kept.set(orderId, plus(left, parts));
    return { source: 'fee_refund', sourceId, parts, via };
  });
}

/** What a statement tells of, with the parts of each amount. D39-1. */
export function statementItems({ ledger, fees, refunds }: Facts): StatementItem[] {
  return [
    ...ledger.map(rowItem),
    ...fees.map((fee) => ({ source: 'fee' as const, sourceId: fee.id, parts: feeOf(fee) })),
    ...refundItems(refunds),
  ];
}
