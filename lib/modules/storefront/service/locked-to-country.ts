import { localCountryName } from '@/lib/address/country-names';
import type { Locale } from '@/lib/kernel/locales';
import { readLockedCountries } from '@/lib/modules/storefront/data/read-locked-countries';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { notInStore } from '@/lib/modules/catalogue/service/not-in-store';

/**
 * The countries an event is locked to, with names in `locale`, in the event's order; empty when it is not locked (S7).
 * Throws 404.
 */
export async function lockedToCountry(
  context: TenantContext,
  slug: string,
  locale: Locale,
): Promise<{ iso2: string; name: string }[]> {
  return withTenant(context, async (tx) => {
    const countries = await readLockedCountries(tx, slug);
    if (!countries) throw await notInStore(tx, slug);
    return countries.map((iso2) => ({ iso2, name: localCountryName(iso2, locale) }));
  });
}
