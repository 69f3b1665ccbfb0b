import type { EventType, HouseholdMode } from './event-types';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { Currency } from '@/lib/kernel/money';

/** What of a company decides how its events begin. */
export interface CompanyFacts {
  region: Region;
  /** Hundredths of a per cent; 0 while nobody has said. */
  vatRateBp: number;
  vatRegistered: boolean;
}

/** How an event stands before anybody has changed it; what is not here is the table's own default. */
export interface EventDefaults {
  currency: Currency;
  vatRateBp: number;
  notVatRegistered: boolean;
  /** ISO2 codes of where it delivers. */
  countries: string[];
  householdMode: HouseholdMode;
  freeRetailShipping: boolean;
  editWindowMinutes: number;
}

const EUROPEAN_UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const COUNTRIES: Record<Region, readonly string[]> = { UK: ['GB'], EU: EUROPEAN_UNION, US: ['US'] };

/** The standard rate of the region's own country, for a company that has none there. The US asks for its tax (SPEC 2.9). */
const STANDARD_VAT_BP: Record<Region, number> = { UK: 2000, EU: 2100, US: 0 };

const EDIT_WINDOW_MINUTES = 60;

/**
 * An event's settings from its type, its region and its company: a gift is posted free, one to a household (DECISIONS 24);
 * an order can be changed for an hour (18); the rate is the company's own, and without VAT while it is not registered (14).
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
