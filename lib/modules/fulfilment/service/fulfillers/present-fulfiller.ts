import { now } from '@/lib/kernel/clock';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import { notFound } from '@/lib/kernel/app-error';
import type { Fulfiller, FulfillerFacts } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import {
  readFulfillers,
  readHealth,
  type FulfillerRow,
  type Health,
} from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import { fulfillerState, isPaused } from '@/lib/modules/fulfilment/rules/fulfillers/states';

const NO_HEALTH: Health = {
  inHand: 0,
  parked: 0,
  silentSince: null,
  late: 0,
  onTimePercent: null,
  lastMessageAt: null,
  lastFailureAt: null,
  url: null,
  checkedAt: null,
};

/** Where a fulfiller's parcels start. */
export const originOf = ({ originCountry, regions }: FulfillerRow): string =>
  originCountry ?? REGION_FACTS[regions[0] ?? 'UK'].defaultCountry;

/** A fulfiller as staff see it; its secret is not among it. S2.2-105. */
function presentFulfiller(row: FulfillerRow, health: Health = NO_HEALTH): Fulfiller {
  const { url, checkedAt } = health;
  const paused = isPaused(row, now());
  return {
    id: row.id,
    name: row.name,
    regions: row.regions,
    countries: row.countries,
    origin_country: row.originCountry,
    techniques: row.techniques,
    promised_days: row.promisedDays,
    accept_days: row.acceptDays,
    print_days: row.printDays,
    ship_days: row.shipDays,
    daily_capacity: row.dailyCapacity,
    time_zone: row.timeZone,
    every_blank: row.everyBlank,
    state: fulfillerState({ status: row.status, paused, inHand: health.inHand }),
    state_reason: paused || row.status === 'closed' ? row.stateReason : '',
    paused_until: paused ? row.pausedUntil : null,
    connection: url === null || checkedAt === null ? null : { url, checked_at: checkedAt },
    orders_in_hand: health.inHand,
    orders_parked: health.parked,
    silent_since: health.silentSince,
    orders_late: health.late,
    on_time_percent: health.onTimePercent,
    last_message_at: health.lastMessageAt,
    last_failure_at: health.lastFailureAt,
    created_at: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** These fulfillers as they are now, in this order. Needs a staff transaction. */
export async function fulfillersIn(tx: Transaction, ids: readonly string[]): Promise<Fulfiller[]> {
  const [rows, health] = [await readFulfillers(tx, ids), await readHealth(tx, ids)];
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [presentFulfiller(row, health.get(id))] : [];
  });
}

/** One fulfiller as it is now. Throws 404. */
export async function fulfillerIn(tx: Transaction, id: string): Promise<Fulfiller> {
  const [found] = await fulfillersIn(tx, [id]);
  if (!found) throw notFound();
  return found;
}

/** The columns of what a form says. */
export function factColumns(facts: FulfillerFacts) {
  return {
    name: facts.name,
    regions: facts.regions,
    countries: facts.countries,
    originCountry: facts.origin_country,
    techniques: facts.techniques,
    promisedDays: facts.accept_days + facts.print_days + facts.ship_days,
    acceptDays: facts.accept_days,
    printDays: facts.print_days,
    shipDays: facts.ship_days,
    dailyCapacity: facts.daily_capacity,
    timeZone: facts.time_zone,
    everyBlank: facts.every_blank,
  };
}
