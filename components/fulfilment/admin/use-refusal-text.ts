import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useBlankName } from '@/components/catalogue/use-blank-name';
import { formatMoney } from '@/components/ui/format-money';
import { localCountryName } from '@/lib/address/country-names';
import { dayText } from '@/lib/kernel/calendar';
import { humanDay } from '@/lib/kernel/human-date';
import type { Currency } from '@/lib/kernel/money';
import type { WireRefusal } from '@/lib/modules/fulfilment/contract/read-routing';

/** A country's name in the reader's language. */
export function useCountryName(): (iso2: string) => string {
  const locale = useLocale();
  return (iso2) => localCountryName(iso2, locale);
}

/** What speaks against a printer, in words. */
export function useRefusalText(currency: Currency): (refusal: WireRefusal) => string {
  const t = useTranslations('routing.refusal');
  const named = useBlankName();
  const format = useFormatter();
  const country = useCountryName();
  const locale = useLocale();
  const day = (text: string) => humanDay(dayText(new Date(text)), locale);
  return (refusal) => {
    switch (refusal.code) {
      case 'paused':
        return refusal.until === null ? t('paused') : t('pausedUntil', { day: day(refusal.until) });
      case 'closure':
        return t('closure', { day: day(refusal.until) });
      case 'capacity':
        return t('capacity', { left: refusal.left, needed: refusal.needed, daily: refusal.daily });
      case 'region':
        return t('region', { region: refusal.region });
      case 'country':
        return t('country', { country: country(refusal.country) });
      case 'technique':
        return t('technique', {
          garment: named(refusal),
          techniques: format.list(refusal.techniques, { type: 'disjunction' }),
        });
      case 'blank':
        return t('blank', { garment: named(refusal) });
      case 'stock':
      case 'discontinued':
        return t(refusal.code, { sku: refusal.sku, left: refusal.left, needed: refusal.needed });
      case 'artwork':
        return t(refusal.side === 'front' ? 'artworkFront' : 'artworkBack', {
          garment: named(refusal),
          percent: refusal.percent,
        });
      case 'cost':
        return t('cost', {
          cost: formatMoney(refusal.cost, currency),
          limit: formatMoney(refusal.limit, currency),
        });
      default:
        return t(refusal.code);
    }
  };
}
