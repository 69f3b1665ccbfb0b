'use client';

import { useTranslations } from 'next-intl';
import { OrderMoves } from '@/components/admin/list/order-moves';
import { saveOrder } from '@/lib/modules/storefront/client/palettes';
import type { StaffPalette } from '@/lib/modules/storefront/contract/palettes';
import { usePaletteName } from './use-palette-name';

interface PaletteMovesProps {
  palette: StaffPalette;
  /** All that are offered, in order. */
  ids: readonly string[];
}

/** Moves a palette to another place. S2.2-326. */
export function PaletteMoves({ palette, ids }: PaletteMovesProps) {
  const t = useTranslations('platformPalettes');
  const name = usePaletteName()(palette);
  return (
    <OrderMoves
      id={palette.id}
      ids={ids}
      labels={{ top: t('top', { name }), up: t('up', { name }), down: t('down', { name }) }}
      said={(place) => t('moved', { name, place })}
      save={saveOrder}
    />
  );
}
