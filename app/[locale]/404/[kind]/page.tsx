import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ProductSearch } from '@/components/site/shop/missing-page';
import { LinkButton } from '@/components/ui/link-button';
import { MISSING_DRAFT } from '@/lib/edge/error-page';
import { STORE_KINDS, STORE_SLUG } from '@/lib/edge/known-stores';
import { requireLocale } from '@/lib/intl/require-locale';
import type { Locale } from '@/lib/kernel/locales';
import { statusMetadata } from '../../status-metadata';
import { StatusScreen } from '../../status-screen';

interface StoreStatusPageProps {
  params: Promise<{ locale: string; kind: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => [...STORE_KINDS, MISSING_DRAFT].map((kind) => ({ kind }));

export const generateMetadata = (props: StoreStatusPageProps) => statusMetadata(props, 'notFound');

/** A payment link whose draft order is gone, also with its store: it needs no store of its reader's own. S2.2-130. */
async function DraftGone({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'draftLink.gone_link' });
  const common = await getTranslations({ locale, namespace: 'errorPages' });
  return (
    <StatusScreen
      status={404}
      title={t('title')}
      text={t('text')}
      ways={
        <LinkButton href="/" prefetch={false}>
          {common('home')}
        </LinkButton>
      }
    />
  );
}

/**
 * Prerendered per language, for the missing pages of public stores: the web's server puts the store's slug in
 * (lib/edge/error-page.ts). It leads back to the store and, in a shop, searches its products. S2.1-80
 */
export default async function StoreStatusPage({ params }: StoreStatusPageProps) {
  const locale = await requireLocale(params);
  const { kind } = await params;
  if (kind === MISSING_DRAFT) return <DraftGone locale={locale} />;
  if (!STORE_KINDS.some((known) => known === kind)) notFound();
  const t = await getTranslations({ locale, namespace: 'missingPage' });
  return (
    <StatusScreen
      status={404}
      text={t(`store.${kind === 'shop' ? 'shop' : 'event'}`)}
      ways={
        <LinkButton href={`/${STORE_SLUG}`} prefetch={false}>
          {t('store.back')}
        </LinkButton>
      }
      more={kind === 'shop' ? <ProductSearch path={`/${STORE_SLUG}/products`} /> : null}
    />
  );
}
