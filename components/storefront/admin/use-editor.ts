'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { EditorModel } from '@/components/admin/editor/editor-types';
import { useFormChanges } from '@/components/admin/editor/use-form-changes';
import { useSavedEditor, type SavedEditing } from '@/components/admin/editor/use-saved-editor';
import { useContractForm, type ContractForm } from '@/components/form/use-contract-form';
import { toast, toastAnswer } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { hasShapeOf } from '@/lib/client/drafts/has-shape-of';
import {
  readStoreConfiguration,
  saveStoreConfiguration,
  StoreConfigurationError,
} from '@/lib/modules/storefront/client/store-configuration';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { StoreConfigUpdate } from '@/lib/modules/storefront/contract/update';
import {
  BRANDING_FIELDS,
  STUDIO_FIELDS,
  valuesOf,
  type ConfigurationInput,
  type ConfigurationValues,
  type EditedConfig,
} from './form-values';

/** A store by its tenant and slug. */
export interface EditedStore {
  tenant: string;
  slug: string;
}

interface Checked {
  storeConfig: StoreConfigUpdate;
}

export interface Editor extends ContractForm<ConfigurationInput, Checked> {
  store: EditedStore;
  /** As stored. */
  configuration: Configuration;
  editing: SavedEditing<Configuration, EditedConfig, StoreConfigUpdate>;
  /** Shows the sets of a later reading, and leaves everything else as it is. */
  takeSets: (read: Configuration) => void;
}

/** Id of the page's only form. */
export const EDITOR_ID = 'store-configuration';

/** Submits the editor's form, as its button does. */
function submitAgain(): void {
  const form = document.getElementById(EDITOR_ID);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

/** The two pages that edit a store's configuration: each keeps drafts of its own and sends its own fields. */
const PAGES = {
  studio: { kind: 'store-configuration', fields: STUDIO_FIELDS },
  branding: { kind: 'branding', fields: BRANDING_FIELDS },
} as const;
export type EditorPage = keyof typeof PAGES;

/** The part of the values that a page edits. */
function fieldsOf(page: EditorPage, checked: StoreConfigUpdate | undefined): StoreConfigUpdate {
  const fields: readonly string[] = PAGES[page].fields;
  return Object.fromEntries(Object.entries(checked ?? {}).filter(([field]) => fields.includes(field)));
}

const schema = async () => (await import('./editor-schema')).editorSchema;

function carriesMessage(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'message' in answer;
}

type ConfigModel = EditorModel<Configuration, EditedConfig, StoreConfigUpdate>;

/** How a store's configuration is read, saved and kept as a draft. */
function useConfigModel(
  { tenant, slug }: EditedStore,
  first: Configuration,
  page: EditorPage,
): Omit<ConfigModel, 'onReplaced'> {
  const t = useTranslations('storeConfiguration');
  return {
    place: { kind: PAGES[page].kind, tenant, id: slug },
    fields: PAGES[page].fields,
    valuesOf: (configuration) => valuesOf(configuration).storeConfig,
    versionOf: ({ version }) => version,
    isValues: hasShapeOf(valuesOf(first).storeConfig),
    read: () => readStoreConfiguration(tenant, slug),
    save: async ({ version }, checked) => {
      const sent = { ...fieldsOf(page, checked), version: Number(version) };
      const { configuration, answer } = await saveStoreConfiguration(tenant, slug, sent);
      if (carriesMessage(answer)) toastAnswer(answer);
      else toast('success', t('saved'));
      return configuration;
    },
    isExpected: (error) => error instanceof StoreConfigurationError,
    resubmit: submitAgain,
  };
}

/** The stored configuration with the sets that were read last: they change by other calls than this editor's. */
function useLatestSets(stored: Configuration) {
  const [latest, setLatest] = useState<{ of: Configuration; read: Configuration } | null>(null);
  const configuration = useMemo(() => {
    // A save answers with the sets itself.
    if (latest?.of !== stored) return stored;
    const { available_colour_sets, available_font_sets } = latest.read;
    return { ...stored, available_colour_sets, available_font_sets };
  }, [latest, stored]);
  return { configuration, takeSets: (read: Configuration) => setLatest({ of: stored, read }) };
}

/** The editor of a store's configuration: one form based on the update contract, saved by the admin kit. S7, S8. */
export function useEditor(store: EditedStore, first: Configuration, page: EditorPage = 'studio'): Editor {
  const contract = useContractForm({ schema, defaultValues: valuesOf(first), submit: save });
  const { form } = contract;
  const model = useConfigModel(store, first, page);
  const editing = useSavedEditor<Configuration, EditedConfig, StoreConfigUpdate>(
    {
      ...model,
      onReplaced: (storeConfig) => form.reset({ storeConfig }, { keepDefaultValues: true }),
    },
    first,
  );
  // The initial values name every field, so none is missing.
  useFormChanges(form, (values) => editing.change((values as ConfigurationValues).storeConfig));

  /** What the server refused goes back to the form, which shows it at its fields. */
  async function save({ storeConfig }: Checked) {
    const outcome = await editing.save(storeConfig);
    const { failure } = editing.latest();
    if (outcome === 'failed' && failure instanceof ApiError) throw failure;
  }
  const { configuration, takeSets } = useLatestSets(editing.stored);
  return { ...contract, store, configuration, takeSets, editing };
}
