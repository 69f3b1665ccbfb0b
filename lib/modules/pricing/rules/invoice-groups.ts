import type { Minor } from '@/lib/kernel/money';

/** A frozen line or the shipping, as an invoice groups it. */
export interface FrozenCharge {
  gross: Minor;
  /** Whether VAT is in the price. */
  taxed: boolean;
}

/** What a frozen order says of one VAT rate: its share of the discount, and its VAT after that. */
export interface FrozenRate {
  rateBp: number;
  discountMinor: Minor;
  vatMinor: Minor;
}

/** All that is taxed at one rate, after the discount: net + vat = gross. */
export interface InvoiceGroup {
  rateBp: number;
  net: Minor;
  vat: Minor;
  gross: Minor;
}

/**
 * Net, VAT and gross per rate of a frozen order, highest rate first; their grosses add up to the order's total and their
 * VATs to its VAT, since both come from what was frozen at pay (DECISIONS 14, 15). Rates nothing was charged at are left out.
 */
export function invoiceGroups(
  charges: readonly FrozenCharge[],
  rates: readonly FrozenRate[],
  vatRateBp: number,
): InvoiceGroup[] {
  const sorted = [...rates].sort((a, b) => b.rateBp - a.rateBp);
  return sorted
    .map(({ rateBp, discountMinor, vatMinor }) => {
      const mine = charges.filter((charge) => (charge.taxed ? vatRateBp : 0) === rateBp);
      const gross = mine.reduce((sum, charge) => sum + charge.gross, 0) - discountMinor;
      return { rateBp, net: gross - vatMinor, vat: vatMinor, gross };
    })
    .filter((group, index) => group.gross !== 0 || index === 0);
}
