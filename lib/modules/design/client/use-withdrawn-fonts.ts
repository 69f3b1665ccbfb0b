'use client';

import useSWRImmutable from 'swr/immutable';
import { browserCall } from '@/lib/client/browser';
import type { listFonts } from '@/lib/modules/design/contract/font-library';
import { listFontsCall } from '@/lib/modules/design/contract/paths';

const NONE: readonly string[] = [];

async function read(): Promise<readonly string[]> {
  const fonts = await browserCall<typeof listFonts>(listFontsCall, { progress: false });
  return fonts.filter(({ withdrawn }) => withdrawn).map(({ family }) => family);
}

/** The fonts that staff have withdrawn; none until they are known. S2.2-330 */
export function useWithdrawnFonts(): readonly string[] {
  return useSWRImmutable(listFontsCall.path, read).data ?? NONE;
}
