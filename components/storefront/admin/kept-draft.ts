'use client';

import { useEffect, useState } from 'react';
import { useFormState, type Control, type UseFormReset } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from './draft';
import type { ConfigurationInput } from './form-values';
import { useEditedConfig } from './use-edited-config';

const WRITE_MS = 300;

export interface EditedStore {
  tenant: string;
  slug: string;
}

interface KeptDraft {
  /** Changes of an earlier visit stand in the form. */
  restored: boolean;
  forget: () => void;
}

/** Puts the unsaved changes of an earlier visit back into the form. */
export function useKeptDraft(
  reset: UseFormReset<ConfigurationInput>,
  { tenant, slug }: EditedStore,
): KeptDraft {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const draft = readDraft(tenant, slug);
    if (!draft) return undefined;
    const timer = setTimeout(() => {
      reset(draft, { keepDefaultValues: true });
      setRestored(true);
    });
    return () => clearTimeout(timer);
  }, [reset, tenant, slug]);

  function forget() {
    dropDraft(tenant, slug);
    setRestored(false);
  }
  return { restored, forget };
}

interface DraftKeeperProps {
  control: Control<ConfigurationInput>;
  store: EditedStore;
}

/** Keeps unsaved changes while they are made, and has the browser ask before it closes over them. */
export function DraftKeeper({ control, store: { tenant, slug } }: DraftKeeperProps) {
  const storeConfig = useEditedConfig(control);
  const { isDirty } = useFormState({ control });
  useEffect(() => {
    if (!isDirty) return undefined;
    const { customLogo, customBackground } = storeConfig;
    const kept = {
      ...storeConfig,
      // A file says nothing as JSON: pictures are chosen again.
      customLogo: { ...customLogo, blob: undefined },
      customBackground: { ...customBackground, blob: undefined },
    };
    const timer = setTimeout(() => writeDraft(tenant, slug, { storeConfig: kept }), WRITE_MS);
    return () => clearTimeout(timer);
  }, [isDirty, storeConfig, tenant, slug]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return null;
}
