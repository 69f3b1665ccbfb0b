'use client';

import { useTranslations } from 'next-intl';
import { previewSources } from '@/components/ui/preview-sizes';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';

/** A line for display; amounts are formatted texts. */
export interface DetailLine {
  key: string;
  image: string | null;
  name: string;
  colour: string;
  size: string;
  quantity: number;
  texts: string;
  /** Number of the shopper's own pictures on it. */
  pictures: number;
  /** The part of the unit price that is for personalisation. */
  personalPrice?: string | undefined;
  price: string;
}

/** S2.9-2: image, name, colour, size, quantity and price of each line. */
export function OrderDetails({ lines }: { lines: readonly DetailLine[] }) {
  const t = useTranslations('checkout');
  const basket = useTranslations('basket');
  const product = useTranslations('product');
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.key} className="grid grid-cols-[4rem_1fr_auto] gap-4 py-3">
          <div className="aspect-square overflow-hidden rounded-control bg-store-secondary">
            {line.image ? (
              <img
                src={line.image}
                srcSet={previewSources(line.image)}
                sizes="64px"
                alt=""
                width={64}
                height={64}
                className="size-full object-contain p-1"
              />
            ) : null}
          </div>
          <div className="min-w-0">
            <p className="font-semibold">{line.name}</p>
            <p className="text-[0.9375rem] text-muted">
              {line.colour} · {isOneSize(line.size) ? product('oneSize') : sizeLabel(line.size)}
            </p>
            {line.texts ? (
              <p className="text-[0.9375rem] text-muted">{basket('text', { text: line.texts })}</p>
            ) : null}
            {line.pictures > 0 ? (
              <p className="text-[0.9375rem] text-muted">{basket('pictures', { count: line.pictures })}</p>
            ) : null}
            {line.personalPrice ? (
              <p className="text-[0.9375rem] text-muted">
                {basket('personalPrice', { price: line.personalPrice })}
              </p>
            ) : null}
            <p className="text-[0.9375rem] text-muted">{t('quantity', { quantity: line.quantity })}</p>
          </div>
          <p className="font-semibold tabular-nums">{line.price}</p>
        </li>
      ))}
    </ul>
  );
}
