import { now } from '@/lib/kernel/clock';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { Transaction } from '@/lib/db/transaction';
import type { HolidayCountry, KeptDay } from '@/lib/modules/fulfilment/contract/holidays';
import * as data from '@/lib/modules/fulfilment/data/fulfillers/holidays';
import { endOfKept, nationalHolidays } from '@/lib/modules/fulfilment/rules/fulfillers/holidays';

/** Today, YYYY-MM-DD: a day that is over in UTC is past for all. */
export const today = (): string => now().toISOString().slice(0, 10);

/** The national holidays of a country from today on that staff can decide on. */
export const nationalOf = (country: string) => nationalHolidays(country, today(), endOfKept(today()));

function stateOf({ counts, dismissed }: data.HolidayRow): KeptDay['state'] {
  if (counts) return 'counts';
  return dismissed ? 'dismissed' : 'removed';
}

function present(country: string, printers: string[], rows: readonly data.HolidayRow[]): HolidayCountry {
  const decided = new Set(rows.map(({ day }) => day));
  const kept = rows.map((row): KeptDay => ({ day: row.day, name: row.name, state: stateOf(row) }));
  const proposed = nationalOf(country)
    .filter(({ day }) => !decided.has(day))
    .map(({ day, name }): KeptDay => ({ day, name, state: 'proposed' }));
  const days = [...kept, ...proposed].sort((one, other) => one.day.localeCompare(other.day));
  return { country, printers, days };
}

/** One country as it is now. Needs a staff transaction. */
export async function countryIn(tx: Transaction, country: string): Promise<HolidayCountry> {
  const found = (await data.listCountries(tx)).find((one) => one.country === country);
  return present(country, found?.printers ?? [], await data.listHolidays(tx, today(), country));
}

/** The days of rest of the printers' countries, and of others that staff keep days of. S2.2-307. */
export async function listHolidays(context: StaffContext): Promise<{ countries: HolidayCountry[] }> {
  return withStaff(context, async (tx) => {
    const found = await data.listCountries(tx);
    const rows = await data.listHolidays(tx, today());
    const names = new Set([...found, ...rows].map(({ country }) => country));
    const countries = [...names].sort().map((country) =>
      present(
        country,
        found.find((one) => one.country === country)?.printers ?? [],
        rows.filter((row) => row.country === country),
      ),
    );
    return { countries };
  });
}
