'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-error-text';
import type { Customer } from '@/components/orders/shop/payment-types';
import { isLocale } from '@/lib/kernel/locales';
import { fromWire } from '@/lib/kernel/money';
import { moneyText } from '@/lib/kernel/money-text';

/** Why a voucher can't be used: below its minimum spend with the amounts, as the reader writes them. D41-3. */
export function useVoucherText() {
  const t = useTranslations('errors');
  const text = useErrorText();
  const locale = useLocale();
  return (code: string, at: Customer['code_minimum'] | undefined): string => {
    if (code !== 'voucher_minimum' || !at) return text.field(code) ?? '';
    const write = (amount: string) =>
      moneyText(isLocale(locale) ? locale : 'en', fromWire(amount), at.currency);
    return t('below_minimum', { minimum: write(at.minimum_spend), missing: write(at.missing) });
  };
}
