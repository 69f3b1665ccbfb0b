import { getTranslations } from 'next-intl/server';
import { TERMS, TERMS_BUYER_US } from '@/components/site/shop/legal-documents';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { BRAND } from '@/lib/kernel/brand';
import { humanDay } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';

/**
 * Sections left out: the seller is stated from the store's data, and platform–client matters do not concern shoppers.
 */
const NOT_HERE: readonly string[] = ['parties', 'organisations'];
const NOT_OF_GIFTS: readonly string[] = ['prices', 'payment', 'withdrawal'];
const NOT_OF_PURCHASES: readonly string[] = ['gifts'];

function documentOf({ region, event_type: { type } }: StorefrontData) {
  const document = region === 'US' ? TERMS_BUYER_US : TERMS;
  const left = [...NOT_HERE, ...(type === 'Promo' ? NOT_OF_GIFTS : NOT_OF_PURCHASES)];
  return { ...document, sections: document.sections.filter(({ id }) => !left.includes(id)) };
}

/** The sections of the platform's terms that apply to a store's orders; US stores use the US buyer terms. S2.9-13. */
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
