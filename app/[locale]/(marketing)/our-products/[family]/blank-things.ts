import { getTranslations } from 'next-intl/server';
import { appEnv } from '@/lib/env/app';
import { BRAND } from '@/lib/kernel/brand';
import type { Locale } from '@/lib/kernel/locales';
import { blankPicture, type PublicBlank } from '@/lib/modules/catalogue/rules/blanks/public-blank';
import { breadcrumbs, type LinkedData } from '@/lib/modules/storefront/rules/seo/json-ld';

/** Structured data of a blank: what it is with its list price printed on one side, and the way to it. S2.1-29 */
export async function blankThings(blank: PublicBlank, name: string, locale: Locale): Promise<LinkedData[]> {
  const t = await getTranslations({ locale, namespace: 'ourProducts' });
  const absolute = (path: string) => new URL(path, appEnv().PUBLIC_URL).href;
  const url = absolute(`/our-products/${blank.id}`);
  const product: LinkedData = {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    url,
    sku: blank.code,
    brand: { '@type': 'Brand', name: blank.brand },
    image: blank.areas.map(({ side }) =>
      absolute(blankPicture(blank.id, side, blank.colours[0]?.identifier ?? '')),
    ),
    color: blank.colours.map((colour) => colour.name).join(', '),
    offers: blank.prices.map(({ region, offer: { price, currency: priceCurrency } }) => ({
      '@type': 'Offer',
      url,
      price,
      priceCurrency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency,
        valueAddedTaxIncluded: false,
      },
      areaServed: region,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', '@id': `${absolute('/')}#organization`, name: BRAND.name },
    })),
  };
  const crumbs = breadcrumbs([
    { name: t('crumb'), url: absolute('/our-products') },
    { name, url },
  ]);
  return [product, crumbs];
}
