import { useTranslations } from 'next-intl';
import type { PreviewData } from '@/lib/modules/storefront/contract/preview';

interface PreviewBarProps {
  status: PreviewData['status'];
  /** For the store's own users: the preview link to share, and its expiry as text. */
  shared: { path: string; until: string } | null;
  /** Link to the page's other version (plain or normal). */
  other: { href: string; plain: boolean };
}

const LINK = 'inline-flex min-h-6 items-center underline underline-offset-4';

/** Bar of a preview: says that it is one, the event's status, and the link to share. D5. */
export function PreviewBar({ status, shared, other }: PreviewBarProps) {
  const t = useTranslations('sitePreview');
  const states = { Draft: t('draft'), Active: t('active'), 'On hold': t('onHold') };
  return (
    <aside aria-label={t('title')} className="bg-ink text-white">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5 sm:px-8">
        <p>
          <strong>{t('title')}</strong> {states[status]} {t('nothingSold')}
        </p>
        {/* Full page loads: previews are never cached. */}
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
