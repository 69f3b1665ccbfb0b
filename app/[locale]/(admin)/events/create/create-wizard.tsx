'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { PreviewStore } from '@/app/[locale]/(builder)/event-builder/preview-store';
import { useStoreShown } from '@/app/[locale]/(builder)/event-builder/shown-frame';
import { CreateEventForm } from '@/components/event-builder/admin/create-event-form';
import { PreviewWindow } from '@/components/event-builder/shop/preview-window';
import { useGarmentPictures } from '@/lib/modules/event-builder/client/use-garment-pictures';
import type { KeptStore, TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import type { Locale } from '@/lib/kernel/locales';
import type { Region } from '@/lib/kernel/regions';

interface Shop {
  locale: Locale;
  storeTexts: AbstractIntlMessages;
}

const NO_PICTURES: KeptStore['pictures'] = [];

function LivePreview({ store, ...shop }: Shop & { store: TemporaryStore }) {
  const pictureOf = useGarmentPictures(store, NO_PICTURES);
  const shown = useStoreShown(store, { pictures: NO_PICTURES, pictureOf });
  return (
    <PreviewWindow address={`/${shown.store.slug}`}>
      <PreviewStore {...shop} shown={shown} />
    </PreviewWindow>
  );
}

/** The form for a new event, with the store that it makes beside it. */
export function CreateWizard({ tenant, region, ...shop }: Shop & { tenant: string; region: Region }) {
  return (
    <CreateEventForm
      tenant={tenant}
      region={region}
      preview={(store) => <LivePreview {...shop} store={store} />}
    />
  );
}
