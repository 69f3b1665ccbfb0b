'use client';

import { useLocale, useTranslations } from 'next-intl';
import { momentText } from '@/components/admin/moment';
import type { Tone } from '@/components/ui/badge';
import { StatusPill } from '@/components/ui/status-pill';
import type { ShopProduct } from '@/lib/modules/shop-products/contract/shop-products';

const TONES: Record<ShopProduct['state'], Tone> = {
  not_pushed: 'neutral',
  waiting: 'info',
  pushed: 'ok',
  changed_here: 'accent',
  changed_there: 'warn',
  deleted_there: 'warn',
  failed: 'danger',
};

/** How a product is in the shop, and what that means. S4-74, S4-77. */
export function ProductInShop({ product }: { product: ShopProduct }) {
  const t = useTranslations('shopProducts');
  const locale = useLocale();
  const { state, drift, reason, said, pushed_at: at, currency, pictures } = product;
  const lines = [
    ...(reason ? [t(`reason.${reason}`)] : []),
    ...(said ? [t('said', { text: said })] : []),
    ...drift.filter((one) => one !== 'deleted').map((one) => t(`drift.${one}`)),
    ...(state === 'waiting' ? [t('onItsWay')] : []),
    ...(at && state !== 'waiting' ? [t('sentAt', { time: momentText(at, currency, locale) })] : []),
    ...(pictures === 0 && state !== 'failed' ? [t('noPictures')] : []),
  ];
  return (
    <>
      <StatusPill tone={TONES[state]}>{t(`state.${state}`)}</StatusPill>
      {lines.map((line) => (
        <span
          key={line}
          className="mt-1 block max-w-[46ch] text-[0.9375rem] text-muted max-md:max-w-36 [overflow-wrap:anywhere]"
        >
          {line}
        </span>
      ))}
    </>
  );
}
