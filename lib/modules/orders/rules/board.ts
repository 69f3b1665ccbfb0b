import { statusesOf, type PublicStage } from './public-stage';
import type { OrderStatus } from './statuses';

/** So many cards a column begins with, and gets more at a time. S2.2-162. */
export const BOARD_PAGE = 20;

/** So many of a column are read again at once: as many as a page of the list can have. S2.2-163. */
export const MOST_READ = 100;

interface StatusCount {
  status: OrderStatus;
  orders: number;
}

/** The counts of a column's statuses, those that occur. S2.2-162. */
export function countsOf(stage: PublicStage, counts: readonly StatusCount[]): StatusCount[] {
  const own = statusesOf(stage);
  return counts.filter(({ status, orders }) => own.includes(status) && orders > 0);
}

/** How many orders these are; as the list, no more than one above what it counts to. S2.2-162. */
export function totalOf(counts: readonly StatusCount[], upTo: number): number {
  return Math.min(
    counts.reduce((sum, { orders }) => sum + orders, 0),
    upTo,
  );
}
