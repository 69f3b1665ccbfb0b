import { countryFrom } from '@/lib/address/country-names';
import { emailKey } from '@/lib/kernel/email-key';
import { nameKey } from './name-key';
import { phoneKey } from './phone-key';
import { postalKey } from './postal-key';

/** How an event limits claims per person or household. D24-2. */
export const HOUSEHOLD_MODES = ['off', 'flag', 'per_person', 'per_household'] as const;
export type HouseholdMode = (typeof HOUSEHOLD_MODES)[number];

/** The person who claims; the fields of S3.1. */
export interface Claimant {
  name: string;
  email: string;
  phone: string;
  address_first_line: string;
  address_second_line?: string;
  address_city?: string;
  address_postcode?: string;
  /** A name in any of the ten languages, or ISO2. */
  address_country: string;
}

export interface ClaimKeys {
  /** Two claims by one person share at least one of these: e-mail, phone, name at an address. */
  person: string[];
  /** Two claims by one household share this; empty when the address says too little. */
  household: string[];
}

/**
 * The canonical texts by which claims are compared. They are personal data: hash each with the platform's key before
 * storing or comparing it. D24.
 */
export function claimKeys(claimant: Claimant): ClaimKeys {
  const country =
    countryFrom(claimant.address_country)?.iso2 ?? claimant.address_country.trim().toUpperCase();
  const postal = postalKey({ ...claimant, countryIso2: country });
  const email = emailKey(claimant.email);
  const phone = phoneKey(claimant.phone, country);
  const name = nameKey(claimant.name);
  const person = [
    email ? `email|${email}` : null,
    phone ? `phone|${phone}` : null,
    name && postal ? `name|${name}|${postal}` : null,
  ].filter((key) => key !== null);
  return { person, household: postal ? [postal] : [] };
}

/**
 * The keys that an event's mode looks up, and whether a match refuses the claim or only flags it for the client. `off`
 * looks up none; `flag` looks up both kinds and refuses nothing. An address that identifies no household (`-`) is no
 * way around the limit: the person keys are looked up instead. D24-2.
 */
export function keysToCheck(mode: HouseholdMode, keys: ClaimKeys): { keys: string[]; refuses: boolean } {
  if (mode === 'off') return { keys: [], refuses: false };
  if (mode === 'flag') return { keys: [...keys.person, ...keys.household], refuses: false };
  const byPerson = mode === 'per_person' || keys.household.length === 0;
  return { keys: byPerson ? keys.person : keys.household, refuses: true };
}
