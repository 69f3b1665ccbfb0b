const DAY_MS = 86_400_000;

/** A national holiday, named as its country names it. */
export interface Holiday {
  /** YYYY-MM-DD. */
  day: string;
  name: string;
}

/** A day of the year (`12-25`), days after Easter Sunday, or the n-th weekday of a month (from Sunday 0; -1 the last). */
type When = string | number | { month: number; weekday: number; nth: number };

const [CHRISTMAS, NEW_YEAR] = ['12-25', '01-01'];
const nth = (month: number, weekday: number, count: number): When => ({ month, weekday, nth: count });

/** The days on which a whole country rests, by country. Regional ones are left to whoever knows the printer. */
const HOLIDAYS: Readonly<Record<string, readonly (readonly [When, string])[]>> = {
  GB: [
    ...([
      [NEW_YEAR, 'New Year’s Day'],
      [-2, 'Good Friday'],
      [1, 'Easter Monday'],
    ] as const),
    [nth(5, 1, 1), 'Early May bank holiday'],
    [nth(5, 1, -1), 'Spring bank holiday'],
    [nth(8, 1, -1), 'Summer bank holiday'],
    ...([
      [CHRISTMAS, 'Christmas Day'],
      ['12-26', 'Boxing Day'],
    ] as const),
  ],
  IE: [
    ...([
      [NEW_YEAR, 'New Year’s Day'],
      ['03-17', 'St Patrick’s Day'],
      [1, 'Easter Monday'],
    ] as const),
    [nth(5, 1, 1), 'May Day'],
    [nth(6, 1, 1), 'June holiday'],
    [nth(8, 1, 1), 'August holiday'],
    [nth(10, 1, -1), 'October holiday'],
    ...([
      [CHRISTMAS, 'Christmas Day'],
      ['12-26', 'St Stephen’s Day'],
    ] as const),
  ],
  DE: [
    ...([
      [NEW_YEAR, 'Neujahr'],
      [-2, 'Karfreitag'],
      [1, 'Ostermontag'],
      ['05-01', 'Tag der Arbeit'],
    ] as const),
    ...([
      [39, 'Christi Himmelfahrt'],
      [50, 'Pfingstmontag'],
      ['10-03', 'Tag der Deutschen Einheit'],
    ] as const),
    ...([
      [CHRISTMAS, '1. Weihnachtstag'],
      ['12-26', '2. Weihnachtstag'],
    ] as const),
  ],
  FR: [
    ...([
      [NEW_YEAR, 'Jour de l’An'],
      [1, 'Lundi de Pâques'],
      ['05-01', 'Fête du Travail'],
    ] as const),
    ...([
      ['05-08', 'Victoire 1945'],
      [39, 'Ascension'],
      [50, 'Lundi de Pentecôte'],
    ] as const),
    ...([
      ['07-14', 'Fête nationale'],
      ['08-15', 'Assomption'],
      ['11-01', 'Toussaint'],
    ] as const),
    ...([
      ['11-11', 'Armistice 1918'],
      [CHRISTMAS, 'Noël'],
    ] as const),
  ],
  NL: [
    ...([
      [NEW_YEAR, 'Nieuwjaarsdag'],
      [1, 'Tweede paasdag'],
      ['04-27', 'Koningsdag'],
    ] as const),
    ...([
      [39, 'Hemelvaartsdag'],
      [50, 'Tweede pinksterdag'],
    ] as const),
    ...([
      [CHRISTMAS, 'Eerste kerstdag'],
      ['12-26', 'Tweede kerstdag'],
    ] as const),
  ],
  ES: [
    ...([
      [NEW_YEAR, 'Año Nuevo'],
      ['01-06', 'Epifanía'],
      [-2, 'Viernes Santo'],
    ] as const),
    ...([
      ['05-01', 'Fiesta del Trabajo'],
      ['08-15', 'Asunción'],
      ['10-12', 'Fiesta Nacional'],
    ] as const),
    ...([
      ['11-01', 'Todos los Santos'],
      ['12-06', 'Día de la Constitución'],
    ] as const),
    ...([
      ['12-08', 'Inmaculada Concepción'],
      [CHRISTMAS, 'Navidad'],
    ] as const),
  ],
  IT: [
    ...([
      [NEW_YEAR, 'Capodanno'],
      ['01-06', 'Epifania'],
      [1, 'Lunedì dell’Angelo'],
    ] as const),
    ...([
      ['04-25', 'Liberazione'],
      ['05-01', 'Festa del Lavoro'],
      ['06-02', 'Festa della Repubblica'],
    ] as const),
    ...([
      ['08-15', 'Ferragosto'],
      ['11-01', 'Ognissanti'],
      ['12-08', 'Immacolata Concezione'],
    ] as const),
    ...([
      [CHRISTMAS, 'Natale'],
      ['12-26', 'Santo Stefano'],
    ] as const),
  ],
  DK: [
    ...([
      [NEW_YEAR, 'Nytårsdag'],
      [-3, 'Skærtorsdag'],
      [-2, 'Langfredag'],
      [1, '2. påskedag'],
    ] as const),
    ...([
      [39, 'Kristi himmelfartsdag'],
      [50, '2. pinsedag'],
    ] as const),
    ...([
      [CHRISTMAS, 'Juledag'],
      ['12-26', '2. juledag'],
    ] as const),
  ],
  SE: [
    ...([
      [NEW_YEAR, 'Nyårsdagen'],
      ['01-06', 'Trettondedag jul'],
      [-2, 'Långfredagen'],
    ] as const),
    ...([
      [1, 'Annandag påsk'],
      ['05-01', 'Första maj'],
      [39, 'Kristi himmelsfärdsdag'],
    ] as const),
    ...([
      ['06-06', 'Nationaldagen'],
      [CHRISTMAS, 'Juldagen'],
      ['12-26', 'Annandag jul'],
    ] as const),
  ],
  NO: [
    ...([
      [NEW_YEAR, 'Nyttårsdag'],
      [-3, 'Skjærtorsdag'],
      [-2, 'Langfredag'],
      [1, '2. påskedag'],
    ] as const),
    ...([
      ['05-01', '1. mai'],
      ['05-17', 'Grunnlovsdagen'],
      [39, 'Kristi himmelfartsdag'],
    ] as const),
    ...([
      [50, '2. pinsedag'],
      [CHRISTMAS, '1. juledag'],
      ['12-26', '2. juledag'],
    ] as const),
  ],
  FI: [
    ...([
      [NEW_YEAR, 'Uudenvuodenpäivä'],
      ['01-06', 'Loppiainen'],
      [-2, 'Pitkäperjantai'],
    ] as const),
    ...([
      [1, 'Toinen pääsiäispäivä'],
      ['05-01', 'Vappu'],
      [39, 'Helatorstai'],
    ] as const),
    ...([
      ['12-06', 'Itsenäisyyspäivä'],
      [CHRISTMAS, 'Joulupäivä'],
      ['12-26', 'Tapaninpäivä'],
    ] as const),
  ],
  PL: [
    ...([
      [NEW_YEAR, 'Nowy Rok'],
      ['01-06', 'Trzech Króli'],
      [1, 'Poniedziałek Wielkanocny'],
    ] as const),
    ...([
      ['05-01', 'Święto Pracy'],
      ['05-03', 'Święto Konstytucji 3 Maja'],
      [60, 'Boże Ciało'],
    ] as const),
    ...([
      ['08-15', 'Wniebowzięcie NMP'],
      ['11-01', 'Wszystkich Świętych'],
    ] as const),
    ...([
      ['11-11', 'Święto Niepodległości'],
      [CHRISTMAS, 'Boże Narodzenie'],
      ['12-26', 'Drugi dzień Świąt'],
    ] as const),
  ],
  US: [
    [NEW_YEAR, 'New Year’s Day'],
    [nth(1, 1, 3), 'Martin Luther King Jr. Day'],
    [nth(5, 1, -1), 'Memorial Day'],
    ...([
      ['06-19', 'Juneteenth'],
      ['07-04', 'Independence Day'],
    ] as const),
    [nth(9, 1, 1), 'Labor Day'],
    [nth(11, 4, 4), 'Thanksgiving'],
    [CHRISTMAS, 'Christmas Day'],
  ],
};

