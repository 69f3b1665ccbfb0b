'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { BasketLine } from '@/components/checkout/shop/basket/basket-line';
import { BasketUndo } from '@/components/checkout/shop/basket/basket-undo';
import { useRemoval } from '@/components/checkout/shop/basket/use-removal';
import { basketDetails } from '@/components/checkout/shop/payment/detail-lines';
import { OrderDetails } from '@/components/checkout/shop/payment/order-details';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useStorePrice } from '@/components/ui/store-price';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { Order } from './use-order';

// Loaded when a line is edited.
const EditText = dynamic(() => import('./edit-text').then((module) => module.EditText), { ssr: false });

interface OrderContentsProps {
  order: Order;
  /** During payment: lines cannot be removed. */
  fixed: boolean;
}

/** If storage is denied, the order lives until the page is left. S8. */
function Failure({ failure }: Pick<Order, 'failure'>) {
  const t = useTranslations('basket');
  if (!failure) return null;
  return (
    <Alert tone="warn" announce="alert" title={t(`errors.${failure}`)}>
      {t('notKept')}
    </Alert>
  );
}

function Lines({ order, fixed }: OrderContentsProps) {
  const t = useTranslations('paidForm');
  const price = useStorePrice();
  const place = useRef<HTMLDivElement>(null);
  const { basket, ready, basketStore } = order;
  const removal = useRemoval(basket, basketStore);
  const [edited, setEdited] = useState<BasketItem | null>(null);
  const empty = basket.items.length === 0;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {fixed ? <OrderDetails lines={basketDetails(basket, price)} /> : null}
      {fixed || empty ? null : (
        <ul className="divide-y divide-line border-b border-line">
          {basket.items.map((item) => (
            <BasketLine
              key={item.id}
              item={item}
              store={basketStore}
              onRemove={removal.remove}
              onEditHere={order.store.preview ? undefined : setEdited}
            />
          ))}
        </ul>
      )}
      {edited && !fixed ? (
        <EditText key={edited.id} order={order} item={edited} onClose={() => setEdited(null)} />
      ) : null}
      {ready ? null : <Skeleton className="h-20" />}
      <div role="status">
        {ready && empty ? (
          <p className="rounded-card bg-paper-deep px-5 py-8 text-center text-muted first-letter:uppercase">
            {t('empty')}
          </p>
        ) : null}
      </div>
      <BasketUndo
        removed={removal.removed}
        onUndo={removal.undo}
        onGone={(hadFocus) => {
          removal.forget();
          if (hadFocus) place.current?.focus();
        }}
      />
    </div>
  );
}

/** The order's lines: picture, name, colour, size, quantity, price, and a remove button. S2.7-7. */
export function OrderContents(props: OrderContentsProps) {
  return (
    <>
      <Failure failure={props.order.failure} />
      <Lines {...props} />
    </>
  );
}
