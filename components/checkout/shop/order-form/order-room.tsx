'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { CheckoutSteps } from '@/components/checkout/shop/payment/checkout-steps';
import { OfflineNotice } from '@/components/checkout/shop/payment/offline-notice';
import type { StepName } from '@/components/checkout/shop/payment/reachable-step';
import type { Choice } from '@/components/orders/shop/payment-types';
import { PicturePlace } from '@/components/design/shop/picture-place';
import { Alert } from '@/components/ui/alert';
import type { OrderFormEvent } from '@/lib/modules/storefront/rules/embed/order-form-event';
import type { Locale } from '@/lib/kernel/locales';
import { TitleRow } from '@/components/orders/shop/title-row';
import type { Extent } from '@/components/orders/shop/use-offer';
import { OrderSummary } from './order-summary';
import type { PaidStore } from './paid-store';
import { ProductOptions } from './product-options';
import { ROOM } from './room';
import type { Order } from './use-order';

export interface OrderProps {
  store: PaidStore;
  products: readonly Buyable[];
  /** Total count, if these are only the first page. */
  extent?: Extent | undefined;
  locale: Locale;
  /** Shown above the form at its first step. */
  hero: ReactNode;
  /** Beside the form's title: the language menu, where there is no store header. */
  tools?: ReactNode;
  /** Called on every order and every refusal. S7, S8. */
  onEvent?: (event: OrderFormEvent) => void;
}

interface OrderRoomProps extends Pick<OrderProps, 'products' | 'extent' | 'locale' | 'hero' | 'tools'> {
  order: Order;
  step: StepName;
  choice: Choice | null;
  children: ReactNode;
}

/** Layout of a Products event's form: product list, columns, and the open step. S2.7, D4. */
export function OrderRoom({ order, step, choice, children, ...props }: OrderRoomProps) {
  const { products, extent, locale, hero, tools } = props;
  const t = useTranslations('paidForm');
  const store = useTranslations('store');
  const first = step === 'address';
  return (
    <PicturePlace tenant={order.store.tenantId} slug={order.store.slug} preview={order.store.preview?.token}>
      {hero}
      <div className={ROOM}>
        <TitleRow title={t('title')} tools={tools} />
        <div className="grid gap-8">
          <OfflineNotice />
          {order.store.takesPayment ? null : <Alert>{store('noPayment')}</Alert>}
        </div>
        {first ? <ProductOptions products={products} extent={extent} order={order} /> : null}
        <CheckoutSteps current={step} />
        <div className="mt-8 grid gap-12 lg:grid-cols-[1fr_24rem] lg:gap-16">
          <OrderSummary
            order={order}
            locale={locale}
            choice={first ? null : choice}
            fixed={step === 'tax' || step === 'payment'}
          />
          <div className="min-w-0 lg:col-start-1 lg:row-start-1">{children}</div>
        </div>
      </div>
    </PicturePlace>
  );
}
