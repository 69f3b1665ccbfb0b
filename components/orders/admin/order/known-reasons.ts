import { PREFLIGHT_CODES } from '@/lib/modules/design/rules/preflight-codes';

/**
 * Reasons that the platform itself writes into a history, each with a text under `ordersPage.history.reason`; all
 * others are a person's or a printer's own words.
 */
export const KNOWN_REASONS = [
  'postcode',
  'unreachable',
  'no_open_fulfiller',
  'not_from_here',
  'actor_not_allowed',
  'reason_required',
  'unpaid',
  'raced',
  'backwards',
  'final',
  'claim_refused',
  'paid_after_release',
  'paid_after_release_short',
  ...PREFLIGHT_CODES,
] as const;
export type KnownReason = (typeof KNOWN_REASONS)[number];

/** Reasons of a step that let an order go on, changed it or tells of its tax, without moving it; the step's title says as much. */
const RELEASES = ['released', 'claim_released', 'edited', 'tax_unrecorded'] as const;
export type ReleaseReason = (typeof RELEASES)[number];

/** Which of these a history's reason is, or null. */
export function releaseReason(text: string | null): ReleaseReason | null {
  return RELEASES.find((reason) => reason === text) ?? null;
}

/** The platform's own reason that a history's text is, or null. */
export function knownReason(text: string): KnownReason | null {
  const code = text.replaceAll(' ', '_');
  return KNOWN_REASONS.find((reason) => reason === code) ?? null;
}
