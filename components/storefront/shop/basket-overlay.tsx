'use client';

import { ShoppingBag } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { deliveryDays } from '@/components/orders/shop/delivery-days';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Sheet } from '@/components/ui/sheet';
import type { BasketState } from '@/lib/modules/checkout/client/basket-store';
import { useBasket } from '@/lib/modules/checkout/client/use-basket';
import { loadPage } from '@/lib/client/load-page';
import { basketSubtotal } from '@/lib/modules/checkout/rules/basket/basket-totals';
import { useStorePrice, useStoreRegion } from '@/components/ui/store-price';
import { isLocale } from '@/lib/kernel/locales';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { lineEditPath } from '@/lib/modules/storefront/client/personal/design-fragment';
import { productPath } from '@/lib/modules/storefront/rules/store-place';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { MAX_LINES } from '@/lib/modules/catalogue/rules/quantity-limits';
import { BasketLine } from '@/components/checkout/shop/basket/basket-line';
import { BasketUndo } from '@/components/checkout/shop/basket/basket-undo';
import { closeBasket, useBasketOpen } from './basket-visibility';
import { useRemoval } from '@/components/checkout/shop/basket/use-removal';

interface BasketOverlayProps {
  storeId: string;
  storeName: string;
  slug: string;
}

/** When an order placed now arrives by standard delivery. D49-2. */
function Arrival() {
  const t = useTranslations('product');
  const locale = useLocale();
  const { timeZone } = REGION_FACTS[useStoreRegion()];
  const [days] = useState(() => deliveryDays(timeZone, isLocale(locale) ? locale : 'en'));
  return <p className="text-[0.9375rem] text-muted">{t('arrives', { ...days })}</p>;
}

/** Subtotal, days of delivery and two buttons; without a subtotal there is no checkout button. */
function BasketFooter({ subtotal, onCheckout }: { subtotal: string | null; onCheckout(): void }) {
  const t = useTranslations('basket');
  return (
    <div className="grid gap-3">
      {subtotal === null ? null : (
        <>
          <p className="flex justify-between text-lg font-semibold">
            <span>{t('subtotal')}</span>
            <span className="tabular-nums">{subtotal}</span>
          </p>
          <p className="text-[0.9375rem] text-muted">{t('subtotalHint')}</p>
          <Arrival />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" className="flex-auto" onClick={closeBasket}>
          {t('continueShopping')}
        </Button>
        {subtotal === null ? null : (
          <Button className="flex-[1_1_9rem]" onClick={onCheckout}>
            {t('checkout')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Where a line's personal text is edited: on its product's page. */
function editPathIn(slug: string, { id, productId, personalisation }: BasketItem): string | null {
  const product = { product_id: productId, customisable: true };
  return personalisation ? lineEditPath(productPath({ slug }, product), id) : null;
}

interface BasketNotesProps {
  failure: BasketState['failure'];
  lines: number;
}

/** That the basket could not be kept, and that it takes no more lines. */
function BasketNotes({ failure, lines }: BasketNotesProps) {
  const t = useTranslations('basket');
  return (
    <>
      {failure ? (
        <Alert tone="danger" announce="alert" className="mb-4" title={t(`errors.${failure}`)}>
          {t('notKept')}
        </Alert>
      ) : null}
      {lines >= MAX_LINES ? (
        <Alert announce="status" className="mb-4">
          {t('fullOfLines', { count: MAX_LINES })}
        </Alert>
      ) : null}
    </>
  );
}

/** The basket: lines, subtotal, Continue shopping, and Checkout unless it is empty. S2.8 */
export function BasketOverlay({ storeId, storeName, slug }: BasketOverlayProps) {
  const t = useTranslations('basket');
  const price = useStorePrice();
  const open = useBasketOpen();
  const { basket, failure, store } = useBasket(storeId, storeName);
  const filled = basket.items.length > 0;
  const removal = useRemoval(basket, store);
  const footer = useRef<HTMLDivElement>(null);

  function checkout() {
    closeBasket();
    // Loads a new document: only the checkout's content security policy allows the card provider.
    loadPage(`/${slug}/checkout`);
  }

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next ? undefined : closeBasket())}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <div ref={footer} tabIndex={-1} className="grid gap-3 outline-none">
          <BasketUndo
            removed={removal.removed}
            onUndo={removal.undo}
            onGone={(hadFocus) => {
              removal.forget();
              if (hadFocus) footer.current?.focus();
            }}
          />
          <BasketFooter subtotal={filled ? price(basketSubtotal(basket)) : null} onCheckout={checkout} />
        </div>
      }
    >
      <BasketNotes failure={failure} lines={basket.items.length} />
      {filled ? (
        <ul className="divide-y divide-line">
          {basket.items.map((item) => (
            <BasketLine
              key={item.id}
              item={item}
              store={store}
              onRemove={removal.remove}
              onEdit={closeBasket}
              editPath={(line) => editPathIn(slug, line)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState icon={<ShoppingBag aria-hidden="true" />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      )}
    </Sheet>
  );
}
