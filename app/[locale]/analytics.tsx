'use client';

import { useEffect } from 'react';
import { keepKeysApart } from '@/lib/modules/site/client/keep-keys-apart';
import { isKeyAddress } from '@/lib/modules/storefront/rules/invite-param';
import { useConsent } from '@/components/ui/use-consent';

/**
 * Loads analytics only after consent. Never on pages whose URL is a secret key, which a third-party script could read;
 * such pages never share a document with others. S4-4, D11-5.
 */
export function Analytics() {
  const consent = useConsent();
  useEffect(() => keepKeysApart(), []);
  useEffect(() => {
    if (consent !== 'accepted' || isKeyAddress(window.location)) return;
    // A failed load is ignored: the next page tries again.
    void import('@/lib/modules/site/client/load-analytics')
      .then((module) => module.loadAnalytics())
      .catch(() => undefined);
  }, [consent]);
  return null;
}
