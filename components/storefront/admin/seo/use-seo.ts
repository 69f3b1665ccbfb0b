'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useSavedEditor, type SavedEditing } from '@/components/admin/editor/use-saved-editor';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { hasShapeOf } from '@/lib/client/drafts/has-shape-of';
import type { Locale } from '@/lib/kernel/locales';
import { readSeo, saveSeo } from '@/lib/modules/storefront/client/event-seo';
import type { EventSeo } from '@/lib/modules/storefront/contract/texts/seo';
import { SEO_FIELDS, seoBody, seoErrors, valuesOf, type SeoText, type SeoValues } from './seo-values';

export interface SeoEditor extends SavedEditing<EventSeo, SeoValues> {
  changeText: (language: Locale, text: SeoText, said: string) => void;
  /** The error of `de.title`, as a property of its control. */
  errorOf: (field: string) => { error?: string };
}

/** The editor of what search results and shared links say of an event. S2.2-44. */
export function useSeo(place: { tenant: string; slug: string }, first: EventSeo): SeoEditor {
  const t = useTranslations('eventSeo');
  const router = useRouter();
  const text = useErrorText();
  const editing = useSavedEditor<EventSeo, SeoValues>(
    {
      place: { kind: 'event-seo', tenant: place.tenant, id: place.slug },
      fields: SEO_FIELDS,
      valuesOf,
      versionOf: ({ version }) => version,
      isValues: hasShapeOf(valuesOf(first)),
      read: () => readSeo(place),
      save: ({ values, stored, version }) =>
        saveSeo(place, { ...seoBody(values, stored), version: Number(version) }),
      errorsOf: seoErrors,
      onSaved: () => {
        toast('success', t('saved'));
        router.refresh();
      },
    },
    first,
  );
  const { draft, errors, change } = editing;
  return {
    ...editing,
    changeText: (language, field, said) => change({ [language]: { ...draft[language], [field]: said } }),
    errorOf: (field) => {
      const error = text.field(errors[field]);
      return error === undefined ? {} : { error };
    },
  };
}
