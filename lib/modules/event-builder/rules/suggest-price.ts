import { makingPrice, type CatalogueBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import type { Currency, Minor } from '@/lib/kernel/money';

/** A usual price of a printed piece, as a multiple of its production cost. */
const USUAL = 2.2;
const WHOLE = 100;

/** A suggested price for a product printed on one side, ex VAT: a whole amount, which the user may change. */
export function suggestPrice(blank: CatalogueBlank, currency: Currency): Minor {
  return Math.ceil((makingPrice(blank, currency, 1) * USUAL) / WHOLE) * WHOLE;
}
