'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useVisiblePath } from './use-visible-path';

const DASHBOARD = '/dashboard';

/**
 * Banner on every page except the dashboard while something of the setup is open; the dashboard shows what.
 * S2.5-3, D52.
 */
export function SetupBanner() {
  const t = useTranslations('admin.setup');
  if (useVisiblePath() === DASHBOARD) return null;
  return (
    <aside
      aria-label={t('label')}
      className="flex items-start gap-3 border-b border-warn/25 bg-warn-soft px-4 py-3 text-ink sm:px-6"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <p>
        {t('text')}{' '}
        <Link
          href={DASHBOARD}
          prefetch={false}
          className="inline-block font-semibold underline underline-offset-2 first-letter:uppercase"
        >
          {t('link')}
        </Link>
      </p>
    </aside>
  );
}
