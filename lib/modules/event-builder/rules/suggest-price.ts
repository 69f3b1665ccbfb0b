import { makingPrice, type CatalogueBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import type { Currency, Minor } from '@/lib/kernel/money';

/** What people usually ask for a printed piece, as a multiple of what it costs to make. */
const USUAL = 2.2;
const WHOLE = 100;

/** A first price for a product printed on one side, ex VAT: a whole amount, to be changed at will. */
export function suggestPrice(blank: CatalogueBlank, currency: Currency): Minor {
  return Math.ceil((makingPrice(blank, currency, 1) * USUAL) / WHOLE) * WHOLE;
}
