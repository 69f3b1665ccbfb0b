import type { Currency, Minor } from '@/lib/kernel/money';
import { MINIMUM_CHARGE } from '@/lib/modules/pricing/rules/minimum-charge';

/** The most that the provider charges at once, in minor units. */
const MOST_BY_CARD: Minor = 999_999_99;

/** Why a Bulk order of this total can't be paid by card; null if it can. D36-8. */
export function cardProblem(total: Minor, currency: Currency): 'too_small' | 'too_large' | null {
  if (total < MINIMUM_CHARGE[currency]) return 'too_small';
  return total > MOST_BY_CARD ? 'too_large' : null;
}
