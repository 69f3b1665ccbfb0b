import type { Currency, Minor } from '@/lib/kernel/money';
import { itemCost } from '@/lib/modules/pricing/rules/production-cost';
import type { BuilderBlank } from './builder-blanks';

/** A usual price of a printed piece, as a multiple of its production cost. */
const USUAL = 2.2;
const WHOLE = 100;

/** A suggested price for a product printed on one side, ex VAT: a whole amount, which the user may change. */
export function suggestPrice(
  { blankPrice, printPrice }: Pick<BuilderBlank, 'blankPrice' | 'printPrice'>,
  currency: Currency,
): Minor {
  const cost = itemCost({ blankPrice: blankPrice[currency], printPrice: printPrice[currency], sides: 1 });
  return Math.ceil((cost * USUAL) / WHOLE) * WHOLE;
}
