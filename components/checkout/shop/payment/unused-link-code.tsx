'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

/** Where there is no voucher's field: the link brought a code all the same, and it is of no use here. DECISIONS 25. */
export function UnusedLinkCode({ code }: { code: string }) {
  const t = useTranslations('checkout');
  return <Alert tone="warn">{t('linkCodeUnused', { code })}</Alert>;
}
