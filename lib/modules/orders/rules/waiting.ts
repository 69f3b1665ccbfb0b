import type { HoldReason } from './hold';
import type { OrderStatus } from './statuses';

/** Statuses in which an order waits for room: on its client's credit account, or in its event's budget. D37-5. */
const WAITING = ['over_budget_limit', 'over_budget'] as const satisfies readonly OrderStatus[];
export type WaitingStatus = (typeof WAITING)[number];

/** Whether an order of this status waits for room, reserves nothing and is not made. D37-5. */
export function isWaiting(status: string | null): status is WaitingStatus {
  return WAITING.some((waiting) => waiting === status);
}

/**
 * Whether an order's client still has to release it for production, which its shopper is told instead of a delivery date:
 * it waits for room, or for approval. D37-5, D3-29.
 */
export const awaitsRelease = ({
  status,
  holdReason,
}: {
  status: string | null;
  holdReason?: HoldReason | null;
}): boolean => isWaiting(status) || holdReason === 'approval';

/** The days after which a client is told that an order still waits. D37-7. */
export const TOLD_DAYS = [1, 7, 13] as const;
/** The day on which an order that still waits is cancelled. D37-7. */
export const LAST_DAY = 14;

const DAY_MS = 86_400_000;

/** An order that waits since then, or longer, is cancelled at `at`. D37-7. */
export const beganBefore = (at: Date): Date => new Date(at.getTime() - LAST_DAY * DAY_MS);
