'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ChoiceFields } from '@/components/catalogue/shop/buy-fields';
import { buyableOf, type Buyable } from '@/components/catalogue/shop/buyable';
import { useBuyable } from '@/components/catalogue/shop/use-buyable';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { loadProduct } from '@/lib/modules/storefront/client/load-product';
import type { Locale } from '@/lib/kernel/locales';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { TwoSidedPicture } from '@/components/orders/shop/two-sided-picture';
import type { Order } from './use-order';

interface EditTextProps {
  order: Order;
  item: BasketItem;
  onClose(): void;
}

/** The line's product as sold now; undefined while loading, null if unavailable. */
function useProductOf({ store }: Order, { productId }: BasketItem): Buyable | null | undefined {
  const [product, setProduct] = useState<Buyable | null>();
  const { tenantId: tenant, slug } = store;
  const lang = useLocale() as Locale;
  useEffect(() => {
    let wanted = true;
    loadProduct({ tenant, slug, product: productId, lang }).then(
      (answer) => wanted && setProduct(buyableOf(answer.product)),
      () => wanted && setProduct(null),
    );
    return () => {
      wanted = false;
    };
  }, [tenant, slug, productId, lang]);
  return product;
}

/** The line's fields, with a live preview. */
function LineFields({ product, order, item, onClose }: EditTextProps & { product: Buyable }) {
  const t = useTranslations('basket');
  const save = useTranslations('product');
  const { personalisation: texts = {}, variantId } = item;
  const buying = useBuyable(product, { texts, variantId });
  function take(changed: BasketItem) {
    const { quantity } = item;
    order.basketStore.dispatch({ type: 'replace', id: item.id, item: { ...changed, quantity } });
    onClose();
  }
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TwoSidedPicture name={product.name} colourName={buying.colourName} pictures={buying.pictures} />
      <div className="grid content-start gap-5">
        <ChoiceFields product={product} buying={buying} among={`edit-${product.id}`} />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('keepLine')}
          </Button>
          <Button
            disabled={buying.choice.pair.state !== 'available'}
            busy={buying.checking}
            onClick={() => buying.take(take)}
          >
            {save('saveLine')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Dialog to change a line's text, colour or size. */
export function EditText(props: EditTextProps) {
  const t = useTranslations('basket');
  const errors = useTranslations('product.errors');
  const product = useProductOf(props.order, props.item);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      size="lg"
      title={t('editTextOf', { name: props.item.name })}
      closeLabel={t('keepLine')}
    >
      {product === undefined ? <Skeleton className="h-72" /> : null}
      {product === null ? (
        <Alert tone="danger" announce="alert">
          {errors('not_loaded')}
        </Alert>
      ) : null}
      {product ? <LineFields {...props} product={product} /> : null}
    </Dialog>
  );
}
