import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button-classes';

/** The payment result page without a payment in its URL. */
export function NoOrder({ slug }: { slug: string }) {
  const t = useTranslations('storePages.noOrder');
  return (
    <>
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="mt-4 max-w-prose">{t('text')}</p>
      <p className="mt-6">
        <Link href={`/${slug}`} prefetch={false} className={buttonClasses('primary', 'lg')}>
          {t('toStore')}
        </Link>
      </p>
    </>
  );
}
