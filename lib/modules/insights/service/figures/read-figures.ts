import { invalid, notFound } from '@/lib/kernel/app-error';
import { dayInZone } from '@/lib/kernel/calendar';
import { now } from '@/lib/kernel/clock';
import type { Currency } from '@/lib/kernel/money';
import { REGION_FACTS, REGIONS, type Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { countIssued } from '@/lib/modules/claims/service/statements/count-issued';
import { comparedRange, ownPeriodProblem, rangeOf, type PointUnit } from '@/lib/modules/figures/rules/period';
import {
  countClaims,
  readDaySums,
  readPartSums,
  readRangeStages,
  type RangeScope,
  type RegionRange,
  type RegionStage,
} from '@/lib/modules/figures/service/statements/read-ranges';
import type {
  DashboardFigures,
  DashboardFiguresQuery,
} from '@/lib/modules/insights/contract/dashboard-figures';
import { findDashboardEvent } from '@/lib/modules/insights/data/find-dashboard-event';
import { listTenants } from '@/lib/modules/insights/data/list-tenants';
import { PROBLEMS, type Problem } from '@/lib/modules/insights/rules/blocks';
import { countToApprove } from '@/lib/modules/orders/service/statements/approvals';
import { countOpenMoney } from '@/lib/modules/orders/service/statements/count-open-money';
import { presentCurrency } from './present-currency';

/** How many products, countries and sources a screen lists; a file has more. */
const LISTED = 60;

export interface FiguresReader {
  /** Whether the reader may know what orders cost. D3, D50. */
  costs: boolean;
  /** How many of each are listed. */
  limit?: number;
  /** Of a file: always by day. */
  unit?: PointUnit;
}

interface Ranges {
  now: RegionRange[];
  before: RegionRange[];
}

/** The period in each region's own days, and what it is compared with. D38-6. */
function rangesOf(query: DashboardFiguresQuery, at: Date): Ranges {
  const ranges = REGIONS.map((region) => {
    const today = dayInZone(at, REGION_FACTS[region].timeZone).toISOString().slice(0, 10);
    return { region, ...rangeOf(query, today) };
  });
  const before = ranges.flatMap(({ region, ...range }) => {
    const compared = comparedRange(query.period, range, query.compare);
    return compared ? [{ region, ...compared }] : [];
  });
  return { now: ranges, before };
}

/** Whose figures, and where there are none yet, in which region. Throws 404 for another tenant's event. */
async function scopeOf(
  tx: Transaction,
  tenantId: string | null,
  slug: string | undefined,
): Promise<{ scope: RangeScope; home: Region }> {
  if (tenantId === null) return { scope: { tenantId }, home: 'UK' };
  if (slug === undefined) {
    const [tenant] = await listTenants(tx, tenantId);
    return { scope: { tenantId }, home: tenant?.region ?? 'UK' };
  }
  const event = await findDashboardEvent(tx, tenantId, slug);
  if (!event) throw notFound();
  return { scope: { tenantId, eventId: event.id }, home: event.region };
}

/** Each problem with all orders that have it, one with two under both: what the list that it opens has. D38-41. */
function problemsOf(
  stages: readonly RegionStage[],
  beside: { refunds: number; disputes: number; waiting: number; toApprove: number },
): DashboardFigures['problems'] {
  const count = (of: (stage: RegionStage) => boolean) =>
    stages.filter(of).reduce((sum, { orders }) => sum + orders, 0);
  const counts: Partial<Record<Problem, number>> = {
    disputes: beside.disputes,
    refunds_pending: beside.refunds,
    claims_to_decide: beside.waiting,
    orders_to_approve: beside.toApprove,
    held: count(({ held }) => held) - beside.toApprove,
  };
  return PROBLEMS.map((problem) => ({
    problem,
    count: counts[problem] ?? count(({ status }) => status === problem),
  })).filter((one) => one.count > 0);
}

async function gather(
  tx: Transaction,
  tenantId: string | null,
  query: DashboardFiguresQuery,
  { costs, limit = LISTED, unit }: FiguresReader,
): Promise<DashboardFigures> {
  const { scope, home } = await scopeOf(tx, tenantId, query.event);
  const ranges = rangesOf(query, now());
  const days = await readDaySums(tx, scope, ranges.now);
  const daysBefore = ranges.before.length > 0 ? await readDaySums(tx, scope, ranges.before) : [];
  const parts = await readPartSums(tx, scope, ranges.now, limit);
  const stages = await readRangeStages(tx, scope, ranges.now);
  const { issued, waiting } = await countIssued(tx, scope);
  const money = await countOpenMoney(tx, scope);
  const toApprove = await countToApprove(tx, scope);
  const seen = new Set<Currency>(
    [...days, ...daysBefore, ...parts, ...stages].map(({ currency }) => currency),
  );
  if (seen.size === 0) seen.add(REGION_FACTS[home].currency);
  const currencies = REGIONS.filter((region) => seen.has(REGION_FACTS[region].currency)).map((region) => {
    const { currency } = REGION_FACTS[region];
    const mine = <Row extends { currency: Currency }>(rows: readonly Row[]) =>
      rows.filter((row) => row.currency === currency);
    const of = (list: readonly RegionRange[]) => {
      const found = list.find((one) => one.region === region);
      return found ? { from: found.from, to: found.to } : null;
    };
    const range = of(ranges.now);
    if (!range) throw new RangeError(`no days for ${region}`);
    return presentCurrency({
      currency,
      range,
      compared: of(ranges.before),
      unit: unit ?? null,
      days: mine(days),
      daysBefore: mine(daysBefore),
      parts: mine(parts),
      stages: mine(stages),
      costs,
    });
  });
  return {
    currencies,
    problems: problemsOf(stages, { ...money, waiting, toApprove }),
    codes: issued > 0 ? { issued, claimed: await countClaims(tx, scope) } : null,
  };
}

function checkPeriod(query: DashboardFiguresQuery): void {
  const problem = ownPeriodProblem(query);
  if (problem) throw invalid({ [problem.field]: [problem.code] });
}

/**
 * What the dashboard says of a tenant's period, or of one event's: one answer for every chart, table and file. Throws 404
 * for another tenant's event, and 422 for an own period that can't be. D38, S2.2-85, S2.2-86.
 */
export async function readFigures(
  context: TenantContext,
  query: DashboardFiguresQuery,
  reader: FiguresReader,
): Promise<DashboardFigures> {
  checkPeriod(query);
  return withTenant(context, (tx) => gather(tx, context.tenantId, query, reader));
}

/** The same over all tenants; for staff. */
export async function readStaffFigures(
  context: StaffContext,
  query: Omit<DashboardFiguresQuery, 'event'>,
  reader: FiguresReader,
): Promise<DashboardFigures> {
  checkPeriod(query);
  return withStaff(context, (tx) => gather(tx, null, query, reader));
}
