/** A card that is kept at the provider. */
export interface KeptCard {
  methodId: string;
  /** The provider's word, such as `visa`. */
  brand: string;
  last4: string;
  /** From 1. */
  expiresMonth: number;
  expiresYear: number;
}

/** When a card ends: on the last day of its month, wherever it is still that day. */
const endOf = (year: number, month: number): number => Date.UTC(year, month, 1) + 12 * 3_600_000;

/** How long before its end a card is said to end soon. */
const SOON_MS = 45 * 86_400_000;

/** `expiring`: it can still be used, and should be replaced. D37-11. */
export function cardState(
  { expiresYear, expiresMonth }: Pick<KeptCard, 'expiresYear' | 'expiresMonth'>,
  at: Date,
): 'valid' | 'expiring' | 'expired' {
  const left = endOf(expiresYear, expiresMonth) - at.getTime();
  if (left <= 0) return 'expired';
  return left < SOON_MS ? 'expiring' : 'valid';
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A brand's own name; undefined where the provider names none that is known. */
export const brandName = (brand: string): string | undefined => BRANDS[brand];
