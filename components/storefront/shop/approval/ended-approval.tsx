import { useTranslations } from 'next-intl';
import { BRAND } from '@/lib/kernel/brand';

/** In place of a store whose link for approval has expired or was revoked; both read the same. S3.6-15. */
export function EndedApproval() {
  const t = useTranslations('approval');
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-paper px-4 py-16">
      <div className="grid max-w-[52ch] gap-4 text-center">
        <p className="font-semibold text-muted">{BRAND.name}</p>
        <h1 className="text-3xl sm:text-4xl">{t('endedTitle')}</h1>
        <p className="text-lg">{t('endedText')}</p>
      </div>
    </main>
  );
}
