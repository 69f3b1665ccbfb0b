'use client';

import { useTranslations } from 'next-intl';
import { postalLines } from '@/lib/address/postal-lines';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import { itemsOf, type SentLine, type ShipmentValues } from '@/lib/modules/bulk-orders/rules/bulk-values';
import { sizeLabel } from '@/lib/modules/catalogue/rules/size-label';

interface ReviewedProps {
  shipment: ShipmentValues;
  lines: readonly SentLine[];
  ground: BulkGround;
}

/** One address with what goes there, as it will be ordered. */
export function ReviewedShipment({ shipment, lines, ground }: ReviewedProps) {
  const t = useTranslations('bulkOrder.address');
  const { address } = shipment;
  const postal = postalLines(address);
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-2 sm:px-5">
      <p className="wrap-anywhere">
        <span className="font-semibold">{address.name}</span>
        <span className="block text-[0.9375rem] text-muted">{postal.join(', ')}</span>
      </p>
      <p className="text-[0.9375rem]">
        <span className="font-semibold">{t('items', { count: itemsOf(lines) })}</span>
        <span className="block text-muted">{linesText(lines, ground).join(', ')}</span>
      </p>
    </li>
  );
}

/** `12 × Navy M`, with the product where there are several. */
export function linesText(lines: readonly SentLine[], { products }: BulkGround): string[] {
  return lines.map(({ product_id, variant_id, quantity }) => {
    const product = products.find((one) => one.product_id === product_id);
    const variant = product?.variants.find((one) => one.variant_id === variant_id);
    const colour = product?.colours.find(({ identifier }) => identifier === variant?.identifier);
    const name = products.length > 1 ? `${product?.name ?? ''} ` : '';
    return `${quantity} × ${name}${colour?.name ?? ''} ${variant ? sizeLabel(variant.size) : ''}`;
  });
}
