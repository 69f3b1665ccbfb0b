import { useTranslations } from 'next-intl';
import type { OrderRow } from '@/lib/modules/orders/contract/order-row';

/** By how much an order is late at its printer; nothing while it is in time. S2.2-172. */
export function LateNote({ order: { late_days: days, fulfiller } }: { order: OrderRow }) {
  const t = useTranslations('ordersPage');
  if (days === null || fulfiller === null) return null;
  return (
    <span className="mt-1 block max-w-[16rem] text-[0.9375rem] wrap-anywhere text-danger">
      {t('late', { days, printer: fulfiller })}
    </span>
  );
}
