'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextArea } from '@/components/ui/text-area';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { RefusedWords } from '@/lib/modules/events/contract/refused-words';
import { REFUSED_WORDS } from '@/lib/modules/design/rules/refused-words-limits';
import { Panel } from '@/components/admin/panel';
import { SessionAlert } from '@/components/admin/session-alert';
import { useWords, type WordsEditor } from './use-words';

const { most, length } = REFUSED_WORDS;
/**
 * Twice the allowed length, so that a list that is too long can be typed and is then refused with a message instead of
 * being cut.
 */
const TYPED = 2 * most * (length + 1);

interface WordsPanelProps {
  place: ProductsPlace;
  first: RefusedWords;
  /** Why the list is read-only; null when it can be edited. */
  readOnly: 'role' | 'event_locked' | null;
}

/** The words that an event refuses to print; empty unless the client sets some (S3.4-11). */
export function WordsPanel({ place, first, readOnly }: WordsPanelProps) {
  const t = useTranslations('eventProducts.words');
  const say = useTranslations('eventProducts');
  const words = useWords(place, first);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void words.save();
  }
  return (
    <Panel id="refused-words" title={t('title')}>
      <form method="post" noValidate onSubmit={onSubmit} className="grid max-w-2xl gap-4">
        <p className="text-muted">{t('lead')}</p>
        {readOnly ? (
          <Alert tone="info">{readOnly === 'role' ? t('role') : say('readOnly.event_locked')}</Alert>
        ) : null}
        <WordFields words={words} disabled={readOnly !== null} />
        <WordsAlert words={words} />
        {readOnly ? null : <SaveRow words={words} />}
      </form>
    </Panel>
  );
}

function useProblemText({ problem }: WordsEditor): string | undefined {
  const t = useTranslations('eventProducts.words.problem');
  if (problem?.kind === 'too_many') return t('too_many', { count: problem.count, most });
  if (problem?.kind !== 'word') return undefined;
  return t(problem.code, { word: problem.word, most: length });
}

function WordFields({ words, disabled }: { words: WordsEditor; disabled: boolean }) {
  const t = useTranslations('eventProducts.words');
  const { typed, change, count, problem } = words;
  const error = useProblemText(words);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem?.kind === 'word' || problem?.kind === 'too_many') box.current?.focus();
  }, [problem]);
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-4">
      <CheckboxField
        label={t('enabled')}
        checked={typed.enabled}
        onChange={(event) => change({ enabled: event.target.checked })}
      />
      <TextArea
        ref={box}
        label={t('list')}
        hint={t('hint')}
        value={typed.text}
        onChange={(event) => change({ text: event.target.value })}
        rows={6}
        maxLength={TYPED}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...(error === undefined ? {} : { error })}
      />
      <p className="text-[0.9375rem] text-muted tabular-nums">{t('count', { count, most })}</p>
    </fieldset>
  );
}

function WordsAlert({ words }: { words: WordsEditor }) {
  const t = useTranslations('eventProducts');
  const { problem } = words;
  if (problem?.kind === 'call') {
    return (
      <SessionAlert error={problem.error} title={t('problem.notSaved')} onRetry={() => void words.save()} />
    );
  }
  if (problem?.kind !== 'conflict') return null;
  const actions = (
    <>
      <Button variant="secondary" size="sm" onClick={() => void words.loadTheirs()}>
        {t('problem.conflict.theirs')}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => void words.saveOverTheirs()}>
        {t('problem.conflict.mine')}
      </Button>
    </>
  );
  return (
    <Alert tone="warn" title={t('words.conflict')} announce="alert" actions={actions}>
      {t('problem.conflict.text')}
    </Alert>
  );
}

function SaveRow({ words }: { words: WordsEditor }) {
  const t = useTranslations('eventProducts');
  const { dirty, busy, problem } = words;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className="me-auto text-[0.9375rem] text-muted">
        {dirty ? t('unsaved') : t('allSaved')}
      </p>
      <div className="flex gap-3 max-sm:grow max-sm:[&>*]:grow">
        {dirty ? (
          <Button variant="quiet" onClick={words.discard}>
            {t('discard')}
          </Button>
        ) : null}
        <SubmitButton busy={busy} off={!dirty && !busy && problem === null}>
          {t('save')}
        </SubmitButton>
      </div>
    </div>
  );
}
