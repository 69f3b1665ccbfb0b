import { useTranslations } from 'next-intl';
import { pricingOf } from '@/lib/modules/storefront/client/store-pricing';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { localCountryName } from '@/lib/address/country-names';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { shippingPrices } from '@/lib/modules/pricing/rules/shipping-prices';
import { vatOn, vatRateOf } from '@/lib/modules/pricing/rules/vat';
import { LOCALES, type Locale } from '@/lib/kernel/locales';

export interface Question {
  id: string;
  question: string;
  answer: string;
}

type Translate = ReturnType<typeof useTranslations<'storePages.faq'>>;

/** A longer list of countries would not be readable. */
const MOST_NAMED = 12;

/** The delivery price as shown in the checkout: with VAT where the store adds it (D14). */
function costOf(t: Translate, store: StorefrontData): string {
  const pricing = pricingOf(store);
  const prices = shippingPrices(pricing);
  const rate = vatRateOf(pricing, true);
  const shown = (net: number) => formatPrice(net + vatOn(net, rate), store.region);
  const { standard, standardTracked, express, additionalItem } = prices;
  const flat = standard === standardTracked && standard === express && additionalItem === 0;
  if (flat && standard === 0) return t('cost.free');
  if (flat) return t('cost.flat', { price: shown(standard) });
  return t('cost.table', {
    standard: shown(standard),
    tracked: shown(standardTracked),
    express: shown(express),
    additional: shown(additionalItem),
  });
}

function whereTo(t: Translate, countries: readonly string[], locale: Locale): string {
  if (countries.length === 0 || countries.length > MOST_NAMED) return t('where.all');
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const names = countries.map((iso2) => localCountryName(iso2, locale));
  return t('where.list', { countries: new Intl.ListFormat(tag, { type: 'conjunction' }).format(names) });
}

function giftQuestions(t: Translate, store: StorefrontData): Question[] {
  const code = { id: 'code', question: t('code.q'), answer: t('code.a') };
  return [
    { id: 'free', question: t('free.q'), answer: t('free.a') },
    ...(store.sample ? [] : [code]),
    { id: 'once', question: t('once.q'), answer: t('once.a') },
    { id: 'delivery', question: t('giftDelivery.q'), answer: t('giftDelivery.a') },
    { id: 'fault', question: t('fault.q'), answer: t('fault.a') },
  ];
}

function sizeQuestions(t: Translate): Question[] {
  return [
    { id: 'link', question: t('sizeLink.q'), answer: t('sizeLink.a') },
    { id: 'change', question: t('sizeChange.q'), answer: t('sizeChange.a') },
    { id: 'cost', question: t('sizeCost.q'), answer: t('sizeCost.a') },
  ];
}

/** The questions that fit this event's type (gift, sizes or purchase), answered from its settings. */
export function useQuestions(store: StorefrontData, locale: Locale): Question[] {
  const t = useTranslations('storePages.faq');
  if (store.event_type.type === 'Promo') return giftQuestions(t, store);
  if (store.event_type.type === 'Bulk') return sizeQuestions(t);
  const personal = { id: 'personal', question: t('personal.q'), answer: t('personal.a') };
  return [
    { id: 'delivery', question: t('delivery.q'), answer: t('delivery.a') },
    { id: 'cost', question: t('cost.q'), answer: costOf(t, store) },
    { id: 'where', question: t('where.q'), answer: whereTo(t, store.countries, locale) },
    ...(store.customisable_products ? [personal] : []),
    { id: 'voucher', question: t('voucher.q'), answer: t('voucher.a') },
    { id: 'change', question: t('change.q'), answer: t('change.a') },
    { id: 'fault', question: t('fault.q'), answer: t('fault.a') },
    {
      id: 'returns',
      question: t('returns.q'),
      answer: t(store.region === 'US' ? 'returns.us' : 'returns.a'),
    },
  ];
}
