import { useFormatter, useTranslations } from 'next-intl';
import type { Region } from '@/lib/kernel/regions';
import { fibreName, type FibreShare } from '@/lib/modules/catalogue/rules/market/fibres';

/** A composition as people read it: "80% cotton, 20% polyester", in the names of the region's law. D54-3 */
export function useFibreText(region: Region = 'EU'): (shares: readonly FibreShare[]) => string {
  const t = useTranslations('fibres');
  const format = useFormatter();
  return (shares) =>
    shares
      .map(({ fibre, percent }) =>
        t('share', {
          percent: format.number(percent / 100, { style: 'percent' }),
          fibre: t(fibreName(fibre, region)),
        }),
      )
      .join(', ');
}
