import { digitsOf, downFrom, isDay, passesLuhn, passesMod1110, weigh } from './check-digits';
import type { VatRule } from './rule';

const last = (text: string) => Number(text.at(-1));

/** Bulgaria, a company: two rows of weights, the second where the first leaves ten. */
function bulgarianCompany(body: string): boolean {
  const first = weigh(body, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const rest = first === 10 ? (weigh(body, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first;
  return rest === last(body);
}

/** Bulgaria, somebody's own number: the month also tells the century. */
function bulgarianPerson(body: string): boolean {
  const [year, month, day] = [body.slice(0, 2), body.slice(2, 4), body.slice(4, 6)].map(Number) as [
    number,
    number,
    number,
  ];
  const [century, from] = month > 40 ? [2000, 40] : month > 20 ? [1800, 20] : [1900, 0];
  if (!isDay(century + year, month - from, day)) return false;
  return (weigh(body, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === last(body);
}

function bulgarian(body: string): boolean {
  if (body.length === 9) return bulgarianCompany(body);
  if (bulgarianPerson(body)) return true;
  if (weigh(body, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === last(body)) return true;
  const rest = weigh(body, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return rest !== 1 && (11 - rest) % 11 === last(body);
}

const CYPRIOT = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/** Cyprus: each digit in an odd place counts by a table; the rest of 26 is a letter. */
function cypriot(body: string): boolean {
  const sum = digitsOf(body.slice(0, 8)).reduce(
    (all, digit, at) => all + (at % 2 === 0 ? (CYPRIOT[digit] ?? 0) : digit),
    0,
  );
  return !body.startsWith('12') && String.fromCharCode(65 + (sum % 26)) === body[8];
}

const greek = (body: string) =>
  Number(body) !== 0 && (weigh(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(body);

const PROVINCES = new Set([120, 121, 888, 999]);

function italian(body: string): boolean {
  const province = Number(body.slice(7, 10));
  const isKnown = (province >= 1 && province <= 100) || PROVINCES.has(province);
  return isKnown && !body.startsWith('0000000') && passesLuhn(body);
}

const maltese = (body: string) =>
  !body.startsWith('000000') && 37 - (weigh(body, [3, 4, 6, 7, 8, 9]) % 37) === Number(body.slice(6));

function portuguese(body: string): boolean {
  const rest = weigh(body, downFrom(9)) % 11;
  return (rest < 2 ? 0 : 11 - rest) === last(body);
}

/** Romania: written with zeros before it to ten. */
function romanian(body: string): boolean {
  const whole = body.padStart(10, '0');
  return ((weigh(whole, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(body);
}

function slovene(body: string): boolean {
  const rest = weigh(body, downFrom(8)) % 11;
  return rest !== 0 && (11 - rest) % 10 === last(body);
}

const SPANISH_PERSON = 'TRWAGMYFPDXBNJZSQVHLCKE';
const SPANISH_COMPANY = 'JABCDEFGHI';

/** Spain, a company: Luhn's digit, written as a digit or a letter as its first letter wants it. */
function spanishCompany(body: string): boolean {
  const value = Array.from({ length: 10 }, (_, digit) => digit).findIndex((digit) =>
    passesLuhn(`${body.slice(1, 8)}${digit}`),
  );
  const [kind = '', given] = [body[0], body[8]];
  const [digit, letter] = [String(value), SPANISH_COMPANY[value]];
  if ('ABEH'.includes(kind)) return given === digit;
  return 'NPQRSW'.includes(kind) ? given === letter : given === digit || given === letter;
}

/** Spain: people's numbers end on a letter of 23; a foreigner's first letter counts as a digit. */
function spanish(body: string): boolean {
  if (/^[A-HJNP-SUVW]/.test(body)) return spanishCompany(body);
  const number = Number(
    body
      .slice(0, 8)
      .replace(/^[KLM]/, '')
      .replace('X', '0')
      .replace('Y', '1')
      .replace('Z', '2'),
  );
  return SPANISH_PERSON[number % 23] === body[8];
}

/** Southern members. Greece's numbers begin with `EL`. */
export const SOUTHERN: Readonly<Record<string, VatRule>> = {
  BG: { shape: /^\d{9,10}$/, check: bulgarian },
  CY: { shape: /^\d{8}[A-Z]$/, check: cypriot },
  EL: { shape: /^\d{9}$/, check: greek },
  ES: { shape: /^([A-HJNP-SUVW]\d{7}[0-9A-J]|[KLMXYZ]\d{7}[A-Z]|\d{8}[A-Z])$/, check: spanish },
  HR: { shape: /^\d{11}$/, check: passesMod1110 },
  IT: { shape: /^\d{11}$/, check: italian },
  MT: { shape: /^\d{8}$/, check: maltese },
  PT: { shape: /^[1-9]\d{8}$/, check: portuguese },
  RO: { shape: /^[1-9]\d{1,9}$/, check: romanian },
  SI: { shape: /^[1-9]\d{7}$/, check: slovene },
};
