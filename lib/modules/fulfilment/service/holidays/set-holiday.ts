import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { HolidayCountry } from '@/lib/modules/fulfilment/contract/holidays';
import { insertHolidays, lockHoliday, saveHoliday } from '@/lib/modules/fulfilment/data/fulfillers/holidays';
import { countryIn, nationalOf, today } from './list-holidays';
import { noteHoliday, recheckLater } from './note-holiday';

/**
 * Takes a day of rest away or brings it back, also a national holiday of which nothing was decided; the same again changes nothing.
 * S2.2-307. Throws 404 for a day that is neither, 422 for one that is past, and `conflict` where a colleague decides at the same time.
 */
export async function setHoliday(
  context: StaffContext,
  { nation: country, day }: { nation: string; day: string },
  { counts }: { counts: boolean },
): Promise<HolidayCountry> {
  if (day < today()) throw invalid({ day: ['day_past'] });
  return withStaff(context, async (tx) => {
    const former = await lockHoliday(tx, { country, day });
    const name = former?.name ?? nationalOf(country).find((one) => one.day === day)?.name;
    if (name === undefined) throw notFound();
    if (former?.counts === counts) return countryIn(tx, country);
    const row = { country, day, name, counts };
    if (former) await saveHoliday(tx, row);
    else if ((await insertHolidays(tx, [row])).length === 0) throw new AppError('conflict');
    await noteHoliday(tx, context, row, {
      action: counts ? (former ? 'holiday.restored' : 'holiday.added') : 'holiday.removed',
      before: former ? { removed: !former.counts } : null,
      after: former ? { removed: !counts } : { name, removed: !counts },
    });
    await recheckLater(tx, country);
    return countryIn(tx, country);
  });
}
