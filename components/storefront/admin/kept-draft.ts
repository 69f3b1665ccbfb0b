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
  /** Unsaved changes of an earlier visit were restored. */
  restored: boolean;
  forget: () => void;
}

/** Restores the unsaved changes of an earlier visit. */
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

/** Stores unsaved changes while they are made, and makes the browser ask before the page closes. */
export function DraftKeeper({ control, store: { tenant, slug } }: DraftKeeperProps) {
  const storeConfig = useEditedConfig(control);
  const { isDirty } = useFormState({ control });
  useEffect(() => {
    if (!isDirty) return undefined;
    const { customLogo, customBackground } = storeConfig;
    const kept = {
      ...storeConfig,
      // A File cannot be stored as JSON: pictures must be chosen again.
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
