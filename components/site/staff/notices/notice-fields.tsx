'use client';

import { useTranslations } from 'next-intl';
import { MomentField } from '@/components/admin/field/moment-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { LOCALES } from '@/lib/kernel/locales';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { NoticeForm } from '@/lib/modules/site/contract/platform-notices';
import { LONGEST_NOTICE, NOTICE_KINDS } from '@/lib/modules/site/rules/platform-notice';

const OTHERS = LOCALES.filter(({ code }) => code !== 'en');

/** The fields of a notice; the languages beside English are folded until one has a text. S2.2-280. */
export function NoticeFields({ form, field }: ContractForm<NoticeForm, NoticeForm>) {
  const t = useTranslations('platformNotices');
  const ui = useTranslations('ui');
  const texts = form.watch('texts');
  const moment = (name: 'starts_at' | 'ends_at') => {
    const { error } = field(name);
    return {
      value: form.watch(name) || null,
      onChange: (value: string | null) => form.setValue(name, value ?? '', { shouldDirty: true }),
      timeZone: REGION_FACTS.UK.timeZone,
      required: true,
      ...(error === undefined ? {} : { error }),
    };
  };
  const box = { rows: 2, maxLength: LONGEST_NOTICE };
  return (
    <>
      <SelectField
        label={t('kind')}
        hint={t(`kindHints.${form.watch('kind')}`)}
        options={NOTICE_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        {...field('kind')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentField label={t('from')} {...moment('starts_at')} />
        <MomentField label={t('until')} {...moment('ends_at')} />
      </div>
      <TextArea label={t('english')} hint={t('englishHint')} required {...box} {...field('texts.en')} />
      <details open={OTHERS.some(({ code }) => Boolean(texts[code]))}>
        <summary className="min-h-8 cursor-pointer font-semibold">{t('others')}</summary>
        <div className="mt-3 grid gap-4">
          {OTHERS.map(({ code, name }) => (
            <TextArea
              key={code}
              label={name}
              lang={code}
              optionalText={ui('optional')}
              {...box}
              {...field(`texts.${code}`)}
            />
          ))}
        </div>
      </details>
    </>
  );
}
