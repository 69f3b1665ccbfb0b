'use client';

import useSWRImmutable from 'swr/immutable';
import type { PublicConfig } from '@/lib/contracts/platform/public-config';

async function readPublicConfig(url: string): Promise<PublicConfig> {
  const answer = await fetch(url, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`public config: ${answer.status}`);
  return (await answer.json()) as PublicConfig;
}

/** The browser's run-time settings; undefined until they are here or when `wanted` is false. */
export function usePublicConfig(wanted = true): PublicConfig | undefined {
  return useSWRImmutable<PublicConfig, Error>(wanted ? '/api/public-config' : null, readPublicConfig).data;
}
