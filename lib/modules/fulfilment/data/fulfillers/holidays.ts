import { and, asc, eq, gte, sql, type SQL } from 'drizzle-orm';
import { REGION_FACTS, REGIONS } from '@/lib/kernel/regions';
import { platformHolidays } from '@/lib/db/schema/fulfillers';
import type { Transaction } from '@/lib/db/transaction';
import type { Holiday } from '@/lib/modules/fulfilment/rules/fulfillers/holidays';

export type HolidayRow = typeof platformHolidays.$inferSelect;

const byRegion = REGIONS.map((region) => `when '${region}' then '${REGION_FACTS[region].defaultCountry}'`);
/** The country that the parcels of a fulfiller `f` start from, as `originOf` says. */
export const COUNTRY_OF = sql.raw(
  `coalesce(f.origin_country, case f.regions[1] ${byRegion.join(' ')} else '${REGION_FACTS.UK.defaultCountry}' end)`,
);

/**
 * The days from one on, on which the country of a fulfiller `f` rests, as a JSON list of `Holiday` in order: the one door to them for
 * whatever counts a printer's days. ADR 0198, S2.2-308.
 */
export const restDays = (
  from: SQL,
): SQL => sql`coalesce((select jsonb_agg(jsonb_build_object('day', h.day, 'name', h.name) order by h.day)
  from platform_holidays h where h.country = ${COUNTRY_OF} and h.counts and h.day >= ${from}), '[]')`;

/** The days from one on, on which a fulfiller's country rests. S2.2-308. */
export async function listRestDays(tx: Transaction, fulfillerId: string, from: string): Promise<Holiday[]> {
  const { rows } = await tx.execute<{ days: Holiday[] }>(
    sql`select ${restDays(sql`${from}::date`)} as days from fulfillers f where f.id = ${fulfillerId}`,
  );
  return rows[0]?.days ?? [];
}

/** The names of the fulfillers of each country, by name. Needs staff. S2.2-307. */
export async function listCountries(tx: Transaction): Promise<{ country: string; printers: string[] }[]> {
  const { rows } = await tx.execute<{ country: string; printers: string[] }>(sql`
    select ${COUNTRY_OF} as country, jsonb_agg(f.name order by f.name, f.id) as printers from fulfillers f group by 1 order by 1`);
  return rows;
}

/** What staff have decided of a country's days from one on, or of those of all countries, in order. Needs staff. S2.2-307. */
export async function listHolidays(tx: Transaction, from: string, country?: string): Promise<HolidayRow[]> {
  return tx
    .select()
    .from(platformHolidays)
    .where(and(gte(platformHolidays.day, from), country ? eq(platformHolidays.country, country) : undefined))
    .orderBy(asc(platformHolidays.country), asc(platformHolidays.day));
}

/** What staff have decided of a day, locked; undefined where nothing. Needs staff. */
export async function lockHoliday(
  tx: Transaction,
  { country, day }: Pick<HolidayRow, 'country' | 'day'>,
): Promise<HolidayRow | undefined> {
  const [row] = await tx
    .select()
    .from(platformHolidays)
    .where(and(eq(platformHolidays.country, country), eq(platformHolidays.day, day)))
    .for('update');
  return row;
}

/** Adds days of which nothing was decided, and answers those. Needs staff. */
export async function insertHolidays(tx: Transaction, rows: readonly HolidayRow[]): Promise<HolidayRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(platformHolidays)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

/** Changes a locked day. Needs staff. */
export async function saveHoliday(
  tx: Transaction,
  { country, day, name, counts, dismissed }: HolidayRow,
): Promise<void> {
  await tx
    .update(platformHolidays)
    .set({ name, counts, dismissed })
    .where(and(eq(platformHolidays.country, country), eq(platformHolidays.day, day)));
}
