'use client';

import type { Appearance, Stripe } from '@stripe/stripe-js';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadPayments } from '@/lib/modules/payments/client/load-stripe';
import { usePublicConfig } from '@/lib/client/use-public-config';

/** The surface's colours and fonts for the provider's fields. */
export function appearance(): Appearance {
  const surface = document.querySelector('[data-surface]');
  const style = surface ? getComputedStyle(surface) : null;
  const colour = style?.getPropertyValue('--accent').trim();
  const font = style?.getPropertyValue('--font-text').trim();
  return {
    theme: 'stripe',
    variables: {
      ...(colour ? { colorPrimary: colour } : {}),
      ...(font ? { fontFamily: font } : {}),
      borderRadius: '10px',
    },
  };
}

/** The page's language as the provider names it. */
export const providerLocale = (locale: string) => (locale === 'no' ? 'nb' : locale) as 'en';

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; stripe: Stripe };

/** Loads the provider's script for who is paid: a connected account, or null for the platform. `retry` loads it again. */
export function usePayments(publishableKey: string | null, account: string | null) {
  const locale = useLocale();
  const scriptUrl = usePublicConfig()?.payments.script_url;
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (scriptUrl === undefined || !publishableKey) return undefined;
    let wanted = true;
    loadPayments({ publishableKey, account, locale, scriptUrl }).then(
      (stripe) => wanted && setLoading({ state: 'ready', stripe }),
      () => wanted && setLoading({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [publishableKey, account, locale, scriptUrl, attempt]);
  function retry() {
    setLoading({ state: 'loading' });
    setAttempt((count) => count + 1);
  }
  return { loading, retry };
}
