import { scaleHalfUp, type Minor } from '@/lib/kernel/money';
import { NO_PARTS, plus, sumOf, type Parts } from './statement-parts';

/** What a movement of the credit account was, as a statement sums it. */
export const ACCOUNT_LINES = ['top_up', 'capture', 'charge', 'refund', 'correction', 'credit_note'] as const;
export type AccountLine = (typeof ACCOUNT_LINES)[number];

/** One thing that a statement tells of. */
export type StatementItem = { sourceId: string; parts: Parts } & (
  | { source: 'row'; line: AccountLine; balance: Minor }
  | { source: 'fee' }
  | { source: 'fee_refund'; via: 'provider' | 'credit' }
);

/** The figures of a statement, in minor units; frozen with it. D39-1. */
export interface StatementFigures {
  /** Collected with shoppers' payments, less what of it was given back. */
  card: Parts;
  givenBack: Minor;
  /** Of what was given back before, owed again and collected anew; none in statements from before this was known. */
  owedAgain?: Minor;
  /** Taken from the credit account for orders. */
  credit: Parts;
  opening: Minor;
  /** What each kind of movement has added to the balance. */
  account: Record<AccountLine, Minor>;
  closing: Minor;
}

const none = (): Record<AccountLine, Minor> => ({
  top_up: 0,
  capture: 0,
  charge: 0,
  refund: 0,
  correction: 0,
  credit_note: 0,
});

/** Adds a part of a fee that was given back, or is owed again, to the column of who bears it. */
function addMoved(figures: StatementFigures, column: 'card' | 'credit', parts: Parts): void {
  figures[column] = plus(figures[column], parts);
  const moved = sumOf(parts);
  if (moved < 0) figures.givenBack -= moved;
  else figures.owedAgain = (figures.owedAgain ?? 0) + moved;
}

/** Adds up a month. `opening`: the closing balance of the statement before. */
export function figuresOf(opening: Minor, items: readonly StatementItem[]): StatementFigures {
  const figures: StatementFigures = {
    card: NO_PARTS,
    givenBack: 0,
    credit: NO_PARTS,
    opening,
    account: none(),
    closing: opening,
  };
  for (const item of items) {
    if (item.source === 'row') {
      figures.account[item.line] += item.balance;
      figures.closing += item.balance;
      figures.credit = plus(figures.credit, item.parts);
    } else if (item.source === 'fee') {
      figures.card = plus(figures.card, item.parts);
    } else addMoved(figures, item.via === 'credit' ? 'credit' : 'card', item.parts);
  }
  return figures;
}

/** What a statement says was collected, by its parts. */
export const collected = ({ card, credit }: StatementFigures): Parts => plus(card, credit);

/** The tax in an amount that is credited: as in what the statement collected, half up. D39-2. */
export function taxCredited(amount: Minor, figures: StatementFigures): Minor {
  const parts = collected(figures);
  const whole = sumOf(parts);
  return whole > 0 ? scaleHalfUp(amount, parts.tax, whole) : 0;
}
