import { checkVAT, countries } from 'jsvat';

/** `GB 980 7806-84` → `GB980780684`: as it is stored and shown. */
export function tidyVatNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s.\-/]/g, '');
}

/** Two letters of the country, then two to thirteen letters or digits. */
const SHAPE = /^[A-Z]{2}[A-Z0-9]{2,13}$/;

/**
 * Whether a tidied VAT number can be one: its shape, and its check digits where the country has them. Northern Ireland's
 * `XI` has those of `GB`. Numbers of countries whose rule isn't known pass by shape alone: that a number exists is known to
 * its tax office only. S2.2-12.
 */
export function isVatNumber(number: string): boolean {
  if (!SHAPE.test(number)) return false;
  const { isValid, isSupportedCountry } = checkVAT(number.replace(/^XI/, 'GB'), countries);
  return isValid || !isSupportedCountry;
}
