'use client';

import { useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/day';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { LOCALES, type Locale } from '@/lib/kernel/locales';
import type { Mailing } from '@/lib/modules/claims/contract/code-mailing';
import { NOTE_LENGTH } from '@/lib/modules/claims/rules/batch-states';
import type { FirstMailing } from './first-mailing';

interface ChoiceProps {
  /** How the batch is mailed so far. */
  mailing: Mailing;
  choice: FirstMailing;
  /** The reader's language. */
  lang: Locale;
  onChange: (choice: FirstMailing) => void;
}

/** Whether the people of a file get their codes by mail, and what the mail says. Once that was said, only how it is. D40-4. */
export function MailChoice({ mailing, choice, lang, onChange }: ChoiceProps) {
  const t = useTranslations('codes');
  if (mailing.saved) {
    return mailing.send_at === null ? null : <p className="text-muted">{t('import.mailedToo')}</p>;
  }
  const { when, day } = choice;
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('import.mail')}
        value={choice.isMailed ? 'yes' : 'no'}
        options={[
          {
            value: 'yes',
            label: t(`import.mails.${when}`, { day: day === null ? '' : dayText(day, lang) }),
          },
          { value: 'no', label: t('import.mails.none') },
        ]}
        onChange={({ target }) => onChange({ ...choice, isMailed: target.value === 'yes' })}
      />
      {choice.isMailed ? (
        <>
          <TextArea
            label={t('mailing.note')}
            hint={t('mailing.noteHint')}
            maxLength={NOTE_LENGTH}
            rows={3}
            value={choice.note}
            onChange={({ target }) => onChange({ ...choice, note: target.value })}
          />
          <SelectField
            label={t('mailing.lang')}
            value={choice.lang}
            options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => {
              const found = LOCALES.find(({ code }) => code === target.value);
              if (found) onChange({ ...choice, lang: found.code });
            }}
          />
        </>
      ) : null}
    </div>
  );
}
