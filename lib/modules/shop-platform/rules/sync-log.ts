/** What is written down of a shop; `order`: one that it has asked us to make. */
export const SYNC_KINDS = ['push', 'pull', 'order', 'webhook', 'charge', 'tracking', 'stock'] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];

/** `waiting`: it is tried again without anybody's help; `rejected`: we, or the shop, said no, with a reason. */
export const SYNC_OUTCOMES = ['done', 'waiting', 'rejected', 'failed'] as const;
export type SyncOutcome = (typeof SYNC_OUTCOMES)[number];

/** Why something failed or waits, beside a product's own reasons. */
export const SYNC_REASONS = [
  'unavailable',
  'no_access',
  'paused',
  'some_failed',
  'no_card',
  'card_declined',
  'not_taken',
  'picture_away',
  'internal',
] as const;
export type SyncReason = (typeof SYNC_REASONS)[number];

/** Rows are kept so many days, and so many of one kind, for each client. S4-92. */
export const KEPT_DAYS = 30;
export const KEPT_OF_A_KIND = 1_000;

/** Topics that only say that the shop is to be asked: whoever asks it has done what they ask for. */
const ASKING = new Set([
  'fulfillment_orders/fulfillment_request_submitted',
  'fulfillment_orders/cancellation_request_submitted',
  'orders/updated',
  'orders/cancelled',
]);

interface Failed {
  kind: SyncKind;
  subject: string;
  outcome: SyncOutcome;
  reason: string | null;
  isReplayed: boolean;
  /** The same has gone well since. */
  isOver: boolean;
}

/**
 * Whether a person may have a row's work done again: it failed, has not gone well since, and doing it twice does no harm. A card that was
 * declined is not asked again for the same order; a message that says more than that the shop is to be asked is sent again by
 * the platform, as its content is not kept. S4-93.
 */
export function mayReplay({ kind, subject, outcome, reason, isReplayed, isOver }: Failed): boolean {
  if (outcome !== 'failed' || isReplayed || isOver) return false;
  if (kind === 'charge') return reason !== 'card_declined';
  return kind !== 'webhook' || ASKING.has(subject);
}
