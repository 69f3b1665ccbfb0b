import type { Transaction } from '@/lib/db/transaction';
import { invalid } from '@/lib/kernel/app-error';
import { countriesOfCode } from '@/lib/modules/claims/data/countries-of-code';

/**
 * Throws 422 `country_not_of_code` when the batch of a claim's code does not send to this country (ISO code). A claim
 * without a code has no such limit. D40-3.
 */
export async function checkCodeCountry(
  tx: Transaction,
  claim: { tenantId: string; id: string },
  iso2: string,
): Promise<void> {
  const countries = await countriesOfCode(tx, claim);
  if (countries !== null && !countries.includes(iso2)) {
    throw invalid({ address_country: ['country_not_of_code'] });
  }
}
