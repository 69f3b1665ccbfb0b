/** A country's rule for what follows its two letters. */
export interface VatRule {
  shape: RegExp;
  /** Whether its check digits are right; asked only for what has the shape. */
  check: (body: string) => boolean;
}
