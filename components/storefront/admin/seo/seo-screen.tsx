'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { EditorNotices } from '@/components/admin/editor/editor-notices';
import { RestoredNotice } from '@/components/admin/editor/restored-notice';
import { SaveBar } from '@/components/admin/editor/save-bar';
import { Alert } from '@/components/ui/alert';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/select-field';
import { isLocale, LOCALES, type Locale } from '@/lib/kernel/locales';
import type { EventSeo } from '@/lib/modules/storefront/contract/texts/seo';
import { SeoFields } from './seo-fields';
import { SeoPreviews } from './seo-previews';
import { SEO_TEXTS, shownSeo } from './seo-values';
import { useSeo, type SeoEditor } from './use-seo';

interface SeoScreenProps {
  place: { tenant: string; slug: string };
  first: EventSeo;
  /** Whether its type may be listed at all: gifts and size collections are by invitation. */
  canBeListed: boolean;
  look: { address: string; colours: { primary: string; secondary: string; tertiary: string } };
  /** Why nothing can be changed here: the role, or a lock (D3, D5); null if it can. */
  readOnly: 'role' | 'locked' | 'not_opened' | null;
}

/** What search results and shared links say of an event, by language, with how it will look. S2.2-44. */
export function SeoScreen({ place, first, canBeListed, look, readOnly }: SeoScreenProps) {
  const t = useTranslations('eventSeo');
  const editor = useSeo(place, first);
  const [language, setLanguage] = useState<Locale>(first.default_language);
  const { draft, stored, change } = editor;
  const off = readOnly !== null;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void editor.save();
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label={t('title')}
      className="mt-6 grid min-w-0 gap-5"
    >
      {readOnly === 'role' ? <Alert tone="info">{t('readOnly')}</Alert> : null}
      <RestoredNotice editor={editor} />
      <div className="grid min-w-0 gap-8 rounded-card border border-line bg-surface p-4 sm:p-6 lg:grid-cols-2">
        <fieldset disabled={off} className="grid min-w-0 content-start gap-5">
          <legend className="sr-only">{t('title')}</legend>
          {canBeListed ? (
            <CheckboxField
              label={t('listed')}
              hint={t('listedHint')}
              checked={draft.listed}
              onChange={(event) => change({ listed: event.target.checked })}
            />
          ) : (
            <p className="text-ink-soft">{t('neverListed')}</p>
          )}
          <LanguageChoice editor={editor} language={language} onChoose={setLanguage} />
          <SeoFields editor={editor} language={language} disabled={off} />
        </fieldset>
        <SeoPreviews
          language={language}
          shown={shownSeo(draft, stored, language)}
          storeName={stored.fallbacks[language].title}
          listed={canBeListed && draft.listed}
          {...look}
        />
      </div>
      {off ? null : <SeoSaveBar editor={editor} />}
    </form>
  );
}

function LanguageChoice({
  editor: { draft, stored },
  language,
  onChoose,
}: {
  editor: SeoEditor;
  language: Locale;
  onChoose: (language: Locale) => void;
}) {
  const t = useTranslations('eventSeo');
  const isEmpty = (code: Locale) => SEO_TEXTS.every((text) => draft[code][text].trim() === '');
  const labelOf = (code: Locale, name: string) => {
    if (code === stored.default_language) return t('ownLanguage', { language: name });
    return isEmpty(code) ? t('emptyLanguage', { language: name }) : name;
  };
  return (
    <SelectField
      label={t('language')}
      options={LOCALES.map(({ code, name }) => ({ value: code, label: labelOf(code, name) }))}
      value={language}
      onChange={({ target: { value } }) => (isLocale(value) ? onChoose(value) : undefined)}
    />
  );
}

function SeoSaveBar({ editor }: { editor: SeoEditor }) {
  const t = useTranslations('eventSeo');
  const say = useTranslations('savedEditor.conflict');
  const nameOf = (code: string) => LOCALES.find((one) => one.code === code)?.name ?? code;
  return (
    <SaveBar editor={editor} sticky>
      <EditorNotices
        editor={editor}
        describe={(field, values) =>
          field === 'listed'
            ? { label: t('listed'), text: say(values.listed ? 'on' : 'off') }
            : {
                label: nameOf(field),
                text: SEO_TEXTS.flatMap((text) => values[field][text] || []).join('\n'),
              }
        }
      />
    </SaveBar>
  );
}
