import { PREFLIGHT_CODES } from '@/lib/modules/design/rules/preflight-codes';
import { CANCEL_REASONS } from './cancel-reasons';
import { HOLD_REASONS } from './hold';

/**
 * Reasons of an order's history that the platform itself writes: they stay when a person is erased, since they say what happened
 * and nothing of whom. Any other reason is somebody's words. D46-2.
 */
export const HISTORY_CODES: readonly string[] = [
  ...CANCEL_REASONS.filter((reason) => reason !== 'other'),
  ...HOLD_REASONS.map((reason) => `held_${reason}`),
  ...PREFLIGHT_CODES,
  // Ends of an order.
  ...['shopper', 'withdrawn', 'bulk_order', 'claim_refused', 'waited_too_long', 'refunded_in_full'],
  'shop_cancelled',
  ...['refunded_at_provider', 'dispute_lost'],
  // Notes beside the status.
  ...[
    'released',
    'release_undone',
    'claim_released',
    'edited',
    'resumed',
    'hold_restored',
    'move_undone',
    'approved',
    'past_budget',
    'withdrawal',
    'complaint',
    'corrected',
    'replaced',
  ],
  ...['address_accepted', 'address_too_late', 'address_not_offered', 'address_unanswered'],
  ...['tax_unrecorded', 'paid_after_release', 'paid_after_release_short'],
  // What stopped it, and moves that were refused.
  ...['postcode', 'unreachable', 'unprintable', 'no open fulfiller', 'not_from_here', 'backwards', 'raced'],
  ...['final', 'held', 'actor_not_allowed', 'reason_required', 'unpaid', 'unknown status', 'too_many_pieces'],
  ...['parcels_behind', 'another printer'],
];
