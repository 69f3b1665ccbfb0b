import type { AddressHabits } from './address-habits';
import { rewriteAddress } from './address-rewrites';
import { foldText } from '@/lib/kernel/fold-text';
import { DOTTED_ENDINGS } from './street-words';
import { ORDINAL_WORDS } from './unit-words';

const CARE_OF =
  /^(?:c\/o|c\.o\.|care of|attn|att|attention|fao|z\.?\s?hd\.?|t\.?\s?a\.?\s?v\.?|p\/a|chez|presso)(?![a-z])/;
const PO_BOX =
  /(?<![a-z])(?:p\.?\s*o\.?\s*b(?:ox)?|post office box|postfach|postbus|postboks|postilokero|boite postale|bp|casella postale|apartado(?: de correos)?|apdo|(?<=(?:^|,)\s*)(?:box|pf|pb))(?![a-z])\.?\s*(?:no\.?|nr\.?|#)?\s*(\d[\d\s]*)/;
const NUMBER_SIGN =
  /(?<![a-z])(?:no|nr|num|numero|number|nummer|hausnummer|hnr|huisnummer)(?![a-z])[.:]?\s*(?=\d)/g;
/** `n. 12`, `n° 12`; not in countries where N is a direction. */
const SHORT_NUMBER_SIGN = /(?<![a-z])n[.°o]{0,2}\s*(?=\d)/g;

/** `#12` is the house number if it is the only number, otherwise a flat. */
const ONLY_NUMBER = /^([^\d#]*)#\s*(?=\d+\D*$)/;

/** Longer than any address; protects against input made to cost processing time. */
const MAX_LINE = 500;

/** `ue` for `ü` and `aa` for `å`, after accents were removed: both spellings become the bare vowel. */
export function foldDigraphs(text: string, habits: AddressHabits): string {
  return habits.digraphs ? text.replace(/([aou])e/g, '$1').replace(/aa/g, 'a') : text;
}

/** Lower case, one kind of dash, ordinals and number signs in one form; commas and dots are still in place. */
export function readAddressText(lines: readonly string[], habits: AddressHabits): string {
  const joined = lines
    .map((line) => line.slice(0, MAX_LINE).trim())
    .filter((line) => line !== '')
    .join(', ');
  const speaks = (language: string): boolean => habits.languages.some((spoken) => spoken === language);
  let text = foldText(joined.replace(/[ºª°]/g, '.'))
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[;|\n\r\t()[\]]/g, ',')
    .replace(/(\d)\s+1\/2(?!\d)/g, '$1h')
    .replace(/\s+/g, ' ');
  text = rewriteAddress(text, habits);
  // Romance languages separate the article, `l'eglise`; others join it, `john's`.
  const apart = speaks('fr') || speaks('it') || speaks('es');
  text = text.replace(/['’‘`´]/g, apart ? ' ' : '');
  if (speaks('es')) text = text.replace(/(?<![a-z])c\/\s*/g, 'calle ');
  if (speaks('it') || speaks('es')) text = text.replace(/([a-z])\.(?=[a-z]{1,3}(?![a-z]))/g, '$1');
  if (speaks('en')) text = text.replace(/[a-z]+/g, (word) => ORDINAL_WORDS[word] ?? word);
  text = text.replace(NUMBER_SIGN, '').replace(ONLY_NUMBER, '$1');
  if (!habits.directions) text = text.replace(SHORT_NUMBER_SIGN, '');
  for (const language of habits.languages) {
    for (const [pattern, replacement] of DOTTED_ENDINGS[language] ?? [])
      text = text.replace(pattern, replacement);
  }
  return foldDigraphs(text, habits);
}

/** France has two more kinds of company post boxes. */
const FRENCH_BOX = /(?<=(?:^|,)\s*)(b\.?p\.?|c\.?s\.?|t\.?s\.?a\.?)\s?(\d[\d\s]*)/;
/** `RR 2 Box 152`, `HC 68 Box 23A`: a rural route and the box on it. */
const ROUTE_BOX =
  /(?<![a-z])(?:(rural route|r\.?\s?r|r\.?f\.?d)|highway contract(?: route)?|h\.?c(?:\.?r)?)\.?[\s#]*(\d+)[\s,]*box[\s#]*(\d+)-?([a-z]?)(?![a-z0-9])/;

/** In Finland; elsewhere `pl` is a square. */
const FINNISH_BOX = /(?<![a-z])pl\s*(\d[\d\s]*)/;

/** The number of a post-office box, which replaces the street address; undefined for other addresses. */
export function poBoxOf(text: string, habits: AddressHabits): string | undefined {
  const route = habits.directions ? ROUTE_BOX.exec(text) : null;
  if (route) return `${route[1] ? 'rr' : 'hc'}${route[2]}-${route[3]}${route[4]}`;
  const french = habits.languages.includes('fr') ? FRENCH_BOX.exec(text) : null;
  if (french) return `${french[1]}${french[2]}`.replace(/^b\.?p/, '').replace(/[\s.]/g, '');
  const found = PO_BOX.exec(text) ?? (habits.languages[0] === 'fi' ? FINNISH_BOX.exec(text) : null);
  return found?.[1]?.replace(/\s/g, '').replace(/^0+(?=\d)/, '');
}

/**
 * Removes city and postcode where the lines repeat them: `…, 1015 CS Amsterdam`. A street may end in the city's name.
 */
function withoutPlace(text: string, postcode: string, city: string): string {
  if (postcode.length < 4) return text;
  const code = `(?:[a-z]{1,2}-)?${[...postcode].join('[\\s-]*')}(?![a-z0-9])`;
  const town = city.replace(/[^\p{L}\p{N}]+/gu, '[^a-z0-9,]*');
  const alone = /[a-z]/.test(postcode) ? `(?<=[\\s,])${code}` : `(?<=,\\s*)${code}`;
  const forms = town
    ? [`(?<=[\\s,])${town}[\\s,]*${code}`, `(?<=[\\s,])${code}[\\s,]*${town}(?![a-z])`, alone]
    : [alone];
  return forms.reduce((rest, form) => rest.replace(new RegExp(form, 'gu'), ','), text);
}

/** The parts between commas, without "care of" and without repeats of the city and the postcode (both folded). */
export function partsOf(text: string, postcode: string, city: string): string[] {
  const parts = withoutPlace(text, postcode, city)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const named = parts.filter((part, index) => index === 0 || part !== city);
  const withoutCare = named.filter((part) => !CARE_OF.test(part));
  return withoutCare.length > 0 ? withoutCare : named;
}
