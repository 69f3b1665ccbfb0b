import { invalid, notFound } from '@/lib/kernel/app-error';
import { dayInZone } from '@/lib/kernel/calendar';
import { now } from '@/lib/kernel/clock';
import { REGION_FACTS, REGIONS, type Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { comparedRange, ownPeriodProblem, rangeOf, type PointUnit } from '@/lib/modules/figures/rules/period';
import {
  readDaySums,
  type DaySums,
  type RangeScope,
  type RegionRange,
} from '@/lib/modules/figures/service/statements/read-ranges';
import {
  readSplit,
  type SplitColumn,
  type SplitPage,
} from '@/lib/modules/figures/service/statements/read-split';
import type { ClientRevenue, ClientRevenueQuery } from '@/lib/modules/insights/contract/client-revenue';
import { findClientName, findEventOfAny } from '@/lib/modules/insights/data/find-revenue-scope';
import { presentCurrency, type ReadCurrency } from '@/lib/modules/insights/service/figures/present-currency';
import { fromDashboard, listedOf, presentRow, revenueTotals, sumOfDays } from './present-revenue';
import { decodeRevenueCursor, encodeRevenueCursor } from './revenue-cursor';

/** Of a file: all rows, by day. */
export interface RevenueReader {
  unit?: PointUnit;
  limit?: number;
}

type Narrowed = Pick<ClientRevenue, 'tenant' | 'event'> & { scope: RangeScope; region: Region | undefined };

/** Whose figures. Throws 404 for an unknown client, an unknown event, and one of another client. */
async function narrow(tx: Transaction, query: ClientRevenueQuery): Promise<Narrowed> {
  const event = query.event === undefined ? null : await findEventOfAny(tx, query.event);
  if (event === undefined || (event && query.tenant && event.tenantId !== query.tenant)) throw notFound();
  const tenantId = event?.tenantId ?? query.tenant ?? null;
  const name = tenantId === null ? null : await findClientName(tx, tenantId);
  if (name === undefined) throw notFound();
  const scope: RangeScope = {
    tenantId,
    ...(event ? { eventId: event.id } : {}),
    ...(query.type ? { type: query.type } : {}),
  };
  return {
    scope,
    region: query.region ?? event?.region,
    tenant: tenantId === null || name === null ? null : { id: tenantId, name },
    event: event && { slug: event.slug, name: event.name },
  };
}

/** The period in each region's own days. D38-6. */
const rangesOf = (query: ClientRevenueQuery, at: Date): RegionRange[] =>
  REGIONS.map((region) => {
    const today = dayInZone(at, REGION_FACTS[region].timeZone).toISOString().slice(0, 10);
    return { region, ...rangeOf(query, today) };
  });

const inRegion = (days: readonly DaySums[], region: Region) =>
  days.filter(({ currency }) => currency === REGION_FACTS[region].currency);

function pageOf(
  { sort, by, cursor, limit }: ClientRevenueQuery,
  reader: RevenueReader,
): SplitPage & { list: string } {
  const list = `${by} ${sort}`;
  const size = reader.limit ?? limit;
  return {
    list,
    by: sort.replace('-', '') as SplitColumn,
    ascending: !sort.startsWith('-'),
    // One row more than the page size shows whether there is a next page.
    limit: size + 1,
    after: cursor ? decodeRevenueCursor(cursor, list) : null,
  };
}

async function gather(
  tx: Transaction,
  query: ClientRevenueQuery,
  reader: RevenueReader,
): Promise<ClientRevenue> {
  const page = pageOf(query, reader);
  const { scope, tenant, event, region: wanted } = await narrow(tx, query);
  const ranges = rangesOf(query, now());
  const everywhere = await readDaySums(tx, scope, ranges);
  const region = wanted ?? REGIONS.find((one) => inRegion(everywhere, one).length > 0) ?? REGIONS[0];
  const range = ranges.find((one) => one.region === region);
  if (!range) throw new RangeError(`no days for ${region}`);
  const { from, to } = range;
  const compared = comparedRange(query.period, { from, to }, query.compare);
  const daysBefore = compared ? await readDaySums(tx, scope, [{ region, ...compared }]) : [];
  const read: ReadCurrency = {
    currency: REGION_FACTS[region].currency,
    range: { from, to },
    compared,
    unit: reader.unit ?? null,
    days: inRegion(everywhere, region),
    daysBefore,
    parts: [],
    stages: [],
    costs: true,
  };
  const figures = presentCurrency(read);
  const split = await readSplit(tx, { ...scope, region, range: { from, to }, compared }, query.by, page);
  const rows = split.rows.slice(0, page.limit - 1);
  const last = split.rows.length >= page.limit ? rows.at(-1) : undefined;
  return {
    region,
    currency: figures.currency,
    from,
    to,
    compared,
    unit: figures.unit,
    ...fromDashboard(figures, read),
    regions: REGIONS.map((one) => ({
      region: one,
      currency: REGION_FACTS[one].currency,
      ...revenueTotals(sumOfDays(inRegion(everywhere, one))),
    })),
    tenant,
    event,
    rows: rows.map((row) => presentRow(row, query.by, compared !== null)),
    count: split.count,
    listed: listedOf(split.all.now),
    next_cursor: last ? encodeRevenueCursor(page.list, last) : null,
  };
}

/**
 * What clients have sold in a region in a period, and the platform's part, split as asked: from kept sums alone. S2.2-192,
 * D38-45. Throws 404 for an unknown client or event, and 422 for an own period that can't be and for another list's cursor.
 */
export async function readRevenue(
  context: StaffContext,
  query: ClientRevenueQuery,
  reader: RevenueReader = {},
): Promise<ClientRevenue> {
  const problem = ownPeriodProblem(query);
  if (problem) throw invalid({ [problem.field]: [problem.code] });
  return withStaff(context, (tx) => gather(tx, query, reader));
}
