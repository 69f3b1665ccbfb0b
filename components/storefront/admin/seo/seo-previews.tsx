'use client';

import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/kernel/locales';
import type { LanguageSeo } from '@/lib/modules/storefront/contract/texts/seo';
import { storeTheme } from '@/lib/modules/storefront/rules/theme/store-theme';

interface SeoPreviewsProps {
  language: Locale;
  /** What is told in that language, fallbacks included. */
  shown: LanguageSeo;
  /** Without protocol: `shop.example/acme`. */
  address: string;
  storeName: string;
  colours: { primary: string; secondary: string; tertiary: string };
  listed: boolean;
}

/** A search result and a shared link as they will look; they follow what is typed. */
export function SeoPreviews(props: SeoPreviewsProps) {
  const t = useTranslations('eventSeo');
  const { language, shown, address, storeName, listed } = props;
  const { ground, ink } = cardColours(props.colours);
  return (
    <div className="grid content-start gap-5 lg:sticky lg:top-24">
      <figure className="min-w-0">
        <figcaption className="mb-2 font-semibold">{t('searchPreview')}</figcaption>
        {listed ? (
          <div lang={language} className="rounded-card border border-line bg-surface p-4">
            <p className="truncate text-[0.875rem] text-muted">{address}</p>
            <p className="mt-1 line-clamp-2 text-xl text-accent wrap-anywhere sm:truncate">{shown.title}</p>
            <p className="mt-1 line-clamp-3 text-[0.9375rem] text-ink-soft wrap-anywhere sm:line-clamp-2">
              {shown.description}
            </p>
          </div>
        ) : (
          <p className="rounded-card border border-dashed border-line-strong p-4 text-muted">
            {t('notListed')}
          </p>
        )}
      </figure>
      <figure className="min-w-0">
        <figcaption className="mb-2 font-semibold">{t('sharePreview')}</figcaption>
        <div lang={language} className="overflow-hidden rounded-card border border-line bg-surface">
          <div
            style={{ backgroundColor: ground, color: ink }}
            className="flex aspect-1200/630 flex-col justify-center px-[6%]"
          >
            <p className="truncate text-[0.875rem]">{shown.share === storeName ? '' : storeName}</p>
            <p className="mt-1 line-clamp-3 text-2xl leading-tight font-semibold wrap-anywhere">
              {shown.share}
            </p>
          </div>
          <div className="grid gap-0.5 p-4">
            <p className="truncate font-semibold">{shown.title}</p>
            <p className="line-clamp-2 text-[0.9375rem] text-ink-soft wrap-anywhere">{shown.description}</p>
            <p className="truncate text-[0.875rem] text-muted">{address}</p>
          </div>
        </div>
        <p className="mt-2 text-[0.9375rem] text-muted">{t('shareHint')}</p>
      </figure>
    </div>
  );
}

function cardColours(colours: SeoPreviewsProps['colours']) {
  const { primary, onPrimary } = storeTheme(colours);
  return { ground: primary, ink: onPrimary };
}
