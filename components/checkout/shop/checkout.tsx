'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Loader } from '@/components/ui/loader';
import { useBasket } from '@/lib/modules/checkout/client/use-basket';
import { dropLinkCode } from '@/lib/modules/checkout/client/link-code';
import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import { CheckoutFlow } from './checkout-flow';
import { forget, recall } from '@/components/checkout/shop/payment/checkout-memory';
import { Confirmation } from '@/components/checkout/shop/payment/confirmation';
import type { CheckoutStore } from '@/components/orders/shop/payment-types';
import { useFreshPrices } from '@/components/checkout/shop/payment/use-fresh-prices';
import { useStepAddress } from '@/components/checkout/shop/payment/use-step-address';

function NothingToBuy({ slug }: { slug: string }) {
  const t = useTranslations('checkout');
  return (
    <div className="grid gap-8">
      <h1 className="text-4xl">{t('title')}</h1>
      <EmptyState
        title={t('emptyTitle')}
        action={<LinkButton href={`/${slug}/products`}>{t('toProducts')}</LinkButton>}
      >
        {t('emptyText')}
      </EmptyState>
    </div>
  );
}

/**
 * The checkout: address, shipping and voucher, in the US the tax, then the card; or straight to the confirmation if
 * nothing is due. S2.9
 */
export function Checkout({ store: rendered }: { store: CheckoutStore }) {
  const t = useTranslations('checkout');
  const { basket, ready, store: basketStore } = useBasket(rendered.id, rendered.name);
  const { store, refresh } = useFreshPrices(rendered, basketStore);
  const { wanted, goTo } = useStepAddress();
  const [placed, setPlaced] = useState<OrderView | null>(null);

  function onOrder(order: OrderView) {
    setPlaced(order);
    forget(store.id, order);
    dropLinkCode(store.id);
    basketStore.dispatch({ type: 'clear' });
    goTo('done', 'replace');
  }

  if (!ready) {
    return (
      <>
        <h1 className="sr-only">{t('title')}</h1>
        <Loader text={t('title')} />
      </>
    );
  }
  const order = placed ?? (wanted === 'done' ? recall(store.id).order : null);
  if (order) {
    return (
      <div className="mx-auto w-full max-w-3xl">
        <Confirmation order={order} slug={store.slug} />
      </div>
    );
  }
  if (basket.items.length === 0) return <NothingToBuy slug={store.slug} />;
  return (
    <CheckoutFlow
      store={store}
      basket={basket}
      basketStore={basketStore}
      onOrder={onOrder}
      onPricesChanged={refresh}
    />
  );
}
