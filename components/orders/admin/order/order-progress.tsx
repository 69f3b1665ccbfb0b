'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Stepper } from '@/components/ui/stepper';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { orderProgress } from './progress';

/** The order's stage as the shopper sees it (D33-1). */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const t = useTranslations('ordersPage.detail');
  const orders = useTranslations('orders');
  const steps = orderProgress(order).map(({ stage, state }) => ({
    id: stage,
    title: orders(`stage.${stage}`),
    state,
  }));
  if (steps.length === 0) return <Alert tone="info">{t('unpaid')}</Alert>;
  return (
    <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <Stepper steps={steps} doneText={t('stepDone')} label={t('progress')} />
    </div>
  );
}
