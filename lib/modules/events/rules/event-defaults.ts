import type { EventType, HouseholdMode } from './event-types';
import { COUNTRY_GROUPS } from '@/lib/address/country-groups';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { Currency } from '@/lib/kernel/money';

/** Facts about a company that its events' defaults depend on. */
export interface CompanyFacts {
  region: Region;
  /** Basis points: 20 % is 2000; 0 while unknown. */
  vatRateBp: number;
  vatRegistered: boolean;
}

/** The initial settings of an event; all others have the table's defaults. */
export interface EventDefaults {
  currency: Currency;
  vatRateBp: number;
  notVatRegistered: boolean;
  /** ISO2 codes of the countries it delivers to. */
  countries: string[];
  householdMode: HouseholdMode;
  freeRetailShipping: boolean;
  editWindowMinutes: number;
}

const COUNTRIES: Record<Region, readonly string[]> = {
  UK: ['GB'],
  EU: COUNTRY_GROUPS.europeanUnion,
  US: ['US'],
};

/**
 * The standard VAT rate of the region's main country, for a company without a rate there. In the US the provider
 * calculates the tax (S2.9).
 */
const STANDARD_VAT_BP: Record<Region, number> = { UK: 2000, EU: 2100, US: 0 };

const EDIT_WINDOW_MINUTES = 60;

/**
 * An event's initial settings from its type, region and company: a gift ships free and is limited to one per household
 * (D24-3); an order can be changed for an hour (D18-1); the VAT rate is the company's own, and 0 while it is not
 * registered (D14).
 */
export function eventDefaults(type: EventType, region: Region, company: CompanyFacts): EventDefaults {
  const isGift = type === 'Promo';
  const own = company.region === region && company.vatRateBp > 0;
  return {
    currency: REGION_FACTS[region].currency,
    vatRateBp: own ? company.vatRateBp : STANDARD_VAT_BP[region],
    notVatRegistered: region !== 'US' && !company.vatRegistered,
    countries: [...COUNTRIES[region]],
    householdMode: isGift ? 'per_household' : 'off',
    freeRetailShipping: isGift,
    editWindowMinutes: EDIT_WINDOW_MINUTES,
  };
}
