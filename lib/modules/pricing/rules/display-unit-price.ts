import type { Minor } from '@/lib/kernel/money';
import type { StorePricing } from './types';
import { vatOn, vatRateOf } from './vat';

/** The VAT-inclusive unit price, in minor units; lists, basket and charge all use it. S9-2, D14. */
export function displayUnitPrice(store: StorePricing, unitNet: Minor, vatApplies: boolean): Minor {
  return unitNet + vatOn(unitNet, vatRateOf(store, vatApplies));
}
