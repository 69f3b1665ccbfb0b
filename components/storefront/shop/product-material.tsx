import { useTranslations } from 'next-intl';
import { useFibreText } from '@/components/catalogue/shop/use-fibre-text';
import type { Region } from '@/lib/kernel/regions';
import type { FibreShare } from '@/lib/modules/catalogue/rules/market/fibres';

/** What a textile is made of, in the page's language. D54-3 */
export function ProductMaterial({
  fibres,
  region,
}: {
  fibres: readonly FibreShare[] | undefined;
  region: Region;
}) {
  const t = useTranslations('product');
  const text = useFibreText(region);
  return fibres ? <p className="mt-3 max-w-prose">{t('material', { fibres: text(fibres) })}</p> : null;
}
