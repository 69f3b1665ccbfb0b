import { PREFLIGHT_CODES } from '@/lib/modules/design/rules/preflight-codes';

/**
 * Reasons that the platform itself writes into an order's history; each has a text under `ordersPage.history.reason`.
 * Every other reason was typed by a person or sent by a printer.
 */
export const KNOWN_REASONS = [
  'postcode',
  'unreachable',
  'unprintable',
  'no_open_fulfiller',
  'not_from_here',
  'actor_not_allowed',
  'reason_required',
  'unpaid',
  'raced',
  'backwards',
  'final',
  'claim_refused',
  'shop_cancelled',
  'paid_after_release',
  'paid_after_release_short',
  'refunded_at_provider',
  'dispute_lost',
  'refunded_in_full',
  'held',
  'replaced',
  'past_budget',
  'waited_too_long',
  'shopper',
  'bulk_order',
  'unknown_status',
  'too_many_pieces',
  'parcels_behind',
  'another_printer',
  'customer_request',
  'item_unavailable',
  'wrong_details',
  'duplicate',
  'withdrawn',
  'corrected',
  'move_undone',
  ...PREFLIGHT_CODES,
] as const;
export type KnownReason = (typeof KNOWN_REASONS)[number];

/**
 * Reasons of history entries that do not change the status: released, edited, held, tax not recorded, what a printer said to a
 * corrected address. The entry's title already says so.
 */
export const RELEASES = [
  'released',
  'claim_released',
  'edited',
  'tax_unrecorded',
  'held_disputed',
  'held_refunded',
  'held_dispute_lost',
  'held_approval',
  'resumed',
  'approved',
  'release_undone',
  'hold_restored',
  'withdrawal',
  'complaint',
  'address_accepted',
  'address_too_late',
  'address_not_offered',
  'address_unanswered',
] as const;
export type ReleaseReason = (typeof RELEASES)[number];

/** The reason as one of these codes, or null. */
export function releaseReason(text: string | null): ReleaseReason | null {
  return RELEASES.find((reason) => reason === text) ?? null;
}

/** The text as one of the platform's own reason codes, or null. */
export function knownReason(text: string): KnownReason | null {
  const code = text.replaceAll(' ', '_');
  return KNOWN_REASONS.find((reason) => reason === code) ?? null;
}
