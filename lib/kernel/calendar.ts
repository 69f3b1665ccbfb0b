const DAY_TEXT = /^(\d{2})-(\d{2})-(\d{4})$/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached per zone: creating a formatter takes almost a millisecond. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** The calendar day that `instant` falls on in `timeZone`, as midnight UTC of that day. D17-1. */
export function dayInZone(instant: Date, timeZone: string): Date {
  const parts = formatIn(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(read('year'), read('month') - 1, read('day')));
}

/** A day (midnight UTC) as `DD-MM-YYYY`. S9. */
export function dayText(day: Date): string {
  const [year = '', month = '', date = ''] = day.toISOString().slice(0, 10).split('-');
  return `${date}-${month}-${year}`;
}

/** `DD-MM-YYYY` as midnight UTC of that day. Throws a RangeError for any other text or a day that does not exist. */
export function parseDayText(text: string): Date {
  const [, date, month, year] = DAY_TEXT.exec(text) ?? [];
  const day = new Date(`${year}-${month}-${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || dayText(day) !== text) throw new RangeError(`not a day: ${text}`);
  return day;
}

/** The day `count` business days after `day` (midnight UTC): weekends are skipped, holidays are not known. D17-1, D53-8. */
export function addBusinessDays(day: Date, count: number): Date {
  const date = new Date(day);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    const weekday = date.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return date;
}
