'use client';

import { CircleAlert, Languages } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { LONG_TEXTS, TEXT_LENGTHS } from '@/lib/modules/events/rules/text-fields';
import { languageName } from './language-name';
import { FormattedControl, FormattedSource } from './formatted-control';
import { valueOf } from './formatted-values';
import { confirmed, isConfirmed, okKey, type TextEntry } from './texts-values';
import type { TextsEditor } from './use-texts';

interface TextRowProps {
  editor: TextsEditor;
  entry: TextEntry;
  disabled: boolean;
}

/** A text in the event's language beside its translation, with what visitors read while there is none. */
export function TextRow({ editor, entry, disabled }: TextRowProps) {
  const t = useTranslations('eventTexts');
  const { stored } = editor;
  const { key, text } = entry;
  const { field, source } = text;
  const own = languageName(stored.default_language);
  return (
    <div className="grid gap-x-6 gap-y-3 md:grid-cols-2" data-field={key}>
      <div className="min-w-0">
        <p className="mb-1.5 font-semibold">
          {t(`fields.${field}`)} <span className="font-normal text-muted">· {own}</span>
        </p>
        {text.source_document ? (
          <FormattedSource
            document={text.source_document}
            lang={stored.default_language}
            label={`${t(`fields.${field}`)} · ${own}`}
          />
        ) : (
          <p
            lang={stored.default_language}
            className="rounded-control bg-paper-deep px-3.5 py-2.5 break-words whitespace-pre-line text-ink-soft"
          >
            {source}
          </p>
        )}
      </div>
      <div className="min-w-0">
        <Translation editor={editor} entry={entry} disabled={disabled} />
        <TextState editor={editor} entry={entry} disabled={disabled} />
      </div>
    </div>
  );
}

/** The control of a translation, formatted where its source is. */
function Translation({ editor: { draft, stored, change, errorOf }, entry, disabled }: TextRowProps) {
  const t = useTranslations('eventTexts');
  const { key, text } = entry;
  const { field } = text;
  const value = draft[key] ?? '';
  const isMissing = value.trim() === '';
  const shared = {
    label: (
      <>
        <span className="sr-only">{`${t(`fields.${field}`)} · `}</span>
        {languageName(stored.language)}
      </>
    ),
    lang: stored.language,
    value,
    disabled,
    hint: isMissing ? t('fallback', { language: languageName(stored.default_language) }) : undefined,
    ...errorOf(key),
  };
  if (text.document)
    return <FormattedControl name={key} {...shared} onChange={(next) => change({ [key]: next })} />;
  const Control = LONG_TEXTS.has(field) ? TextArea : TextField;
  return (
    <Control
      {...shared}
      maxLength={TEXT_LENGTHS[field]}
      onChange={(event) => change({ [key]: event.target.value })}
    />
  );
}

/** Missing, or of a source that has changed since; then somebody can say that it is still right. */
function TextState({ editor: { draft, change }, entry: { key, text }, disabled }: TextRowProps) {
  const t = useTranslations('eventTexts');
  const value = draft[key] ?? '';
  if (value.trim() === '')
    return (
      <Badge tone="warn" icon={<Languages aria-hidden="true" className="size-4" />} className="mt-2">
        {t('missing')}
      </Badge>
    );
  if (!text.changed || value !== valueOf(text)) return null;
  return (
    <>
      {isConfirmed(draft, key) ? null : (
        <Badge tone="info" icon={<CircleAlert aria-hidden="true" className="size-4" />} className="mt-2">
          {t('sourceChanged')}
        </Badge>
      )}
      <CheckboxField
        className="mt-2"
        label={t('stillRight')}
        disabled={disabled}
        checked={isConfirmed(draft, key)}
        onChange={(event) => change({ [okKey(key)]: confirmed(event.target.checked) })}
      />
    </>
  );
}