/** Easter Sunday of a year (Gregorian), as midnight UTC. */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - f + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

function dateOf(year: number, when: When): number {
  if (typeof when === 'number') return easter(year) + when * DAY_MS;
  if (typeof when === 'string') return Date.parse(`${year}-${when}T00:00:00Z`);
  const first = Date.UTC(year, when.month - 1, 1);
  const last = Date.UTC(year, when.month, 0);
  if (when.nth < 0) return last - ((new Date(last).getUTCDay() - when.weekday + 7) % 7) * DAY_MS;
  const ahead = (when.weekday - new Date(first).getUTCDay() + 7) % 7;
  return first + (ahead + (when.nth - 1) * 7) * DAY_MS;
}

/**
 * The national holidays of a country from a day on and before another one (YYYY-MM-DD), each day once, in order; none for a country
 * that isn’t known. S2.2-307.
 */
export function nationalHolidays(country: string, from: string, before: string): Holiday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(before.slice(0, 4))];
  const names = new Map<string, string>();
  for (let year = first; year <= last; year += 1) {
    for (const [when, name] of HOLIDAYS[country] ?? []) {
      const day = new Date(dateOf(year, when)).toISOString().slice(0, 10);
      if (day >= from && day < before && !names.has(day)) names.set(day, name);
    }
  }
  return [...names]
    .map(([day, name]) => ({ day, name }))
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The national holidays of a country within a year from a day (YYYY-MM-DD), in order; none for one that isn’t known. S2.2-109. */
export function nextHolidays(country: string, from: string): Holiday[] {
  return nationalHolidays(country, from, `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`);
}

/** How many years after the current one staff keep holidays of. */
const KEPT_YEARS = 2;

/** The first day whose holidays are not kept yet, seen from a day. */
export const endOfKept = (today: string): string => `${Number(today.slice(0, 4)) + KEPT_YEARS + 1}-01-01`;

/** A holiday as days on which a printer is closed. */
export const asClosure = ({ day }: Holiday) => ({ firstDay: day, lastDay: day });
