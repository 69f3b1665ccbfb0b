'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

/** Shown where there is no voucher field: the link's code cannot be used here. D25. */
export function UnusedLinkCode({ code }: { code: string }) {
  const t = useTranslations('checkout');
  return <Alert tone="warn">{t('linkCodeUnused', { code })}</Alert>;
}
