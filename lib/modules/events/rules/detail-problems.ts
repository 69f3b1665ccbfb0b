import type { FieldErrors } from '@/lib/kernel/app-error';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { Currency } from '@/lib/kernel/money';

/** The settings of an event that must agree with each other or with what has happened. */
export interface DetailFacts {
  region: Region;
  currency: Currency;
  opensAt: Date | null;
  closesAt: Date | null;
  claimCap: number | null;
}

interface Before extends Pick<DetailFacts, 'region' | 'currency'> {
  claimsUsed: number;
  /** It has an order, paid or not. */
  hasOrders: boolean;
}

/**
 * What is wrong with an event's settings taken together, by field: it closes before it opens, fewer gifts than have been
 * claimed, a region or currency that its orders have frozen, a currency of another region. D4-10, D5, D23.
 */
export function detailProblems(before: Before, next: DetailFacts): FieldErrors {
  const problems: FieldErrors = {};
  const { opensAt, closesAt, claimCap, region, currency } = next;
  if (opensAt && closesAt && closesAt <= opensAt) problems['closes_at'] = ['before_opening'];
  if (claimCap !== null && claimCap < before.claimsUsed) problems['claim_cap'] = ['below_claimed'];
  if (currency !== REGION_FACTS[region].currency) problems['currency'] = ['invalid'];
  if (!before.hasOrders) return problems;
  if (region !== before.region) problems['region'] = ['frozen'];
  if (currency !== before.currency) problems['currency'] = ['frozen'];
  return problems;
}
