'use client';

import { NextIntlClientProvider, useTranslations, type AbstractIntlMessages } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { storeStyle } from '@/components/storefront/shop/store-style';
import type { ShownStore } from '@/components/storefront/shop/shown-store';
import { useListShipping } from '@/components/event-builder/shop/list-shipping';
import { useBuilder } from '@/components/event-builder/shop/builder-context';
import { ShownOnly } from '@/components/ui/shown-only';
import { asStorefront, type Drawn } from '@/lib/modules/event-builder/client/as-storefront';
import { usMessages } from '@/lib/intl/us-messages';
import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import type { Locale } from '@/lib/kernel/locales';

/** Data for showing a store that is not an event yet. */
export interface Shown {
  store: ShownStore;
  drawn: Drawn;
}

/** Converts the store of this builder to the data that the store's pages need. */
export function useShownStore(store: TemporaryStore): Shown {
  const t = useTranslations('eventBuilder.live');
  const { built, pictureOf, known: blanks } = useBuilder();
  const shipping = useListShipping();
  const unnamed = t('unnamed');
  const logo = built.pictures.find(({ id }) => id === store.img_id)?.url ?? '';
  return useMemo(() => {
    const drawn = { unnamed, logo, pictureOf, blanks, shipping };
    return { store: { ...asStorefront(store, drawn), preview: { token: null } }, drawn };
  }, [store, unnamed, logo, pictureOf, blanks, shipping]);
}

interface ShownFrameProps {
  shown: Shown;
  locale: Locale;
  storeTexts: AbstractIntlMessages;
  className: string;
  children: ReactNode;
}

/** Shows a store in its own design and texts; its links are inactive. */
export function ShownFrame({ shown: { store }, locale, storeTexts, className, children }: ShownFrameProps) {
  const { region } = store;
  const messages = useMemo(
    () => (region === 'US' && locale === 'en' ? usMessages(storeTexts) : storeTexts),
    [region, locale, storeTexts],
  );
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <ShownOnly>
        <div
          data-shown-store=""
          style={storeStyle(store.storeConfig)}
          className={`${className} bg-white font-text`}
        >
          {children}
        </div>
      </ShownOnly>
    </NextIntlClientProvider>
  );
}
