import { useTranslations } from 'next-intl';
import { isPaletteId } from '@/lib/modules/storefront/rules/looks';
import type { StaffPalette } from '@/lib/modules/storefront/contract/palettes';

/** What staff call a palette: its English name, or a first one's own in their language. */
export function usePaletteName(): (palette: Pick<StaffPalette, 'id' | 'names'>) => string {
  const t = useTranslations('eventBuilder.look.palette');
  return ({ id, names }) => names?.en ?? (isPaletteId(id) ? t(id) : id);
}
