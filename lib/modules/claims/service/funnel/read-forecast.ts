import { now } from '@/lib/kernel/clock';
import { fromWire, toWire, type Minor } from '@/lib/kernel/money';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { ClaimForecast } from '@/lib/modules/claims/contract/forecast';
import { readForecastRow, type ForecastRow } from '@/lib/modules/claims/data/forecast-facts';
import { readFunnelRows } from '@/lib/modules/claims/data/funnel-rows';
import { addDays, daysBetween } from '@/lib/modules/claims/rules/day-steps';
import { FORECAST_DAYS, forecastClaims, type ForecastFacts } from '@/lib/modules/claims/rules/forecast';
import { readCredit } from '@/lib/modules/ledger/service/read-credit';
import { requireFunnelEvent } from './read-funnel';

/** What of the money the caller may see: nothing, budgets, or the credit too. */
export interface MoneyView {
  costs: boolean;
  credit: boolean;
}

const least = (...all: (number | null)[]): number | null => {
  const known = all.filter((one) => one !== null);
  return known.length === 0 ? null : Math.min(...known);
};

/** The earlier of two days, either of which may not be there. */
const earlier = (one: string | null, other: string | null): string | null =>
  [one, other].filter((day) => day !== null).sort()[0] ?? null;

type ClaimFacts = Omit<ForecastFacts, 'budget' | 'credit'>;

/** The event's claims as the rule takes them, without the money that is there for them. */
async function readFacts(
  context: TenantContext,
  slug: string,
): Promise<{ facts: ClaimFacts; row: ForecastRow }> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const { id: eventId, today } = await requireFunnelEvent(tx, context, slug);
    const row = await readForecastRow(tx, { tenantId, eventId, at: now() });
    if (!row) throw new TypeError('the event has just been read');
    const full = row.firstDay === null ? 0 : Math.min(FORECAST_DAYS, daysBetween(row.firstDay, today));
    const span = { tenantId, eventId, from: addDays(today, -full), to: addDays(today, -1) };
    const days = full > 0 ? await readFunnelRows(tx, span, 'day') : [];
    const claimed = new Map(days.map(({ key, confirmed }) => [key, confirmed]));
    const facts = {
      today,
      perDay: Array.from({ length: full }, (_, index) => claimed.get(addDays(span.from, index)) ?? 0),
      lastDay: earlier(row.closesOn, row.codesEndOn),
      open: row.open,
      left: least(row.places, row.uses === null ? null : Number(row.uses)),
      cost: { total: Number(row.costMinor), claims: row.costed },
    };
    return { facts, row };
  });
}

interface EventMoney {
  budget: { most: Minor; used: Minor } | null;
  /** What can still be reserved; null where it isn't told. */
  credit: Minor | null;
}

/** The event's budget and its client's credit, as the ledger reads them. */
async function readMoney(
  context: TenantContext,
  { slug, currency }: { slug: string; currency: string },
  view: MoneyView,
): Promise<EventMoney> {
  if (!view.costs) return { budget: null, credit: null };
  const { accounts, budgets } = await readCredit(context, view.credit, slug);
  const own = budgets.find((one) => one.slug === slug);
  const terms = accounts.find((one) => one.currency === currency)?.terms;
  return {
    budget: own?.budget ? { most: fromWire(own.budget), used: fromWire(own.used) } : null,
    credit: terms ? fromWire(terms.available) : null,
  };
}

const wire = (minor: Minor | null): string | null => (minor === null ? null : toWire(minor));

/**
 * How an event's claims will go on, what they will cost, and whether its budget and the credit last. Throws 404 for another
 * tenant's event and for one that gives no gifts. D40-14.
 */
export async function readForecast(
  context: TenantContext,
  slug: string,
  view: MoneyView,
): Promise<ClaimForecast> {
  const { facts, row } = await readFacts(context, slug);
  const { currency } = row;
  const { budget, credit } = await readMoney(context, { slug, currency }, view);
  const found = forecastClaims({ ...facts, budget, credit });
  if (found.state !== 'running') return found;
  const { perDayTenths, each, spend, budget: budgetReach, credit: creditReach, ...course } = found;
  const money = {
    currency,
    each: wire(each),
    spend: wire(spend),
    budget: budget && { most: toWire(budget.most), used: toWire(budget.used) },
    budget_reach: budgetReach,
    credit_reach: creditReach,
  };
  return { ...course, per_day: perDayTenths / 10, money: view.costs ? money : null };
}
