import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { keptBlanks } from '@/app/kept-blanks';
import { BlankScreen } from '@/components/site/shop/products/blank-screen';
import { JsonLd } from '@/components/storefront/shop/json-ld';
import { MarketFacts } from '@/components/storefront/shop/product-claims';
import { ProductMaterial } from '@/components/storefront/shop/product-material';
import { ProductSizeGuide } from '@/components/storefront/shop/product-size-guide';
import { now } from '@/lib/kernel/clock';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { nameIn } from '@/lib/kernel/locales';
import { publicBlank } from '@/lib/modules/catalogue/rules/blanks/public-blank';
import { toldFacts } from '@/lib/modules/catalogue/rules/market/blank-facts';
import { inFibreOrder } from '@/lib/modules/catalogue/rules/market/fibres';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { siteMetadata } from '../../../site-metadata';
import { blankThings } from './blank-things';

interface PageProps {
  params: Promise<{ locale: string; family: string }>;
}

export async function generateStaticParams() {
  const { list } = await readBlanks();
  return localeParams().flatMap((locale) => list.map(({ id }) => ({ ...locale, family: id })));
}

async function loadBlank(params: PageProps['params']) {
  const locale = await requireLocale(params);
  const [{ find }, { family }] = await Promise.all([keptBlanks(), params]);
  const blank = find(family);
  if (!blank) notFound();
  const names = await getTranslations({ locale, namespace: 'eventBuilder.blanks' });
  return { locale, blank, name: nameIn(blank, locale) ?? names(blank.family) };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, blank, name } = await loadBlank(params);
  const t = await getTranslations({ locale, namespace: 'ourProducts' });
  const description = t('blankDescription', { name, count: blank.colours.length });
  return siteMetadata({ title: name, description, path: `/our-products/${blank.id}`, locale });
}

/** One blank: both sides, colours, sizes, print areas and list prices (S2.1-29). */
export default async function BlankPage({ params }: PageProps) {
  const { locale, blank, name } = await loadBlank(params);
  const shown = publicBlank(blank);
  return (
    <>
      <JsonLd things={await blankThings(shown, name, locale)} />
      <BlankScreen blank={shown} name={name}>
        <ProductMaterial fibres={blank.fibres ? inFibreOrder(blank.fibres) : undefined} region="UK" />
        <MarketFacts facts={toldFacts(blank, blank.regions, now().toISOString().slice(0, 10))} />
        <ProductSizeGuide name={name} family={blank.family} sizes={blank.sizes} />
      </BlankScreen>
    </>
  );
}
