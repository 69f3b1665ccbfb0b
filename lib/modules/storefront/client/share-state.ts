import useSWR, { type SWRResponse } from 'swr';
import { browserCall } from '@/lib/client/browser';
import { shareStateCall } from '@/lib/modules/storefront/contract/paths';
import type { readShareState } from '@/lib/modules/storefront/contract/share-picture';

const POLL_MS = 2000;

type ShareState = Awaited<ReturnType<typeof browserCall<typeof readShareState>>>;

/** Where the drawn share picture is; asked again until it is there. `version` is that of the saved configuration. */
export function useShareState(
  { tenant, slug }: { tenant: string; slug: string },
  version: number,
): SWRResponse<ShareState, Error> {
  return useSWR(
    ['share-state', tenant, slug, version],
    () => browserCall<typeof readShareState>(shareStateCall, { params: { tenant, slug }, progress: false }),
    {
      refreshInterval: (latest?: ShareState) => (latest?.ready ? 0 : POLL_MS),
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
}
