import { digitsOf, downFrom, passesLuhn, passesMod1110, passesMod9710, weigh } from './check-digits';
import type { VatRule } from './rule';

const at = (text: string, index: number) => Number(text[index]);

/** Austria: the fourth is added once more, so that the sum ends on 6 before the check digit. */
function austrian(body: string): boolean {
  const digits = digitsOf(body.slice(1, 8));
  const sum = digits.reduce((all, digit, index) => {
    const doubled = digit * 2;
    return all + (index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled);
  }, 4);
  return (10 - (sum % 10)) % 10 === at(body, 8);
}

const belgian = (body: string) => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8));

/** Without I and O. */
const FRENCH = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** France: a key of two, then the company's number; Monaco's companies, 000, have no digit of Luhn's. */
function french(body: string): boolean {
  const [key, siren] = [body.slice(0, 2), body.slice(2)];
  if (!siren.startsWith('000') && !passesLuhn(siren)) return false;
  if (/^\d\d$/.test(key)) return (Number(siren) * 100 + 12) % 97 === Number(key);
  const [first = 0, second = 0] = Array.from(key, (sign) => FRENCH.indexOf(sign));
  const value = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(value / 11)) % 11 === value % 11;
}

const IRISH = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Ireland: seven digits and a letter, since 2013 with a second one; before, a sign stood in the second place. */
function irish(body: string): boolean {
  const isOld = !/^\d{7}/.test(body);
  const digits = isOld ? `0${body.slice(2, 7)}${body.slice(0, 1)}` : body.slice(0, 7);
  const second = body[8];
  const extra = second === undefined || second === 'W' ? 0 : second.charCodeAt(0) - 64;
  return IRISH[(weigh(digits, downFrom(8)) + 9 * extra) % 23] === body[7];
}

const luxembourgish = (body: string) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6));

/** Netherlands: companies' numbers end on a digit of eleven, those that people have had since 2020 on two of ninety-seven. */
function dutch(body: string): boolean {
  const sum = weigh(body, downFrom(9));
  return (sum > 0 && sum % 11 === at(body, 8)) || passesMod9710(`NL${body}`);
}

/** United Kingdom: the two check digits are of ninety-seven, in the newer range 55 away. */
function british(body: string): boolean {
  if (/^(GD[0-4]|HA[5-9])\d\d$/.test(body)) return true;
  if (!/^\d{9}(\d{3})?$/.test(body)) return false;
  const seven = weigh(body, downFrom(8));
  if (seven === 0) return false;
  const sum = seven + Number(body.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/** Western members, and the United Kingdom. */
export const WESTERN: Readonly<Record<string, VatRule>> = {
  AT: { shape: /^U\d{8}$/, check: austrian },
  BE: { shape: /^(0[2-9]|1\d)\d{8}$/, check: belgian },
  DE: { shape: /^[1-9]\d{8}$/, check: passesMod1110 },
  FR: { shape: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, check: french },
  GB: { shape: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/, check: british },
  IE: { shape: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, check: irish },
  LU: { shape: /^\d{8}$/, check: luxembourgish },
  NL: { shape: /^\d{9}B\d\d$/, check: dutch },
};
