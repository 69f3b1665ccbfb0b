import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { HolidayCountry } from '@/lib/modules/fulfilment/contract/holidays';
import { insertHolidays } from '@/lib/modules/fulfilment/data/fulfillers/holidays';
import { countryIn, nationalOf } from './list-holidays';
import { noteHoliday, recheckLater } from './note-holiday';

/** Lets all national holidays of a country count of which nothing was decided; none the second time. S2.2-307. */
export async function countNational(context: StaffContext, country: string): Promise<HolidayCountry> {
  return withStaff(context, async (tx) => {
    const rows = nationalOf(country).map(({ day, name }) => ({
      country,
      day,
      name,
      counts: true,
      dismissed: false,
    }));
    const added = await insertHolidays(tx, rows);
    for (const row of added) {
      const after = { name: row.name, removed: false };
      await noteHoliday(tx, context, row, { action: 'holiday.added', before: null, after });
    }
    if (added.length > 0) await recheckLater(tx, country);
    return countryIn(tx, country);
  });
}
