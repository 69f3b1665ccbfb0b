import { useTranslations } from 'next-intl';
import { useBlankName } from '@/components/catalogue/use-blank-name';
import { Alert } from '@/components/ui/alert';
import type { EventProduct } from '@/lib/modules/catalogue/contract/event-product';

type Made = Pick<EventProduct, 'no_longer_made'>;

/** Why a product's garment is no longer made, on one line of a list; nothing for one that is. S2.2-234 */
export function NoLongerMadeLine({ product: { no_longer_made: gone } }: { product: Made }) {
  const t = useTranslations('eventProducts.noLongerMade');
  if (!gone) return null;
  return (
    <span className="text-[0.875rem] [overflow-wrap:anywhere] text-warn">
      {t('because', { reason: gone.reason })}
    </span>
  );
}

/** The same at the product, with what its client can do. S2.2-234 */
export function NoLongerMadeNotice({ product: { no_longer_made: gone } }: { product: Made }) {
  const t = useTranslations('eventProducts.noLongerMade');
  const named = useBlankName();
  if (!gone) return null;
  const by = gone.replaced_by;
  return (
    <Alert tone="warn" title={t('title')}>
      <span className="[overflow-wrap:anywhere]">{gone.reason}</span> {t('text')}
      {by ? ` ${t('instead', { garment: named(by) })}` : null}
    </Alert>
  );
}
