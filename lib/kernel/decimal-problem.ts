/** A shipping price ex VAT may be up to 10,000.00, in minor units. */
export const MOST_SHIPPING_MINOR = 1_000_000;
/** A VAT rate may be up to 50 %, in basis points. */
export const MOST_VAT_BP = 5000;

const NEGATIVE = /^-\s*\d/;
const DECIMAL = /^\d{1,10}\.\d{2}$/;

/**
 * What is wrong with a decimal string of the wire (`"4.95"`), or null: empty, below 0, not two decimals, or above `most`
 * hundredths. D13-1.
 */
export function decimalProblem(
  text: string,
  most: number,
): 'required' | 'too_small' | 'invalid_amount' | 'too_large' | null {
  if (text === '') return 'required';
  if (NEGATIVE.test(text)) return 'too_small';
  if (!DECIMAL.test(text)) return 'invalid_amount';
  return Number(text.replace('.', '')) > most ? 'too_large' : null;
}
