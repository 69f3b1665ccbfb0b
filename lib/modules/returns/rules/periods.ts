import { addBusinessDays, dayInZone } from '@/lib/kernel/calendar';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import { isPaidByShopper, type OrderKind } from '@/lib/modules/orders/rules/kinds';
import { wasPaid, type PaymentStatus } from '@/lib/modules/orders/rules/statuses';
import { addDays, endOfDay, isoDay } from './days';
import { withdrawalLaw, type WithdrawalLaw } from './withdrawal-law';

/** Days after the delivery window in which something can be complained of. D53-7. */
const COMPLAINT_DAYS = 60;
/** Business days in which a complaint is answered. D53-8. */
const ANSWER_DAYS = 5;

/** What the periods of an order depend on. */
export interface DatedOrder {
  region: Region;
  kind: OrderKind;
  country: string;
  status: string | null;
  paymentStatus: PaymentStatus;
  totalMinor: number;
  createdAt: Date;
  /** Last day of the delivery window, `YYYY-MM-DD`. */
  deliveryTo: string;
  /** When its last parcel left; null while one has not. */
  sentAt: Date | null;
}

const zoneOf = ({ region }: Pick<DatedOrder, 'region'>): string => REGION_FACTS[region].timeZone;

/** The law under which an order can be withdrawn at all, whenever that is; null for none. D53-1. */
export function lawOf(order: DatedOrder): WithdrawalLaw | null {
  const { region, country, kind, paymentStatus, totalMinor, createdAt } = order;
  if (!isPaidByShopper(kind) || !wasPaid(paymentStatus) || totalMinor === 0) return null;
  const placed = dayInZone(createdAt, zoneOf(order)).toISOString().slice(0, 10);
  return withdrawalLaw(region, country, placed);
}

/**
 * The day from which the period of withdrawal is counted, as midnight UTC: no carrier tells us of an arrival, so it is the end of
 * the delivery window, or the day the last parcel left if that is later; null while one has not left. D53-3.
 */
function arrivalDay(order: DatedOrder): Date | null {
  if (order.sentAt === null) return null;
  const [window, sent] = [isoDay(order.deliveryTo), dayInZone(order.sentAt, zoneOf(order))];
  return sent > window ? sent : window;
}

/** When the right to withdraw ends: the last instant of its last day in the store's zone; null while it can't end yet. D53-3. */
export function withdrawalEnds(order: DatedOrder, { days }: Pick<WithdrawalLaw, 'days'>): Date | null {
  const arrived = arrivalDay(order);
  return arrived && endOfDay(addDays(arrived, days), zoneOf(order));
}

/** Statuses of a payment of which nothing is left to be given back. */
const GONE: readonly PaymentStatus[] = ['refunded', 'dispute_lost'];

/** Whether an order can be withdrawn now: from its payment until the period's end, unless it is off already. D53-1, D53-3. */
export function mayWithdraw(order: DatedOrder, at: Date): boolean {
  const law = lawOf(order);
  if (law === null || order.status === 'cancelled' || GONE.includes(order.paymentStatus)) return false;
  const ends = withdrawalEnds(order, law);
  return ends === null || at <= ends;
}

/** When a complaint can no longer be made: 60 days after the delivery window, counted as the right to withdraw is. D53-7. */
export function complaintEnds(order: DatedOrder): Date {
  const arrived = arrivalDay(order) ?? isoDay(order.deliveryTo);
  return endOfDay(addDays(arrived, COMPLAINT_DAYS), zoneOf(order));
}

/** Whether something can be complained of now: once it was sent, or should have been there. D53-7. */
export function mayComplain(order: DatedOrder, at: Date): boolean {
  if (order.status === null || order.status === 'cancelled' || at > complaintEnds(order)) return false;
  return order.sentAt !== null || at > endOfDay(isoDay(order.deliveryTo), zoneOf(order));
}

/** Until when a withdrawal's money must be back. D53-5. */
export function refundDue(at: Date, region: Region, { refundDays }: Pick<WithdrawalLaw, 'refundDays'>): Date {
  const zone = REGION_FACTS[region].timeZone;
  return endOfDay(addDays(dayInZone(at, zone), refundDays), zone);
}

/** Until when a complaint must be answered. D53-8. */
export function answerDue(at: Date, region: Region): Date {
  const zone = REGION_FACTS[region].timeZone;
  return endOfDay(addBusinessDays(dayInZone(at, zone), ANSWER_DAYS), zone);
}
