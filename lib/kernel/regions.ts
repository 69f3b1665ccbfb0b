import type { Currency } from './money';

/** Where an event sells; decides currency, card keys, buyer terms and time zone. SPEC 1, 3.5, 9; DECISIONS 17. */
export const REGIONS = ['UK', 'EU', 'US'] as const;
export type Region = (typeof REGIONS)[number];

export const REGION_FACTS: Record<
  Region,
  { currency: Currency; numberLocale: string; timeZone: string; defaultCountry: string }
> = {
  UK: { currency: 'GBP', numberLocale: 'en-GB', timeZone: 'Europe/London', defaultCountry: 'GB' },
  EU: { currency: 'EUR', numberLocale: 'nl-NL', timeZone: 'Europe/Amsterdam', defaultCountry: 'NL' },
  US: { currency: 'USD', numberLocale: 'en-US', timeZone: 'America/New_York', defaultCountry: 'US' },
};
