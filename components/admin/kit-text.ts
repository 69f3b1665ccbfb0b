'use client';

import type { useTranslations } from 'next-intl';
import { createContext, useContext } from 'react';

type KitText = ReturnType<typeof useTranslations<'adminKit'>>;

export const KitTextContext = createContext<KitText | null>(null);

/**
 * The admin kit's own texts. They come by a context of their own, because a page's `NextIntlClientProvider` replaces the
 * messages of its layout.
 */
export function useKitText(): KitText {
  const text = useContext(KitTextContext);
  if (!text) throw new Error('Wrap the page in AdminKitProvider.');
  return text;
}
