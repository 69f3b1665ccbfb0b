'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { useRouting } from '@/lib/modules/fulfilment/client/use-routing';
import type { OrderRouting } from '@/lib/modules/fulfilment/contract/read-routing';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

interface LatePanelProps {
  order: OrderDetail;
  first: OrderRouting;
  live: { news: number; pollMs: number };
}

/** Tells staff that an order is late at its printer, and with what; nothing while it is in time. S2.2-172. */
export function LatePanel({ order, first, live }: LatePanelProps) {
  const t = useTranslations('routing.late');
  const { late } = useRouting({ tenant: order.tenant_id, order: order.id }, first, live);
  if (!late) return null;
  return (
    <Panel id="late" title={t('title', { days: late.days, printer: late.fulfiller })}>
      <p>{t(late.step)}</p>
      <p className="mt-1 text-[0.9375rem] text-muted">{t('hint')}</p>
    </Panel>
  );
}
