'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { DayField } from '@/components/admin/field/day-fields';
import type { ContractForm } from '@/components/form/use-contract-form';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { LOCALES } from '@/lib/kernel/locales';
import { NOTE_LENGTH } from '@/lib/modules/claims/rules/batch-states';
import { atOnce, REMINDERS, type MailingValues } from './mailing-values';

interface MailingFieldsProps {
  form: ContractForm<MailingValues, MailingValues>;
  timeZone: string;
  /** The batch has a last day, before which somebody can be reminded. */
  hasEnd: boolean;
  /** The event is live. */
  isLive: boolean;
}

/** What the mails say, in which language and when. */
export function MailingFields({ form, timeZone, hasEnd, isLive }: MailingFieldsProps) {
  const t = useTranslations('codes.mailing');
  const send = useWatch({ control: form.form.control, name: 'send' });
  return (
    <>
      <TextArea label={t('note')} hint={t('noteHint')} maxLength={NOTE_LENGTH} {...form.field('note')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('lang')}
          options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.field('lang')}
        />
        <SelectField
          label={t('remind')}
          hint={t(hasEnd ? 'remindHint' : 'remindNeedsEnd')}
          options={REMINDERS.map((days) => ({
            value: days,
            label: days === '' ? t('noReminder') : t('remindDays', { count: Number(days) }),
          }))}
          {...form.field('remind_days')}
        />
        <SelectField
          label={t('when')}
          options={[atOnce(isLive), 'on' as const, 'none' as const].map((value) => ({
            value,
            label: t(`sends.${value}`),
          }))}
          {...form.field('send')}
          error={form.field('send').error ?? (send === 'on' ? undefined : form.field('send_on').error)}
        />
        {send === 'on' ? (
          <DayField form={form} name="send_on" label={t('day')} hint={t('dayHint')} timeZone={timeZone} />
        ) : null}
      </div>
    </>
  );
}
