'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Locale } from '@/lib/kernel/locales';
import type { LanguageMeter } from '@/lib/modules/storefront/contract/texts/texts';
import { languageName } from './language-name';

interface LanguageMetersProps {
  slug: string;
  languages: readonly LanguageMeter[];
  current: Locale;
  open: boolean;
}

/** Every language with how far the event is translated into it; each leads to its texts. */
export function LanguageMeters({ slug, languages, current, open }: LanguageMetersProps) {
  const t = useTranslations('eventTexts');
  return (
    <nav id="languages" tabIndex={-1} aria-label={t('languages')}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {languages.map((meter) => (
          <li key={meter.language} className="min-w-0">
            <Link
              href={`/events/${slug}/texts?${new URLSearchParams({ language: meter.language, ...(open ? { open: '1' } : {}) })}`}
              prefetch={false}
              aria-current={meter.language === current ? 'page' : undefined}
              className={clsx(
                'grid h-full content-start gap-1.5 rounded-control border bg-surface px-3 py-2.5 hover:border-ink-soft',
                meter.language === current ? 'border-accent ring-1 ring-accent' : 'border-line',
              )}
            >
              <Meter {...meter} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Meter({ language, translated, changed, total }: LanguageMeter) {
  const t = useTranslations('eventTexts');
  const isWhole = translated === total && changed === 0;
  const figures = { translated, total };
  return (
    <>
      <span className="flex items-center gap-1.5 font-semibold">
        <span lang={language} className="truncate">
          {languageName(language)}
        </span>
        {isWhole ? <Check aria-hidden="true" className="size-4.5 shrink-0 text-ok" /> : null}
      </span>
      {/* The figures below say the same. */}
      <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full bg-accent"
          style={{ width: `${(100 * translated) / Math.max(total, 1)}%` }}
        />
      </span>
      <span className="text-[0.9375rem] text-muted tabular-nums">
        {t('meter', figures)}
        {changed > 0 ? <span className="block">{t('changedCount', { count: changed })}</span> : null}
      </span>
    </>
  );
}
