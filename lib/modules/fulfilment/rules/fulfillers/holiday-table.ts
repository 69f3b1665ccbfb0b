/**
 * A day of the year (`12-25`), days after Easter Sunday, the n-th weekday of a month (from Sunday 0; -1 the last), or what a country
 * says of each year.
 */
export type When =
  string | number | { month: number; weekday: number; nth: number } | ((year: number) => string);

const [CHRISTMAS, NEW_YEAR] = ['12-25', '01-01'];
const nth = (month: number, weekday: number, count: number): When => ({ month, weekday, nth: count });

const weekdayOf = (year: number, day: string): number => new Date(`${year}-${day}T00:00:00Z`).getUTCDay();
const [SUNDAY, FRIDAY] = [0, 5];

/** The first Monday of February, or the 1st where that is a Friday. */
const brigid = (year: number): string => {
  const first = weekdayOf(year, '02-01');
  return first === FRIDAY ? '02-01' : `02-0${1 + ((8 - first) % 7)}`;
};

/** The king's birthday is kept a day early where it is a Sunday. */
const kingsDay = (year: number): string => (weekdayOf(year, '04-27') === SUNDAY ? '04-26' : '04-27');

/** The days on which a whole country rests, by country. Regional ones are left to whoever knows the printer. */
export const HOLIDAYS: Readonly<Record<string, readonly (readonly [When, string])[]>> = {
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
      [brigid, 'St Brigid’s Day'],
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
      [kingsDay, 'Koningsdag'],
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
      ['10-04', 'San Francesco d’Assisi'],
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
      ['12-24', 'Wigilia Bożego Narodzenia'],
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

/**
 * Where a holiday on a weekend is kept on a working day instead: the next one that is none already, or the nearest. Names as the
 * country writes them.
 */
export const KEPT_INSTEAD: Readonly<
  Record<string, { on: 'next' | 'nearest'; name: (name: string) => string }>
> = {
  GB: { on: 'next', name: (name) => `${name} (substitute day)` },
  US: { on: 'nearest', name: (name) => `${name} (observed)` },
};
