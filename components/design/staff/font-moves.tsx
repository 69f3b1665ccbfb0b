'use client';

import { useTranslations } from 'next-intl';
import { OrderMoves } from '@/components/admin/list/order-moves';
import { saveFontOrder } from '@/lib/modules/design/client/staff-fonts';
import type { StaffFont } from '@/lib/modules/design/contract/staff-fonts';

type Family = StaffFont['family'];

interface FontMovesProps {
  family: Family;
  /** All of them, in order. */
  families: readonly Family[];
}

/** Moves a font to another place. S2.2-332. */
export function FontMoves({ family, families }: FontMovesProps) {
  const t = useTranslations('platformPalettes');
  const name = family;
  return (
    <OrderMoves
      id={family}
      ids={families}
      labels={{ top: t('top', { name }), up: t('up', { name }), down: t('down', { name }) }}
      said={(place) => t('moved', { name, place })}
      save={saveFontOrder}
    />
  );
}
