import type { LoggedAction } from '@/lib/audit/action-types';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { HolidayCountry } from '@/lib/modules/fulfilment/contract/holidays';
import {
  insertHolidays,
  lockHoliday,
  saveHoliday,
  type HolidayRow,
} from '@/lib/modules/fulfilment/data/fulfillers/holidays';
import { countryIn, nationalOf, today } from './list-holidays';
import { notCounting, noteHoliday, recheckLater } from './note-holiday';

/** What was done to a day: only one that has counted can be removed or brought back. */
function actionOf(former: HolidayRow | undefined, { counts, dismissed }: HolidayRow): LoggedAction {
  if (!counts) return dismissed ? 'holiday.dismissed' : 'holiday.removed';
  return former && !former.dismissed ? 'holiday.restored' : 'holiday.added';
}

/**
 * Takes a day of rest away or brings it back, and lets a national holiday count of which nothing was decided, or turns it down; the same
 * again changes nothing. S2.2-307, S2.2-334. Throws 404 for a day that is neither, 422 for one that is past, and `conflict` where a colleague decides at the same time.
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
    // Nothing was decided of it: it is a proposal, which has never counted.
    const dismissed = !counts && (former ? former.dismissed && !former.counts : true);
    const row = { country, day, name, counts, dismissed };
    if (former) await saveHoliday(tx, row);
    else if ((await insertHolidays(tx, [row])).length === 0) throw new AppError('conflict');
    await noteHoliday(tx, context, row, {
      action: actionOf(former, row),
      before: former ? notCounting(former, !former.counts) : null,
      after: former ? notCounting(former, !counts) : { name, ...notCounting(row, !counts) },
    });
    await recheckLater(tx, country);
    return countryIn(tx, country);
  });
}
