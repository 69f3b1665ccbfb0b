import { useTranslations } from 'next-intl';
import type { LoadedFonts } from '@/lib/modules/design/client/use-font-books';

/** Tells that fonts could not be loaded, so texts cannot be drawn, and offers a retry. */
export function FontNotice({ fonts }: { fonts: LoadedFonts }) {
  const t = useTranslations('designer.canvas');
  if (!fonts.failed) return null;
  return (
    <div
      role="alert"
      className="absolute inset-x-2 top-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-danger bg-danger-soft px-3 py-2 text-sm text-danger"
    >
      <span className="grow">{t('fontsFailed')}</span>
      <button type="button" onClick={fonts.retry} className="min-h-9 font-semibold underline">
        {t('tryAgain')}
      </button>
    </div>
  );
}
