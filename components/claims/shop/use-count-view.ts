'use client';

import { useEffect } from 'react';
import { anonymousCall } from '@/lib/client/anonymous';
import type { countView } from '@/lib/modules/claims/contract/count-view';
import { countViewCall } from '@/lib/modules/claims/contract/paths';
import type { ClaimStore } from './claim-store';
import { readLinkCode } from './use-link-code';

/** The events whose page this document has told of: changing the language is no second look. */
const told = new Set<string>();

/**
 * Tells once that the claim page is looked at, with the code of its link: a number for its client, without a cookie and
 * without an answer (D40-12). The page may come from a cache, so no server would know. A page that is prefetched, prerendered
 * or opened behind others counts once it is shown, a preview never. It may fail: nobody waits for it.
 */
export function useCountView({ id, tenantId, slug, preview }: ClaimStore): void {
  const isPreview = preview !== undefined;
  useEffect(() => {
    if (isPreview) return undefined;
    const tell = () => {
      if (document.visibilityState !== 'visible' || told.has(id)) return;
      told.add(id);
      const code = readLinkCode();
      const body = code === '' ? {} : { promo_code: code };
      const params = { tenant: tenantId, slug };
      void anonymousCall<typeof countView>(countViewCall, { params, body }).catch(() => undefined);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, tenantId, slug, isPreview]);
}
