import type { Region } from '@/lib/kernel/regions';

/** The country of the platform's seller of each region, and the rate of its tax in basis points. D35-4. */
const SELLERS: Record<Region, { country: string; taxBp: number }> = {
  UK: { country: 'GB', taxBp: 2000 },
  EU: { country: 'NL', taxBp: 2100 },
  US: { country: 'US', taxBp: 0 },
};

/** What VAT numbers of the EU's members begin with; Greece's differs from its country code. */
const EU_PREFIXES = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** What decides a client's rate. */
export interface TaxedClient {
  /** A rate that staff have agreed on, in basis points; null for none. */
  taxBp: number | null;
  vatNumber: string | null;
}

/** Whether a client accounts for the tax itself: a business of another member of the EU than the seller. D35-4. */
export function isReverseCharged(region: Region, vatNumber: string | null): boolean {
  const prefix = (vatNumber ?? '').trim().slice(0, 2).toUpperCase();
  return region === 'EU' && EU_PREFIXES.has(prefix) && prefix !== SELLERS.EU.country;
}

/**
 * The rate of the platform's tax on what a client owes for an order of this region, in basis points: the one agreed with
 * the client, else 0 on reverse charge, else that of the seller's country. D35-4.
 */
export function platformTaxBp(region: Region, { taxBp, vatNumber }: TaxedClient): number {
  return taxBp ?? (isReverseCharged(region, vatNumber) ? 0 : SELLERS[region].taxBp);
}

/** The country whose tax the platform's seller of a region charges. D35-4. */
export const sellerCountry = (region: Region): string => SELLERS[region].country;

/**
 * What a client's statements say of the tax: that the client accounts for it itself, that the seller's is charged, or
 * neither. D39-4.
 */
export function taxSaid(region: Region, client: TaxedClient): 'reverse_charge' | 'taxed' | 'untaxed' {
  if (platformTaxBp(region, client) > 0) return 'taxed';
  return isReverseCharged(region, client.vatNumber) ? 'reverse_charge' : 'untaxed';
}
