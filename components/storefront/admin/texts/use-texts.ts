'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useSavedEditor, type SavedEditing } from '@/components/admin/editor/use-saved-editor';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { hasShapeOf } from '@/lib/client/drafts/has-shape-of';
import { readTexts, saveTexts, type TextsPlace } from '@/lib/modules/storefront/client/event-texts';
import type { EventTexts } from '@/lib/modules/storefront/contract/texts/texts';
import { afterSave, changedTexts, textErrors, valuesOf, type TextsValues } from './texts-values';

export interface TextsEditor extends SavedEditing<EventTexts, TextsValues> {
  /** The error of a text, as a property of its control. */
  errorOf: (key: string) => { error?: string };
}

/** The editor of a page of translations into one language. S3.6-29. */
export function useTexts(place: TextsPlace, first: EventTexts): TextsEditor {
  const t = useTranslations('eventTexts');
  const router = useRouter();
  const text = useErrorText();
  const sent = useRef<string[]>([]);
  const firstValues = valuesOf(first);
  const { tenant, slug, language, open, cursor = '' } = place;
  const editing = useSavedEditor<EventTexts, TextsValues>(
    {
      place: { kind: 'event-texts', tenant, id: [slug, language, open ? 'open' : 'all', cursor].join('/') },
      fields: Object.keys(firstValues),
      valuesOf,
      versionOf: ({ version }) => version,
      isValues: hasShapeOf(firstValues),
      read: async () => afterSave(first, await readTexts(place), {}),
      save: async ({ values, stored, version }) => {
        const { keys, texts } = changedTexts(values, stored);
        sent.current = keys;
        return afterSave(stored, await saveTexts(place, { version: Number(version), texts }), values);
      },
      errorsOf: (error) => textErrors(error, sent.current),
      onSaved: () => {
        toast('success', t('saved'));
        router.refresh();
      },
    },
    first,
  );
  const { errors } = editing;
  return {
    ...editing,
    errorOf: (key) => {
      const error = text.field(errors[key]);
      return error === undefined ? {} : { error };
    },
  };
}
