'use client';

import { useTranslations } from 'next-intl';
import { useSavedEditor } from '@/components/admin/editor/use-saved-editor';
import { InvalidValues } from '@/components/admin/editor/editor-types';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { hasShapeOf } from '@/lib/client/drafts/has-shape-of';
import { readEmbedOrigins, saveEmbedOrigins } from '@/lib/modules/events/client/embed-origins';
import type { EventPlace } from '@/lib/modules/events/client/event-details';

export interface TypedOrigins {
  text: string;
}

const typedOf = (origins: readonly string[]): TypedOrigins => ({ text: origins.join('\n') });

/** The sites in a text, one per line. */
const sitesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The sites that may show an event's order form, saved by the admin kit. D8-1. */
export function useOrigins(place: EventPlace, first: readonly string[]) {
  const t = useTranslations('eventDetails.origins');
  const say = useErrorText();
  /** The first wrong site by its text, since the list is one field. */
  function invalid(error: unknown, sites: readonly string[]): unknown {
    const [path, code] = error instanceof ApiError ? (Object.entries(error.codes)[0] ?? []) : [];
    if (path === undefined) return error;
    const site = sites[Number(path.split('.')[1])];
    const text = site === undefined ? (say.field(code?.[0]) ?? '') : t('wrong', { site });
    return new InvalidValues({ text });
  }
  async function send({ text }: TypedOrigins): Promise<readonly string[]> {
    const sites = sitesIn(text);
    try {
      return await saveEmbedOrigins(place, sites);
    } catch (error) {
      throw invalid(error, sites);
    }
  }
  return useSavedEditor<readonly string[], TypedOrigins>(
    {
      place: { kind: 'embed-origins', tenant: place.tenant, id: place.slug },
      fields: ['text'],
      valuesOf: typedOf,
      versionOf: () => null,
      isValues: hasShapeOf(typedOf(first)),
      isSame: (_, one, other) => sitesIn(one.text).join('\n') === sitesIn(other.text).join('\n'),
      read: () => readEmbedOrigins(place),
      save: ({ values }) => send(values),
      onSaved: () => toast('success', t('saved')),
    },
    first,
  );
}
