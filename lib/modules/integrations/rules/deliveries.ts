import { POST_FAULTS, type PostFault } from '@/lib/kernel/post-faults';

/** `parked`: given up until somebody sends it again. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'parked'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a try went wrong. */
export const DELIVERY_FAULTS = POST_FAULTS;
export type DeliveryFault = PostFault;

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
/** How long is waited after each try that failed: twelve tries in a little over 24 hours. D47-2. */
const WAITS_MS = [
  ...[5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 11 * HOUR],
];

/** How many milliseconds to wait after so many failed tries; null: no more, the delivery is parked. D47-2. */
export function waitAfter(tries: number): number | null {
  return WAITS_MS[tries - 1] ?? null;
}
