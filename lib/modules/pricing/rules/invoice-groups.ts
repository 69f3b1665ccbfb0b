import type { Minor } from '@/lib/kernel/money';

/** A frozen line or the shipping, for grouping on an invoice. */
export interface FrozenCharge {
  gross: Minor;
  /** Whether the price includes VAT. */
  taxed: boolean;
}

/** The frozen values of one VAT rate: its share of the discount, and its VAT after that. */
export interface FrozenRate {
  rateBp: number;
  discountMinor: Minor;
  vatMinor: Minor;
}

/** All charges of one VAT rate, after the discount: net + vat = gross. */
export interface InvoiceGroup {
  rateBp: number;
  net: Minor;
  vat: Minor;
  gross: Minor;
}

/**
 * Net, VAT and gross per rate of a frozen order, highest rate first. The gross amounts add up to the order's total and
 * the VAT amounts to its VAT, since both come from the values frozen at `pay` (D14, D15). Rates without charges are
 * left out.
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
