import type { Currency, Minor } from '@/lib/kernel/money';
import { findBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { itemCost } from '@/lib/modules/pricing/rules/production-cost';
import type { AskedLine, AskedOrder, FulfillerFacts } from './types';

/** What one piece costs at a fulfiller, ex VAT: by its own prices, or the frozen cost where it has none. */
function unitCost(line: AskedLine, facts: FulfillerFacts, currency: Currency): Minor {
  const own = facts.blanks.find(({ blankId }) => blankId === line.blankId)?.prices?.[currency];
  if (!own) return line.unitCost;
  return itemCost({ blankPrice: own.blank, printPrice: own.print, sides: line.prints.length });
}

/** What an order costs to make at a fulfiller, ex VAT and duty. D32-23. */
export function makingCost(order: AskedOrder, facts: FulfillerFacts): Minor {
  return order.lines.reduce((sum, line) => sum + line.pieces * unitCost(line, facts, order.currency), 0);
}

/** What making the order was frozen at, ex VAT. D35-1. */
export function frozenCost(order: AskedOrder): Minor {
  return order.lines.reduce((sum, line) => sum + line.pieces * line.unitCost, 0);
}

/** The catalogue's cost of one piece, for lines from before costs were frozen: there were the blanks of the first import alone. */
export function listCost(blankId: string, currency: Currency, sides: number): Minor {
  const blank = findBlank(blankId);
  if (!blank) return 0;
  return itemCost({ blankPrice: blank.blankPrice[currency], printPrice: blank.printPrice[currency], sides });
}
