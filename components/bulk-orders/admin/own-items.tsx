'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { textsIn } from '@/lib/modules/design/rules/own-values';
import { sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { Dispatch } from 'react';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import type { ShipmentValues } from '@/lib/modules/bulk-orders/rules/bulk-values';
import type { BulkAction } from './bulk-reducer';

interface OwnItemsProps {
  shipment: ShipmentValues;
  ground: BulkGround;
  dispatch: Dispatch<BulkAction>;
}

/** Items with texts of their own, one for each person. */
export function OwnItems({ shipment, ground, dispatch }: OwnItemsProps) {
  const t = useTranslations('bulkOrder.own');
  const locale = useLocale();
  if (shipment.own.length === 0) return null;
  const sorted = shipment.own.toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <section aria-label={t('title')} className="grid gap-2">
      <h3 className="text-lg">{t('title')}</h3>
      <ul className="divide-y divide-line rounded-card border border-line">
        {sorted.map((item, index) => {
          const product = ground.products.find(({ product_id }) => product_id === item.product_id);
          const variant = product?.variants.find(({ variant_id }) => variant_id === item.variant_id);
          const colour = product?.colours.find(({ identifier }) => identifier === variant?.identifier);
          const parts = [product?.name, colour?.name, variant && sizeLabel(variant.size)];
          return (
            <li key={`${item.name} ${index}`} className="flex items-center gap-3 px-3 py-2">
              <span className="min-w-0 grow wrap-anywhere">
                <span className="font-semibold">{item.name}</span>{' '}
                <span className="text-muted">
                  {[...parts, textsIn(item.personalisation).join(', ')].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Button
                variant="quiet"
                size="sm"
                onClick={() => dispatch({ type: 'dropOwn', shipment: shipment.id, item })}
              >
                {t('remove')}
                <span className="sr-only"> {item.name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
