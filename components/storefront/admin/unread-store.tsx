'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  readStoreConfiguration,
  StoreConfigurationError,
  type ConfigurationFailure,
} from '@/lib/modules/storefront/client/store-configuration';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { NamedPalette } from '@/lib/modules/storefront/rules/palettes';
import type { EditedStore, EditorPage } from './use-editor';

// Loaded once the store is read: neither page fetches the other's editor.
const BrandingEditor = dynamic(
  () => import('./branding/branding-editor').then((module) => module.BrandingEditor),
  { ssr: false },
);
const StoreEditor = dynamic(() => import('./store-editor').then((module) => module.StoreEditor), {
  ssr: false,
});

interface UnreadStoreProps {
  /** For the studio: the platform's palettes. */
  palettes?: readonly NamedPalette[];
  store: EditedStore;
  failure: ConfigurationFailure;
  readOnly: 'role' | 'not_opened' | null;
  /** What is shown once the store is read. */
  page?: EditorPage;
}

/** Shown when the configuration's answer could not be read: says why, and retries in the browser (D11). */
export function UnreadStore({ store, failure, readOnly, page = 'studio', palettes = [] }: UnreadStoreProps) {
  const t = useTranslations('storeConfiguration.failure');
  const [why, setWhy] = useState<ConfigurationFailure | 'unread'>(failure);
  const [read, setRead] = useState<Configuration>();
  const [busy, setBusy] = useState(false);
  if (read) {
    const shown = { store, first: read, readOnly: readOnly ?? (read.locked ? ('locked' as const) : null) };
    if (page === 'branding') return <BrandingEditor {...shown} isOpen={false} />;
    return <StoreEditor {...shown} palettes={palettes} />;
  }
  async function retry() {
    setBusy(true);
    try {
      setRead(await readStoreConfiguration(store.tenant, store.slug));
    } catch (error) {
      setWhy(error instanceof StoreConfigurationError ? error.failure : 'unread');
    } finally {
      setBusy(false);
    }
  }
  const actions = (
    <Button variant="secondary" size="sm" busy={busy} onClick={() => void retry()}>
      {t('retry')}
    </Button>
  );
  return (
    <Alert tone="danger" title={t('title')} announce="alert" actions={actions} className="mt-6">
      {t(why)}
    </Alert>
  );
}
