import type { Locale } from '@/lib/kernel/locales';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import { COUNTRIES, countryByIso2 } from './countries';
import { localCountryName } from './country-names';
import { DEFAULT_US_STATE, US_STATES, usStateFrom } from './us-states';

/** A country in a form: the English name is sent, the label is in the page's language. */
export interface CountryChoice {
  iso2: string;
  name: string;
  label: string;
}

/** The options of an address form, and its default country. */
export interface DeliveryChoices {
  countries: CountryChoice[];
  /** State names; empty if no country of the list has states. */
  states: string[];
  defaultCountry: string;
  defaultState: string;
}

interface DeliverySettings {
  region: Region;
  /** ISO2 codes; an empty list means every country. */
  countries: readonly string[];
  /** Names or abbreviations of US states; an empty list means all. */
  states: readonly string[];
}

/** These countries (or all) sorted for the reader's language. D12. */
export function countryChoices(codes: readonly string[], locale: Locale): CountryChoice[] {
  const listed = codes.length > 0 ? codes.flatMap((iso2) => countryByIso2(iso2) ?? []) : COUNTRIES;
  const choices = listed.map(({ iso2, name }) => ({ iso2, name, label: localCountryName(iso2, locale) }));
  return choices.sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** The name of the region's own country if it is offered, else of the first. D12. */
export function defaultCountryOf(region: Region, countries: readonly CountryChoice[]): string {
  const own = countries.find(({ iso2 }) => iso2 === REGION_FACTS[region].defaultCountry);
  return (own ?? countries[0])?.name ?? '';
}

/** The countries and states of an event's forms; Alabama comes first where it is available. S2.7, D12. */
export function deliveryChoices(settings: DeliverySettings, locale: Locale): DeliveryChoices {
  const countries = countryChoices(settings.countries, locale);
  const wanted = new Set(settings.states.flatMap((state) => usStateFrom(state)?.abbreviation ?? []));
  const offered = US_STATES.filter(({ abbreviation }) => wanted.size === 0 || wanted.has(abbreviation));
  const names = countries.some(({ iso2 }) => iso2 === 'US') ? offered.map(({ name }) => name) : [];
  const { name: alabama } = DEFAULT_US_STATE;
  return {
    countries,
    states: names,
    defaultCountry: defaultCountryOf(settings.region, countries),
    defaultState: names.includes(alabama) ? alabama : (names[0] ?? ''),
  };
}
