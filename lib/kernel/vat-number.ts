import { NORTHERN } from './vat/northern';
import type { VatRule } from './vat/rule';
import { SOUTHERN } from './vat/southern';
import { WESTERN } from './vat/western';

const RULES: ReadonlyMap<string, VatRule> = new Map(
  Object.entries({ ...WESTERN, ...SOUTHERN, ...NORTHERN, XI: WESTERN['GB'] }).flatMap(([prefix, rule]) =>
    rule ? [[prefix, rule] as const] : [],
  ),
);

/** What VAT numbers of the EU's members, of Great Britain and of Northern Ireland begin with. */
export const VAT_PREFIXES: readonly string[] = [...RULES.keys()].toSorted();

/** Spaces, dots, slashes and any kind of dash, as they are written between the groups of a number. */
const BETWEEN = /[\s.,\-/\p{Pd}\p{Zs}]/gu;

/** `gb 980 7806-84` → `GB980780684`: as it is stored and shown. Greece's `GR` becomes `EL`, as its tax office writes it. */
export function tidyVatNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(BETWEEN, '')
    .replace(/^GR(?=\d)/, 'EL');
}

/** Two letters of the country, then two to thirteen letters or digits; old Irish numbers also have `+` or `*`. */
const SHAPE = /^[A-Z]{2}[A-Z0-9+*]{2,13}$/;

/**
 * Whether a tidied VAT number can be one: its form and its check digits, by the rules that the tax offices have published.
 * Numbers of countries whose rule isn't known pass by form alone: that a number exists is known to its tax office only.
 * S2.2-12, S2.2-96.
 */
export function isVatNumber(number: string): boolean {
  if (!SHAPE.test(number)) return false;
  const rule = RULES.get(number.slice(0, 2));
  if (!rule) return /^[A-Z0-9]+$/.test(number);
  const body = number.slice(2);
  return rule.shape.test(body) && rule.check(body);
}

/** Countries that a number's first letters aren't the code of. */
const COUNTRIES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** The country that a stored number is of, as ISO code; null for none whose rule is known. S2.2-97. */
export function vatCountry(number: string | null): string | null {
  const prefix = (number ?? '').slice(0, 2);
  return RULES.has(prefix) ? (COUNTRIES[prefix] ?? prefix) : null;
}
