'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { EditorNotices } from '@/components/admin/editor/editor-notices';
import { RestoredNotice } from '@/components/admin/editor/restored-notice';
import { SaveBar } from '@/components/admin/editor/save-bar';
import { Alert } from '@/components/ui/alert';
import { Pagination } from '@/components/ui/pagination';
import type { TextsPlace } from '@/lib/modules/storefront/client/event-texts';
import type { EventTexts } from '@/lib/modules/storefront/contract/texts/texts';
import { LanguageMeters } from './language-meters';
import { languageName } from './language-name';
import { TextRow } from './text-row';
import { TextsBar } from './texts-bar';
import { wordsIn } from './formatted-values';
import { entriesOf, isConfirmed, type TextEntry } from './texts-values';
import { useTexts, type TextsEditor } from './use-texts';

interface TextsScreenProps {
  place: TextsPlace;
  first: EventTexts;
  /** Why nothing can be changed here: the role, or a lock (D3, D5); null if it can. */
  readOnly: 'role' | 'locked' | 'not_opened' | null;
}

/** The focus goes to the first wrong text after a save. */
function useFocusOnError({ errors }: TextsEditor) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}

/** All that visitors read of an event, beside its translation into one language. S3.6-29. */
export function TextsScreen({ place, first, readOnly }: TextsScreenProps) {
  const t = useTranslations('eventTexts');
  const editor = useTexts(place, first);
  const form = useFocusOnError(editor);
  const { stored } = editor;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void editor.save();
  }
  return (
    <div className="mt-6 grid min-w-0 gap-5">
      <p className="max-w-prose text-ink-soft">
        {t('lead', { language: languageName(stored.default_language) })}
      </p>
      <LanguageMeters {...stored} slug={place.slug} current={stored.language} open={place.open} />
      <TextsBar place={place} canImport={readOnly === null} />
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        aria-label={t('formLabel', { language: languageName(stored.language) })}
        className="grid min-w-0 gap-5"
      >
        {readOnly === 'role' ? <Alert tone="info">{t('readOnly')}</Alert> : null}
        <RestoredNotice editor={editor} />
        <TextGroups editor={editor} off={readOnly !== null} place={place} />
        {readOnly ? null : <TextsSaveBar editor={editor} />}
      </form>
      <Pagination
        label={t('pages')}
        previousText={t('firstPage')}
        nextText={t('nextPage')}
        {...(place.cursor ? { previous: { href: hrefOf(place) } } : {})}
        {...(stored.next_cursor ? { next: { href: hrefOf(place, stored.next_cursor) } } : {})}
      />
    </div>
  );
}

function hrefOf({ slug, language, open }: TextsPlace, cursor?: string): string {
  const query = { language, ...(open ? { open: '1' } : {}), ...(cursor ? { cursor } : {}) };
  return `/events/${slug}/texts?${new URLSearchParams(query)}`;
}

/** The event's own texts on the first page, then each product's. */
function TextGroups({ editor, off, place }: { editor: TextsEditor; off: boolean; place: TextsPlace }) {
  const t = useTranslations('eventTexts');
  const { stored } = editor;
  const entries = entriesOf(stored);
  const own = place.cursor ? [] : entries.filter(({ product }) => product === null);
  const rowOf = (entry: TextEntry) => (
    <TextRow
      key={entry.key}
      editor={editor}
      entry={entry}
      disabled={off || (entry.product?.locked ?? false)}
    />
  );
  return (
    <div className="grid gap-5">
      {own.length > 0 ? <Group title={t('ofEvent')}>{own.map(rowOf)}</Group> : null}
      {stored.products.map((product) => (
        <Group
          key={product.id}
          title={t('ofProduct', { name: product.name })}
          note={product.locked ? t('productLocked') : undefined}
        >
          {entries.filter((entry) => entry.product?.id === product.id).map(rowOf)}
        </Group>
      ))}
      {own.length === 0 && stored.products.length === 0 ? (
        <p className="rounded-card border border-line bg-surface p-5">
          {t(place.open ? 'noneOpen' : 'none')}
        </p>
      ) : null}
      {own.length > 0 && place.open && stored.products.length === 0 ? (
        <p className="text-muted">{t('noneOpen')}</p>
      ) : null}
    </div>
  );
}

function Group({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-4 font-display text-lg wrap-anywhere">
        {title}
      </p>
      {note ? <p className="mb-3 text-muted">{note}</p> : null}
      <div className="grid gap-6">{children}</div>
    </fieldset>
  );
}

function TextsSaveBar({ editor }: { editor: TextsEditor }) {
  const t = useTranslations('eventTexts');
  const entries = new Map(entriesOf(editor.stored).map((entry) => [entry.key, entry]));
  const labelOf = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return key;
    const field = t(`fields.${entry.text.field}`);
    return entry.product ? `${entry.product.name} · ${field}` : field;
  };
  return (
    <SaveBar editor={editor} sticky>
      <EditorNotices
        editor={editor}
        describe={(field, values) => {
          const key = field.replace(/~ok$/, '');
          const isOk = key !== field;
          const said = values[key] ?? '';
          if (isOk) return { label: labelOf(key), text: isConfirmed(values, key) ? t('stillRight') : '' };
          const entry = entries.get(key);
          return { label: labelOf(key), text: entry ? wordsIn(entry.text, said) : said };
        }}
      />
    </SaveBar>
  );
}
