'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { StoreRegionProvider } from '@/components/ui/store-price';
import { OrderCases } from '@/components/returns/shop/order-cases';
import { useLinkedCases } from '@/lib/modules/returns/client/use-linked-cases';
import type { LinkedCases } from '@/lib/modules/returns/contract/linked-cases';
import { useOrderPage } from '@/lib/modules/order-changes/client/use-order-page';
import { SUBSCRIBED, useOrderRealtime } from '@/lib/client/use-realtime';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { Delivery } from './delivery';
import { EditAddress } from './edit-address';
import { EditWindow } from './edit-window';
import { OrderThanks } from './order-thanks';
import { OrderedItems } from './ordered-items';
import { Replacements } from './replacements';
import { StageNote } from './stage-note';
import { StageTimeline } from './stage-timeline';

interface OrderScreenProps {
  first: OrderPage;
  firstCases: LinkedCases;
  token: string;
}

/** An order's page for holders of its link, updated live (D8, D33-1). */
export function OrderScreen({ first, firstCases, token }: OrderScreenProps) {
  const t = useTranslations('orderPage');
  const stage = useTranslations('orders.stage');
  const linked = useOrderPage(token, first);
  const followed = useLinkedCases(token, firstCases);
  const { order, error } = linked;
  const refresh = () => {
    linked.refresh();
    followed.refresh();
  };
  // Also refreshes on subscription, to catch changes since the server rendered the page.
  useOrderRealtime(order.id, token, { 'order.changed': refresh, [SUBSCRIBED]: refresh });
  const moved = order.stage !== null && order.stage !== first.stage;
  const confirmed = first.to_be_confirmed && !order.to_be_confirmed ? t('confirmed') : '';
  const news = moved && order.stage ? t('live', { stage: stage(order.stage) }) : confirmed;
  return (
    <StoreRegionProvider region={order.region}>
      <div className="grid grid-cols-1 gap-8 sm:gap-10">
        <header className="grid grid-cols-1 gap-2 wrap-anywhere">
          <p className="text-muted">{order.store.name}</p>
          <h1 className="text-3xl sm:text-4xl">
            {t('heading')} <span className="tabular-nums">{order.order_ref}</span>
          </h1>
        </header>
        <p role="status" className="sr-only">
          {news}
        </p>
        {error ? <Alert tone="warn">{t('stale')}</Alert> : null}
        <section aria-labelledby="stage-heading" className="rounded-card border border-line p-5 sm:p-8">
          <StageNote order={order} />
          <StageTimeline steps={order.steps} region={order.region} />
        </section>
        <EditWindow linked={linked} token={token} />
        <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[3fr_2fr] md:gap-10">
          <OrderedItems linked={linked} token={token} />
          <section aria-labelledby="delivery-heading" className="rounded-card bg-accent-soft p-5 sm:p-6">
            <h2 id="delivery-heading" className="mb-4 text-2xl">
              {t('deliveryHeading')}
            </h2>
            <Delivery order={order} />
            <EditAddress linked={linked} token={token} />
          </section>
        </div>
        <Replacements order={order} />
        <OrderCases order={order} token={token} followed={followed} />
        <OrderThanks linked={linked} token={token} />
        <p className="text-muted wrap-anywhere">
          {t.rich('questions', {
            email: () => (
              <a href={`mailto:${order.store.email}?subject=${order.order_ref}`} className="underline">
                {order.store.email}
              </a>
            ),
          })}
        </p>
      </div>
    </StoreRegionProvider>
  );
}
