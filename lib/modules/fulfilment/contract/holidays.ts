import { z } from 'zod';
import { none, requiredText } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { country, dayText } from './fulfillers/shapes';
import { addHolidayCall, countNationalCall, listHolidaysCall, setHolidayCall } from './paths';

const keptDay = z.object({
  day: dayText,
  name: z.string(),
  /**
   * `proposed`: a national holiday of which nothing was decided; `dismissed`: one that staff turned down. Like `removed`, both are
   * days as any other.
   */
  state: z.enum(['counts', 'proposed', 'removed', 'dismissed']),
});
export type KeptDay = z.output<typeof keptDay>;

const ofCountry = z.object({
  country: z.string(),
  /** Names of the printers whose parcels start there; none where only its days are kept. */
  printers: z.array(z.string()),
  /** From today on, to the end of the second year after this one, in order. */
  days: z.array(keptDay),
});
export type HolidayCountry = z.output<typeof ofCountry>;

/** What staff write. S2.2-307. */
export const holidayForm = z.object({ country, day: dayText, name: requiredText(80) });
export type HolidayForm = z.output<typeof holidayForm>;

const nation = z.object({ nation: z.string().regex(/^[A-Z]{2}$/) });
const WRITES = { access: 'staff', permission: 'super_admin_panel.update', query: none } as const;
const EXAMPLE: HolidayCountry = {
  country: 'GB',
  printers: ['Northlight Print'],
  days: [
    { day: '2026-12-25', name: 'Christmas Day', state: 'counts' },
    { day: '2027-01-01', name: 'New Year’s Day', state: 'proposed' },
  ],
};

/** S2.2-307. */
export const listHolidays = route({
  id: 'holidays.list',
  ...listHolidaysCall,
  summary: 'The days on which the printers’ countries rest: which count, and which national holidays could',
  access: 'staff',
  permission: 'super_admin_panel.read',
  params: none,
  query: none,
  response: z.object({ countries: z.array(ofCountry) }),
  example: { response: { countries: [EXAMPLE] } },
});

/** S2.2-307. */
export const addHoliday = route({
  ...WRITES,
  id: 'holidays.add',
  ...addHolidayCall,
  summary: 'Add a day on which a country rests; printers there have a day longer for orders that they have',
  params: none,
  body: holidayForm,
  response: ofCountry,
  example: {
    request: { country: 'GB', day: '2026-12-25', name: 'Christmas Day' },
    response: EXAMPLE,
  },
});

/** S2.2-307. */
export const countNational = route({
  ...WRITES,
  id: 'holidays.count-national',
  ...countNationalCall,
  summary: 'Let all national holidays of a country count of which nothing was decided; safe to repeat',
  params: nation,
  body: none,
  response: ofCountry,
  example: { params: { nation: 'GB' }, request: {}, response: EXAMPLE },
});

/** S2.2-307. */
export const setHoliday = route({
  ...WRITES,
  id: 'holidays.set',
  ...setHolidayCall,
  summary: 'Take a country’s day of rest away, dismiss a proposed one, or let it count; safe to repeat',
  params: nation.extend({ day: dayText }),
  body: z.object({ counts: z.boolean() }),
  response: ofCountry,
  errors: ['conflict'],
  example: {
    params: { nation: 'GB', day: '2027-01-01' },
    request: { counts: true },
    response: EXAMPLE,
  },
});
