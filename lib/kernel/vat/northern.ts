import { downFrom, isDay, passesLuhn, weigh } from './check-digits';
import type { VatRule } from './rule';

const last = (text: string) => Number(text.at(-1));

/** Czechia and Slovakia number people by birthday; women's months are 50 higher, and 20 where a day is used up. */
function isBirthday(body: string, century: number): boolean {
  const [year, month, day] = [body.slice(0, 2), body.slice(2, 4), body.slice(4, 6)].map(Number) as [
    number,
    number,
    number,
  ];
  const plain = [0, 20, 50, 70].map((more) => month - more).find((one) => one >= 1 && one <= 12);
  return plain !== undefined && isDay(century + year, plain, day);
}

function czechCompany(body: string): boolean {
  const rest = weigh(body, downFrom(8)) % 11;
  return (rest === 0 ? 1 : rest === 1 ? 0 : 11 - rest) === last(body);
}

/** Czechia: companies have eight digits; people nine or ten, those with a 6 before it a check digit of its own. */
function czech(body: string): boolean {
  if (body.length === 8) return !body.startsWith('9') && czechCompany(body);
  if (body.length === 9) {
    const special = body.startsWith('6')
      ? (8 - ((10 - (weigh(body.slice(1), downFrom(8)) % 11)) % 11) + 10) % 10 === last(body)
      : false;
    return special || (Number(body.slice(0, 2)) <= 53 && isBirthday(body, 1900));
  }
  const year = Number(body.slice(0, 2));
  if (!isBirthday(body, year >= 54 ? 1900 : 2000)) return false;
  return Number(body) % 11 === 0 || (Number(body.slice(0, 9)) % 11 === 10 && last(body) === 0);
}

const danish = (body: string) => weigh(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

const estonian = (body: string) => Number(body) !== 0 && weigh(body, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;

const finnish = (body: string) => Number(body) !== 0 && weigh(body, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0;

const hungarian = (body: string) => Number(body) !== 0 && weigh(body, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0;

/** Latvia: a first digit above 3 is a company's; people's numbers begin with a birthday, those since 2017 with 32. */
function latvian(body: string): boolean {
  if (body > '4') return weigh(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  if (body.startsWith('32')) return true;
  const [day, month, year, century] = [
    body.slice(0, 2),
    body.slice(2, 4),
    body.slice(4, 6),
    body.slice(6, 7),
  ].map(Number) as [number, number, number, number];
  if (!isDay(1800 + century * 100 + year, month, day)) return false;
  return ((weigh(body, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]) + 1) % 11) % 10 === last(body);
}

/** Lithuania: weights from 1 to 9 and round again; where they leave ten, from 3. */
function lithuanian(body: string): boolean {
  const from = (start: number) =>
    Array.from({ length: body.length - 1 }, (_, at) => ((at + start - 1) % 9) + 1);
  const first = weigh(body, from(1)) % 11;
  return (first === 10 ? (weigh(body, from(3)) % 11) % 10 : first) === last(body);
}

const polish = (body: string) =>
  Number(body) !== 0 && weigh(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(body);

/** Slovakia: the whole is divisible by eleven. */
const slovak = (body: string) => Number(body) % 11 === 0;

/** Sweden: an organisation's or a person's number, then which of its registrations. */
const swedish = (body: string) =>
  Number(body.slice(0, 10)) !== 0 && body.slice(10) !== '00' && passesLuhn(body.slice(0, 10));

/** Northern and eastern members. */
export const NORTHERN: Readonly<Record<string, VatRule>> = {
  CZ: { shape: /^\d{8,10}$/, check: czech },
  DK: { shape: /^[1-9]\d{7}$/, check: danish },
  EE: { shape: /^\d{9}$/, check: estonian },
  FI: { shape: /^\d{8}$/, check: finnish },
  HU: { shape: /^\d{8}$/, check: hungarian },
  LT: { shape: /^(\d{7}1\d|\d{10}1\d)$/, check: lithuanian },
  LV: { shape: /^\d{11}$/, check: latvian },
  PL: { shape: /^\d{10}$/, check: polish },
  SE: { shape: /^\d{12}$/, check: swedish },
  SK: { shape: /^[1-9]\d[2-47-9]\d{7}$/, check: slovak },
};
