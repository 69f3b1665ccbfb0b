import { useTranslations } from 'next-intl';
import { StatusPill } from '@/components/ui/status-pill';
import type { EventProduct } from '@/lib/modules/catalogue/contract/event-product';

/** Whether a product is on sale; it can be bought only while its event is open. */
export function ProductStatusPill({ status }: Pick<EventProduct, 'status'>) {
  const t = useTranslations('eventProducts.status');
  return <StatusPill tone={status === 'active' ? 'ok' : 'neutral'}>{t(status)}</StatusPill>;
}
