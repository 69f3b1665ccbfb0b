'use client';

import { useEffect } from 'react';
import { keepKeysApart } from '@/lib/modules/site/client/keep-keys-apart';
import { isKeyAddress } from '@/lib/modules/storefront/rules/invite-param';
import { useConsent } from '@/components/ui/use-consent';

/**
 * Measures only while the visitor has accepted; what it takes is fetched only then. Nothing is
 * measured at an address that is its holder's key, which a script of somebody else's would read; such a page
 * shares its document with no other. SPEC 4, DECISIONS 11.
 */
export function Analytics() {
  const consent = useConsent();
  useEffect(() => keepKeysApart(), []);
  useEffect(() => {
    if (consent !== 'accepted' || isKeyAddress(window.location)) return;
    // A site that cannot be measured works as well as one that can: the next page tries again.
    void import('@/lib/modules/site/client/load-analytics')
      .then((module) => module.loadAnalytics())
      .catch(() => undefined);
  }, [consent]);
  return null;
}
