import { useTranslations } from 'next-intl';
import type { PreviewData } from '@/lib/modules/storefront/contract/preview';

interface PreviewBarProps {
  status: PreviewData['status'];
  /** For its own people: the link for others, and until when it works, written out. */
  shared: { path: string; until: string } | null;
  /** The page's other form. */
  other: { href: string; plain: boolean };
}

const LINK = 'inline-flex min-h-6 items-center underline underline-offset-4';

/** Says that this is a preview, in which state the event is, and how others can look at it too. DECISIONS 5. */
export function PreviewBar({ status, shared, other }: PreviewBarProps) {
  const t = useTranslations('sitePreview');
  const states = { Draft: t('draft'), Active: t('active'), 'On hold': t('onHold') };
  return (
    <aside aria-label={t('title')} className="bg-ink text-white">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5 sm:px-8">
        <p>
          <strong>{t('title')}</strong> {states[status]} {t('nothingSold')}
        </p>
        {/* Whole documents: they are kept nowhere, and are asked for anew each time. */}
        <a href={other.href} className={LINK}>
          {t(other.plain ? 'plain' : 'full')}
        </a>
        {shared ? (
          <a href={shared.path} className={LINK}>
            {t('share', { date: shared.until })}
          </a>
        ) : null}
      </div>
    </aside>
  );
}
