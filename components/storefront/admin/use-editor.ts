'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import { useContractForm, type ContractForm } from '@/components/form/use-contract-form';
import { toast, toastAnswer } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import {
  readStoreConfiguration,
  saveStoreConfiguration,
  StoreConfigurationError,
  type SavedConfiguration,
} from '@/lib/modules/storefront/client/store-configuration';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { storeConfigUpdate, type StoreConfigUpdate } from '@/lib/modules/storefront/contract/update';
import { valuesOf, type ConfigurationInput } from './form-values';
import { useKeptDraft, type EditedStore } from './kept-draft';

interface Checked {
  storeConfig: StoreConfigUpdate;
}

export interface Editor extends ContractForm<ConfigurationInput, Checked> {
  configuration: Configuration;
  /** Error of the form as a whole, in the page's language. */
  failure: string | undefined;
  /** The session has ended: after a login in another tab, saving works again. */
  lost: ApiError | undefined;
  /** Somebody else has saved in the meantime: their version can be loaded or overwritten. */
  conflict: boolean;
  loadTheirs: () => Promise<void>;
  saveOverTheirs: () => Promise<void>;
  /** Unsaved changes of an earlier visit were restored. */
  restored: boolean;
  discard: () => void;
}

/** Id of the page's only form. */
export const EDITOR_ID = 'store-configuration';

/** Submits the editor's form, as its button does. */
export function submitAgain(): void {
  const form = document.getElementById(EDITOR_ID);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

const schema = z.object({ storeConfig: storeConfigUpdate });

function carriesMessage(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'message' in answer;
}

/** The editor of a store's configuration: one form based on the update contract, with errors and conflicts. S7, S8. */
export function useEditor(store: EditedStore, first: Configuration): Editor {
  const t = useTranslations('storeConfiguration');
  const [configuration, setConfiguration] = useState(first);
  const [conflict, setConflict] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [lost, setLost] = useState<ApiError>();
  const contract = useContractForm({ schema, defaultValues: valuesOf(first), submit: save });
  const { form } = contract;
  const { restored, forget } = useKeptDraft(form.reset, store);

  function show(fresh: Configuration) {
    setConfiguration(fresh);
    form.reset(valuesOf(fresh));
    setConflict(false);
    setFailure(undefined);
    forget();
  }
  function succeed({ configuration: fresh, answer }: SavedConfiguration) {
    show(fresh);
    if (carriesMessage(answer)) toastAnswer(answer);
    else toast('success', t('saved'));
  }
  async function save({ storeConfig }: Checked) {
    setFailure(undefined);
    setLost(undefined);
    setConflict(false);
    try {
      succeed(await saveStoreConfiguration(store.tenant, store.slug, storeConfig));
    } catch (error) {
      if (error instanceof StoreConfigurationError) setFailure(t(`failure.${error.failure}`));
      else if (error instanceof ApiError && error.code === 'conflict') setConflict(true);
      else if (error instanceof ApiError && error.status === 401) setLost(error);
      else throw error;
    }
  }
  async function withFresh(work: (fresh: Configuration) => void) {
    try {
      work(await readStoreConfiguration(store.tenant, store.slug));
    } catch (error) {
      const known = error instanceof StoreConfigurationError;
      setFailure(known ? t(`failure.${error.failure}`) : t('failure.unread'));
    }
  }
  function saveOver(fresh: Configuration) {
    form.setValue('storeConfig.version', fresh.version);
    submitAgain();
  }
  return {
    ...contract,
    configuration,
    failure,
    lost,
    conflict,
    restored,
    discard: () => show(configuration),
    loadTheirs: () => withFresh(show),
    saveOverTheirs: () => withFresh(saveOver),
  };
}
