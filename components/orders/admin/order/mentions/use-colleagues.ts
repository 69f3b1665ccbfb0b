'use client';

import useSWR from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { Colleague, listColleagues } from '@/lib/modules/orders/contract/colleagues';
import { listColleaguesCall } from '@/lib/modules/orders/contract/paths';

const NONE: readonly Colleague[] = [];

/** Whom a note can mention; asked for once somebody is about to. D3-61. */
export function useColleagues(tenant: string, wanted: boolean): readonly Colleague[] {
  const read = () =>
    browserCall<typeof listColleagues>(listColleaguesCall, { params: { tenant }, progress: false });
  const { data } = useSWR(wanted ? ['order-colleagues', tenant] : null, read, { revalidateOnFocus: false });
  return data?.colleagues ?? NONE;
}
