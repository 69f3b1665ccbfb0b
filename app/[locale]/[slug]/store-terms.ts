import { getTranslations } from 'next-intl/server';
import { TERMS, TERMS_BUYER_US } from '@/components/site/shop/legal-documents';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { BRAND } from '@/lib/kernel/brand';
import { humanDay } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';

/** Of the platform's terms: who sells is said by the store's own data, what holds between us and clients is not said here. */
const NOT_HERE: readonly string[] = ['parties', 'organisations'];
const NOT_OF_GIFTS: readonly string[] = ['prices', 'payment', 'withdrawal'];
const NOT_OF_PURCHASES: readonly string[] = ['gifts'];

function documentOf({ region, event_type: { type } }: StorefrontData) {
  const document = region === 'US' ? TERMS_BUYER_US : TERMS;
  const left = [...NOT_HERE, ...(type === 'Promo' ? NOT_OF_GIFTS : NOT_OF_PURCHASES)];
  return { ...document, sections: document.sections.filter(({ id }) => !left.includes(id)) };
}

/** What of the platform's terms holds for orders in a store, in words; a US store's are the US buyer terms. SPEC 2.9. */
export async function termsOf(store: StorefrontData, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'legal' });
  const values = { brand: BRAND.name, email: store.storeConfig.contactEmail || store.companyDetails.email };
  const { inForceSince, path, sections } = documentOf(store);
  return {
    updated: t('updated', { date: humanDay(inForceSince, locale) }),
    platformPath: path,
    sections: sections.map(({ id, heading, paragraphs }) => ({
      id,
      heading: t(heading),
      paragraphs: paragraphs.map((key) => t(key, values)),
    })),
  };
}
