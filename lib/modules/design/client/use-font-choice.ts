'use client';

import useSWRImmutable from 'swr/immutable';
import { browserCall } from '@/lib/client/browser';
import type { listFonts } from '@/lib/modules/design/contract/font-library';
import { listFontsCall } from '@/lib/modules/design/contract/paths';
import { FIRST_FONT_CHOICE, type FontChoice } from '@/lib/modules/design/rules/font-choice';

async function read(): Promise<FontChoice> {
  const fonts = await browserCall<typeof listFonts>(listFontsCall, { progress: false });
  const placed = fonts.flatMap(({ family, place }) => (place === undefined ? [] : [{ family, place }]));
  return {
    withdrawn: fonts.filter(({ withdrawn }) => withdrawn).map(({ family }) => family),
    order: placed.sort((one, other) => one.place - other.place).map(({ family }) => family),
  };
}

/** Which fonts staff have withdrawn, and the order of all; as in the code until they are known. S2.2-330, S2.2-332 */
export function useFontChoice(): FontChoice {
  return useSWRImmutable(listFontsCall.path, read).data ?? FIRST_FONT_CHOICE;
}
