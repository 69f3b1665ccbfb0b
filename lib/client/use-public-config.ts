'use client';

import useSWRImmutable from 'swr/immutable';
import type { PublicConfig, readPublicConfig } from '@/lib/contracts/platform/public-config';
import { browserCall } from './browser';

const CONTRACT = { method: 'get', path: '/api/public-config', bare: true } as const;

/** The browser's run-time settings; undefined until they are here. */
export function usePublicConfig(): PublicConfig | undefined {
  return useSWRImmutable<PublicConfig, Error>(CONTRACT.path, () =>
    browserCall<typeof readPublicConfig>(CONTRACT, { progress: false }),
  ).data;
}
