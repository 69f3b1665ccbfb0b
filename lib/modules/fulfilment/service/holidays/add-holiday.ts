import { invalid } from '@/lib/kernel/app-error';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { HolidayCountry, HolidayForm } from '@/lib/modules/fulfilment/contract/holidays';
import { insertHolidays, lockHoliday, saveHoliday } from '@/lib/modules/fulfilment/data/fulfillers/holidays';
import { endOfKept } from '@/lib/modules/fulfilment/rules/fulfillers/holidays';
import { countryIn, today } from './list-holidays';
import { notCounting, noteHoliday, recheckLater } from './note-holiday';

/**
 * Adds a day on which a country rests; one that was taken away comes back under this name. S2.2-307. Throws 422 for a day that is
 * past, further away than days are kept, or counts already.
 */
export async function addHoliday(context: StaffContext, form: HolidayForm): Promise<HolidayCountry> {
  const { country, day, name } = form;
  if (day < today()) throw invalid({ day: ['day_past'] });
  if (day >= endOfKept(today())) throw invalid({ day: ['day_too_far'] });
  return withStaff(context, async (tx) => {
    const row = { country, day, name, counts: true, dismissed: false };
    const former = await lockHoliday(tx, row);
    const taken = former ? former.counts : (await insertHolidays(tx, [row])).length === 0;
    if (taken) throw invalid({ day: ['holiday_taken'] });
    if (former) await saveHoliday(tx, row);
    await noteHoliday(tx, context, row, {
      action: 'holiday.added',
      before: former ? { name: former.name, ...notCounting(former, true) } : null,
      after: { name, ...notCounting(former ?? row, false) },
    });
    await recheckLater(tx, country);
    return countryIn(tx, country);
  });
}
