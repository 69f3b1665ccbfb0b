'use client';

import { useTranslations } from 'next-intl';
import { FocusedHeading } from '@/components/form/focused-heading';
import { humanDay } from '@/lib/kernel/human-date';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import type { ContactState } from './contact-state';

/** What takes the place of the contact form once it was sent. S2.1-47, S2.1-56. */
export function ContactSent({ state, lang }: { state: ContactState; lang: string }) {
  const t = useTranslations('siteContact');
  const { answerBy, values } = state;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  return (
    <div className="mt-8 grid justify-items-start gap-3 rounded-card bg-accent-soft p-6">
      <FocusedHeading level={2} className="text-2xl">
        {t('sentTitle')}
      </FocusedHeading>
      <p className="break-words">{t('sentText', { email: values.email.trim() })}</p>
      {answerBy === null ? null : (
        <p>{t('sentData', { day: humanDay(answerBy.split('-').reverse().join('-'), locale) })}</p>
      )}
      {/* Loaded anew: an empty form, with or without script. */}
      <a href="?" className="inline-flex min-h-6 text-accent underline underline-offset-4">
        {t('another')}
      </a>
    </div>
  );
}
