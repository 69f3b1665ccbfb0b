import type { Minor } from '@/lib/kernel/money';
import type { StorePricing } from './types';
import { vatOn, vatRateOf } from './vat';

/** The VAT-inclusive unit price that lists, basket and charge share, in minor units. SPEC 9, DECISIONS 14. */
export function displayUnitPrice(store: StorePricing, unitNet: Minor, vatApplies: boolean): Minor {
  return unitNet + vatOn(unitNet, vatRateOf(store, vatApplies));
}
