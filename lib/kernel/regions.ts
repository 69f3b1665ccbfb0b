import type { Currency } from './money';

/** The region an event sells in; decides currency, card keys, buyer terms and time zone. S1-10, S3.5, S9, D17-1. */
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
