'use client';

import { useLocale, useTranslations } from 'next-intl';
import { momentText } from '@/components/admin/moment';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { MailText } from '@/lib/modules/mails/contract/platform-texts';

interface MailTextFieldProps {
  text: MailText;
  /** Of the text, which may be another than the page's. */
  lang: string;
  value: string;
  fault: string | undefined;
  mayAct: boolean;
  onChange: (value: string) => void;
}

/** One text of a mail: what is said, the original, and what was said before. S2.2-335. */
export function MailTextField({ text, lang, value, fault, mayAct, onChange }: MailTextFieldProps) {
  const t = useTranslations('mailTexts');
  const { original, placeholders, part, longest, shared_with: shared } = text;
  const names = placeholders.map((name) => `{${name}}`).join(' ');
  const hints = [
    placeholders.length > 0 ? t('placeholders', { names }) : '',
    shared > 0 ? t('shared', { count: shared }) : '',
  ].filter((hint) => hint !== '');
  return (
    <div className="grid gap-2">
      {text.is_broken ? <Alert tone="danger">{t('brokenText')}</Alert> : null}
      <TextArea
        label={t(`parts.${part}`)}
        {...(hints.length > 0 ? { hint: hints.join(' · ') } : {})}
        {...(fault === undefined ? {} : { error: fault })}
        lang={lang}
        rows={part === 'intro' || part === 'note' ? 3 : 2}
        maxLength={longest}
        readOnly={!mayAct}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value === original ? null : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p lang={lang} className="min-w-0 text-[0.9375rem] text-muted wrap-anywhere">
            {t('original', { text: original })}
          </p>
          {mayAct ? (
            <Button variant="quiet" size="sm" onClick={() => onChange(original)}>
              {t('reset')}
            </Button>
          ) : null}
        </div>
      )}
      {text.versions.length > 0 ? <Versions text={text} lang={lang} /> : null}
    </div>
  );
}

function Versions({ text, lang }: { text: MailText; lang: string }) {
  const t = useTranslations('mailTexts');
  const locale = useLocale();
  return (
    <details className="text-[0.9375rem]">
      <summary className="cursor-pointer text-muted">{t('versions')}</summary>
      <ol className="mt-2 grid gap-2">
        {text.versions.map((one) => {
          const time = momentText(one.changed_at, 'GBP', locale);
          return (
            <li key={one.version} className="wrap-anywhere">
              <span className="block text-muted">
                {one.changed_by === null ? time : t('version', { name: one.changed_by, time })}
              </span>
              {one.text === null ? t('back') : <span lang={lang}>{one.text}</span>}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
