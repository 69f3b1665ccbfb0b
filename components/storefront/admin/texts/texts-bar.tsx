'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button-classes';
import { TextsFileButton } from './texts-file-button';
import type { TextsPlace } from '@/lib/modules/storefront/client/event-texts';

interface TextsBarProps {
  place: TextsPlace;
  /** Who may change nothing is not offered a file to fill in. */
  canImport: boolean;
}

/** What of the language is shown: everything, or products that need work. */
export function TextsBar({ place, canImport }: TextsBarProps) {
  const t = useTranslations('eventTexts');
  const { slug, language, open } = place;
  const to = new URLSearchParams({ language, ...(open ? {} : { open: '1' }) });
  return (
    <div className="flex flex-wrap gap-3">
      <Link
        href={`/events/${slug}/texts?${to}`}
        prefetch={false}
        className={buttonClasses('secondary', 'md')}
      >
        {t(open ? 'showAll' : 'showOpen')}
      </Link>
      {canImport ? <TextsFileButton place={place} /> : null}
    </div>
  );
}
