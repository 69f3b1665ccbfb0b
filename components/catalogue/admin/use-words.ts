'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { InvalidValues } from '@/components/admin/editor/editor-types';
import { useSavedEditor } from '@/components/admin/editor/use-saved-editor';
import { toast } from '@/components/ui/toast';
import { hasShapeOf } from '@/lib/client/drafts/has-shape-of';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import { REFUSED_WORDS } from '@/lib/modules/design/rules/refused-words-limits';
import { readRefusedWords, saveRefusedWords } from '@/lib/modules/events/client/refused-words';
import type { RefusedWords } from '@/lib/modules/events/contract/refused-words';
import {
  problemIn,
  refusedProblem,
  typedOf,
  wordsIn,
  type TypedWords,
  type WordsProblem,
} from './words-form';

const { most, length } = REFUSED_WORDS;

function isSame(field: keyof TypedWords, one: TypedWords, other: TypedWords): boolean {
  if (field === 'enabled') return one.enabled === other.enabled;
  return wordsIn(one.text).join('\n') === wordsIn(other.text).join('\n');
}

/** The words that an event refuses to print, saved by the admin kit. S3.4-11. */
export function useWords(place: ProductsPlace, first: RefusedWords) {
  const t = useTranslations('eventProducts.words');
  const router = useRouter();

  function invalid(problem: WordsProblem): InvalidValues {
    if (problem.kind === 'too_many')
      return new InvalidValues({ text: t('problem.too_many', { count: problem.count, most }) });
    return new InvalidValues({ text: t(`problem.${problem.code}`, { word: problem.word, most: length }) });
  }
  async function send({ text, enabled }: TypedWords, version: number): Promise<RefusedWords> {
    const words = wordsIn(text);
    const wrong = problemIn(words);
    if (wrong) throw invalid(wrong);
    try {
      return await saveRefusedWords(place, { version, enabled, words });
    } catch (error) {
      const refused = refusedProblem(error, words);
      throw refused ? invalid(refused) : error;
    }
  }
  const editing = useSavedEditor<RefusedWords, TypedWords>(
    {
      place: { kind: 'refused-words', tenant: place.tenant, id: place.slug },
      fields: ['enabled', 'text'],
      valuesOf: typedOf,
      versionOf: ({ version }) => version,
      isValues: hasShapeOf(typedOf(first)),
      isSame,
      read: () => readRefusedWords(place),
      save: ({ values, version }) => send(values, Number(version)),
      onSaved: () => {
        toast('success', t('saved'));
        // Refreshes the product list beside it, which shows the print check's findings.
        router.refresh();
      },
    },
    first,
  );
  return { ...editing, count: wordsIn(editing.draft.text).length };
}
export type WordsEditor = ReturnType<typeof useWords>;
