'use client';

import { useTranslations } from 'next-intl';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { Locale } from '@/lib/kernel/locales';
import { fallbackSeo, SEO_TEXTS, SHOWN_LENGTH, type SeoText } from './seo-values';
import type { SeoEditor } from './use-seo';

interface SeoFieldsProps {
  editor: SeoEditor;
  language: Locale;
  disabled: boolean;
}

/** The texts of one language, each with how much of it will be seen. */
export function SeoFields({ editor, language, disabled }: SeoFieldsProps) {
  return SEO_TEXTS.map((text) => (
    <SeoField key={text} text={text} editor={editor} language={language} disabled={disabled} />
  ));
}

function SeoField({ text, editor, language, disabled }: SeoFieldsProps & { text: SeoText }) {
  const t = useTranslations('eventSeo');
  const { draft, stored, changeText, errorOf } = editor;
  const value = draft[language][text];
  const fallback = fallbackSeo(draft, stored, language)[text];
  const Control = text === 'description' ? TextArea : TextField;
  const length = [...value.trim()].length;
  const cue = { length, most: SHOWN_LENGTH[text] };
  return (
    <div data-field={`seo.${text}`}>
      <Control
        label={t(`texts.${text}.label`)}
        hint={
          <>
            {t(`texts.${text}.hint`)}{' '}
            <span className={length > cue.most ? 'font-semibold text-warn' : ''}>
              {length === 0
                ? t('usesFallback', { text: fallback })
                : t(length > cue.most ? 'long' : 'length', cue)}
            </span>
          </>
        }
        lang={language}
        value={value}
        disabled={disabled}
        placeholder={fallback}
        onChange={(event) => changeText(language, text, event.target.value)}
        {...errorOf(`${language}.${text}`)}
      />
    </div>
  );
}
