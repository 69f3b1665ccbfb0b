'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import { dropFormDraft, keepFormDraft, readFormDraft } from '@/lib/client/form-draft';
import { readRefusedWords, saveRefusedWords } from '@/lib/modules/events/client/refused-words';
import type { RefusedWords } from '@/lib/modules/events/contract/refused-words';
import { isUnsaved, problemIn, typedOf, wordsIn, wordsProblemOf, type TypedWords } from './words-form';
import type { WordsProblem } from './words-form';

const NO_DRAFT = { text: '', enabled: '', version: '' };

/** The draft kept in this tab, or null. */
function readDraft(key: string): TypedWords | null {
  const { text, enabled, version } = readFormDraft(key, NO_DRAFT);
  return version === '' ? null : { text, enabled: enabled === 'yes', version: Number(version) };
}

/** The list as typed; unsaved changes are kept in this tab over a reload. */
function useTypedWords({ tenant, slug }: ProductsPlace, first: RefusedWords) {
  const key = `refused-words-${tenant}-${slug}`;
  const [stored, setStored] = useState(first);
  const [typed, setTyped] = useState(() => typedOf(first));
  useEffect(() => {
    let wanted = true;
    void Promise.resolve().then(() => {
      const kept = readDraft(key);
      if (wanted && kept) setTyped(kept);
    });
    return () => {
      wanted = false;
    };
  }, [key]);
  function change(part: Partial<TypedWords>) {
    const now = { ...typed, ...part };
    setTyped(now);
    if (!isUnsaved(now, stored)) return dropFormDraft(key);
    const { text, enabled, version } = now;
    keepFormDraft(key, { text, enabled: enabled ? 'yes' : 'no', version: String(version) });
  }
  function show(words: RefusedWords) {
    setStored(words);
    setTyped(typedOf(words));
    dropFormDraft(key);
  }
  return { stored, typed, change, show };
}

/** The words that an event refuses to print: typing, saving, and conflicts with another person's save. */
export function useWords(place: ProductsPlace, first: RefusedWords) {
  const t = useTranslations('eventProducts.words');
  const router = useRouter();
  const { stored, typed, change, show } = useTypedWords(place, first);
  const [problem, setProblem] = useState<WordsProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const words = wordsIn(typed.text);

  /** One at a time: presses during a save are ignored. */
  async function run(work: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(wordsProblemOf(error, words));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  async function send(version: number) {
    const wrong = problemIn(words);
    if (wrong) return setProblem(wrong);
    show(await saveRefusedWords(place, { version, enabled: typed.enabled, words }));
    toast('success', t('saved'));
    // Refreshes the product list beside it, which shows the print check's findings.
    router.refresh();
  }
  return {
    typed,
    problem,
    busy,
    dirty: isUnsaved(typed, stored),
    count: words.length,
    change,
    save: () => run(() => send(typed.version)),
    loadTheirs: () => run(async () => show(await readRefusedWords(place))),
    saveOverTheirs: () => run(async () => send((await readRefusedWords(place)).version)),
    discard() {
      setProblem(null);
      show(stored);
    },
  };
}
export type WordsEditor = ReturnType<typeof useWords>;
