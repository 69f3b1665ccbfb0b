import { browserCall } from '@/lib/client/browser';
import { searchAllCall, searchTenantCall } from '@/lib/modules/search/contract/paths';
import type { searchAll, SearchHits, searchTenant } from '@/lib/modules/search/contract/search';

/** What is asked for: a typed text, or events alone. */
export interface HitsQuery {
  q: string;
  only?: 'events' | undefined;
}

/** Asks the server; `tenant` is null for staff, who search all tenants. Hidden from the progress bar. */
export function findHits(tenant: string | null, query: HitsQuery, signal: AbortSignal): Promise<SearchHits> {
  const input = { query: { ...query }, signal, progress: false };
  return tenant === null
    ? browserCall<typeof searchAll>(searchAllCall, input)
    : browserCall<typeof searchTenant>(searchTenantCall, { ...input, params: { tenant } });
}
