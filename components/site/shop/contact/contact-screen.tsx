import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BRAND } from '@/lib/kernel/brand';
import { ANSWER_DAYS, KEPT_DAYS } from '@/lib/modules/site/rules/site-message';

interface ContactScreenProps {
  kind: 'question' | 'data';
  /** The form. */
  children: ReactNode;
}

/** The page of the contact form, and that of complaints about personal data. S2.1-47, S2.1-56. */
export function ContactScreen({ kind, children }: ContactScreenProps) {
  const t = useTranslations('siteContact');
  const isData = kind === 'data';
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-5 py-12 sm:px-8 sm:py-16">
      <div className="max-w-2xl">
        <h1 className="text-3xl sm:text-5xl">{isData ? t('data.title') : t('title')}</h1>
        <p className="mt-4 text-lg text-ink-soft">
          {isData ? t('data.lead', { days: ANSWER_DAYS }) : t('lead')}
        </p>
        {children}
        <p className="mt-5 text-[0.9375rem] text-muted">
          {isData ? t('data.privacy') : t('privacy', { days: KEPT_DAYS.question })}
        </p>
        {isData ? <p className="mt-3 text-[0.9375rem] text-muted">{t('data.authority')}</p> : null}
        <p className="mt-3">
          <a
            href={`mailto:${BRAND.supportEmail}`}
            className="inline-flex min-h-6 text-accent underline underline-offset-4"
          >
            {BRAND.supportEmail}
          </a>
        </p>
      </div>
    </main>
  );
}
