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

/** The delivery countries, and whether loading them failed. */
export interface LockedCountries {
  countries: readonly CountryChoice[];
  /** Loading failed: the event's own list is used, and the page says so (D11-1). */
  failed: boolean;
  retry(): void;
}

/** The countries in the form: those the event is locked to, in the page's language, else the event's own. S7-9. */
export function useLockedCountries(store: FormStore, locale: Locale): LockedCountries {
  const params = { tenant: store.tenantId, slug: store.slug };
  const { data, error, mutate } = useSWRImmutable(
    // Not in a preview: it has the right countries already, and the public call does not know the event.
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
