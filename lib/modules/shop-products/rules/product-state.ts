import type { Drift } from './product-drift';
import type { ProductProblem } from './product-input';

/** Why a product did not get into the shop. */
export const FAILURE_REASONS = [
  ...(['no_variants', 'too_many_variants', 'no_price', 'other_currency', 'sku_twice'] as const),
  ...(['not_active', 'locked', 'no_longer_made', 'refused', 'unavailable', 'no_access', 'internal'] as const),
] as const satisfies readonly (ProductProblem | string)[];
export type FailureReason = (typeof FAILURE_REASONS)[number];

export const PRODUCT_STATES = [
  ...([
    'not_pushed',
    'waiting',
    'pushed',
    'changed_here',
    'changed_there',
    'deleted_there',
    'failed',
  ] as const),
] as const;
export type ShopProductState = (typeof PRODUCT_STATES)[number];

/** What is kept of a product's pushes. */
export interface KeptPush {
  status: 'waiting' | 'pushed' | 'failed';
  pushedHash: string | null;
  drift: readonly Drift[];
}

/**
 * How a product is in its shop. What was changed there comes before what was changed here, since pushing again undoes it.
 * `hash`: of the product as it is now. S4-74, S4-77.
 */
export function stateOf(kept: KeptPush | null, hash: string): ShopProductState {
  if (!kept) return 'not_pushed';
  if (kept.status !== 'pushed') return kept.status;
  if (kept.drift.includes('deleted')) return 'deleted_there';
  if (kept.drift.length > 0) return 'changed_there';
  return kept.pushedHash === hash ? 'pushed' : 'changed_here';
}
