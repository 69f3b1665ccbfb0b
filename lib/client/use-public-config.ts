'use client';

import useSWRImmutable from 'swr/immutable';
import type { PublicConfig } from '@/lib/modules/site/contract/public-config';
import { publicConfig } from './public-config';

/** The browser's run-time settings; undefined until they have loaded. */
export function usePublicConfig(): PublicConfig | undefined {
  return useSWRImmutable<PublicConfig, Error>('/api/public-config', publicConfig).data;
}
