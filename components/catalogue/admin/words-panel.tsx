'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent } from 'react';
import type { DescribeField } from '@/components/admin/editor/conflict-notice';
import { EditorNotices } from '@/components/admin/editor/editor-notices';
import { SaveBar } from '@/components/admin/editor/save-bar';
import { Alert } from '@/components/ui/alert';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextArea } from '@/components/ui/text-area';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { RefusedWords } from '@/lib/modules/events/contract/refused-words';
import { REFUSED_WORDS } from '@/lib/modules/design/rules/refused-words-limits';
import { Panel } from '@/components/admin/panel';
import { useWords, type WordsEditor } from './use-words';
import type { TypedWords } from './words-form';

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
  readOnly: 'role' | 'event_locked' | 'not_opened' | null;
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
        {readOnly && readOnly !== 'not_opened' ? (
          <Alert tone="info">{readOnly === 'role' ? t('role') : say('readOnly.event_locked')}</Alert>
        ) : null}
        <WordFields words={words} disabled={readOnly !== null} />
        {readOnly ? null : <WordsBar words={words} />}
      </form>
    </Panel>
  );
}

function WordFields({ words, disabled }: { words: WordsEditor; disabled: boolean }) {
  const t = useTranslations('eventProducts.words');
  const { draft, change, count, errors } = words;
  const error = errors['text'];
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (errors['text'] !== undefined) box.current?.focus();
  }, [errors]);
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-4">
      <CheckboxField
        label={t('enabled')}
        checked={draft.enabled}
        onChange={(event) => change({ enabled: event.target.checked })}
      />
      <TextArea
        ref={box}
        label={t('list')}
        hint={t('hint')}
        value={draft.text}
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

function WordsBar({ words }: { words: WordsEditor }) {
  const t = useTranslations('eventProducts.words');
  const say = useTranslations('savedEditor.conflict');
  const describe: DescribeField<TypedWords> = (field, { text, enabled }) =>
    field === 'text'
      ? { label: t('list'), text }
      : { label: t('enabled'), text: say(enabled ? 'on' : 'off') };
  return (
    <SaveBar editor={words}>
      <EditorNotices editor={words} describe={describe} />
    </SaveBar>
  );
}
