import { useFormatter, useTranslations } from 'next-intl';
import { formatMoney } from '@/components/ui/format-money';
import type { Currency } from '@/lib/kernel/money';
import type { CatalogueChange } from '@/lib/modules/catalogue/contract/catalogue-act';

/** Says in a sentence what a change does to so many products. */
export function useBulkSentence(currency: Currency) {
  const t = useTranslations('eventCatalogue.bulk.says');
  const format = useFormatter();
  return (change: CatalogueChange, count: number): string => {
    switch (change.kind) {
      case 'price':
        return t('price', { count, price: formatMoney(change.store_selling_price, currency) });
      case 'raise': {
        const percent = format.number(Math.abs(change.percent) / 100, {
          style: 'percent',
          maximumFractionDigits: 2,
        });
        return t(change.percent > 0 ? 'raise' : 'lower', { count, percent });
      }
      case 'vat':
        return t(change.store_default_vat === 1 ? 'vatOn' : 'vatOff', { count });
      case 'status':
        return t(change.status, { count });
      case 'category':
        return change.category === ''
          ? t('noCategory', { count })
          : t('category', { count, category: change.category });
      case 'delete':
        return t('delete', { count });
    }
  };
}
