'use client';

import { useEffect } from 'react';
import { useConsent } from '@/components/ui/use-consent';

/** An order's address is its key (DECISIONS 8), which a script of somebody else's would read. */
const KEPT_TO_US = /^\/order\//;

/** Measures only while the visitor has accepted; what it takes is fetched only then. SPEC 4, DECISIONS 11. */
export function Analytics() {
  const consent = useConsent();
  useEffect(() => {
    if (consent !== 'accepted' || KEPT_TO_US.test(window.location.pathname)) return;
    // A site that cannot be measured works as well as one that can: the next page tries again.
    void import('@/lib/client/load-analytics')
      .then((module) => module.loadAnalytics())
      .catch(() => undefined);
  }, [consent]);
  return null;
}
