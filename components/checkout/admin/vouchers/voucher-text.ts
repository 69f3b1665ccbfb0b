import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/day';
import { formatMoney } from '@/components/ui/format-money';
import { fromWire, type Currency } from '@/lib/kernel/money';
import type { AdminVoucher } from '@/lib/modules/checkout/contract/voucher';

/** Texts about a voucher: what it takes off, when it can be used, and its limits. */
export function useVoucherTexts(currency: Currency) {
  const t = useTranslations('vouchers');
  const format = useFormatter();
  const locale = useLocale();
  const day = (text: string) => dayText(text, locale);
  return {
    off({ kind, value }: Pick<AdminVoucher, 'kind' | 'value'>): string {
      if (kind === 'amount') return t('amountOff', { amount: formatMoney(value, currency) });
      const share = fromWire(value) / 10_000;
      return t('percentOff', {
        share: format.number(share, { style: 'percent', maximumFractionDigits: 2 }),
      });
    },
    dates({ starts_on: first, ends_on: last }: AdminVoucher): string {
      if (first !== null && last !== null) return t('dates.both', { first: day(first), last: day(last) });
      if (first !== null) return t('dates.from', { first: day(first) });
      return last === null ? t('dates.none') : t('dates.until', { last: day(last) });
    },
    uses({ uses, max_uses: most }: AdminVoucher): string {
      return most === null ? t('uses', { uses }) : t('usesOf', { uses, most });
    },
    limits({ uses_per_person: each, minimum_spend: spend, products }: AdminVoucher): string[] {
      return [
        ...(spend === null ? [] : [t('limits.spend', { amount: formatMoney(spend, currency) })]),
        ...(each === null ? [] : [t('limits.person', { count: each })]),
        ...(products === null ? [] : [t('limits.products', { count: products.length })]),
      ];
    },
  };
}
