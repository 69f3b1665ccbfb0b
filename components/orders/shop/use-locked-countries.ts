'use client';

import { useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import { browserCall } from '@/lib/client/browser';
import type { lockedToCountry } from '@/lib/modules/storefront/contract/locked-to-country';
import { countryByIso2 } from '@/lib/address/countries';
import type { CountryChoice } from '@/lib/address/delivery-choices';
import type { Locale } from '@/lib/kernel/locales';
import type { FormPreview } from './form-preview';
import { lockedToCountryCall } from '@/lib/modules/storefront/contract/paths';

/** What is read of a form's store. */
interface FormStore {
  tenantId: string;
  slug: string;
  countries: readonly CountryChoice[];
  preview?: FormPreview;
}

/** What a form offers, and how that was found. */
export interface LockedCountries {
  countries: readonly CountryChoice[];
  /** The event's own list is shown, and the person is told (DECISIONS 11). */
  failed: boolean;
  retry(): void;
}

/** The countries the form offers: those the event is locked to, in the page's language, else its own. SPEC 7. */
export function useLockedCountries(store: FormStore, locale: Locale): LockedCountries {
  const params = { tenant: store.tenantId, slug: store.slug };
  const { data, error, mutate } = useSWRImmutable(
    // A preview's own countries are these already, and no public call tells of it.
    store.preview ? null : [lockedToCountryCall.path, params.tenant, params.slug, locale],
    () =>
      browserCall<typeof lockedToCountry>(lockedToCountryCall, {
        params,
        query: { lang: locale },
        progress: false,
      }),
    { shouldRetryOnError: false },
  );
  const countries = useMemo(() => {
    const locked = (data ?? []).flatMap(({ iso2, name: label }) => {
      const country = countryByIso2(iso2);
      return country ? [{ ...country, label }] : [];
    });
    return locked.length > 0 ? locked : store.countries;
  }, [data, store.countries]);
  return {
    countries,
    failed: error !== undefined && data === undefined,
    retry: () => void mutate(),
  };
}
