'use client';

import { useTranslations } from 'next-intl';
import { LargePicture } from '@/components/ui/large-picture';
import { previewSources } from '@/components/ui/preview-sizes';
import { useStorePrice } from '@/components/ui/store-price';
import type { LinkedOrder } from '@/lib/modules/order-changes/client/use-order-page';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { picturesIn, textsIn } from '@/lib/modules/design/rules/own-values';
import { fromWire } from '@/lib/kernel/money';
import { EditLine } from './edit-line';

type Line = OrderPage['products'][number];

const textsOf = ({ personalisation }: Line): string => textsIn(personalisation).join(', ');

/** The ordered lines: picture, name, colour, size, text, quantity and, except for gifts, the price (S2.9-2). */
export function OrderLines({ linked, token }: { linked: LinkedOrder; token: string }) {
  const { order } = linked;
  const t = useTranslations('orderPage');
  const product = useTranslations('product');
  const price = useStorePrice();
  return (
    <ul className="divide-y divide-line">
      {order.products.map((line) => {
        const texts = textsOf(line);
        const pictures = picturesIn(line.personalisation);
        const size = isOneSize(line.size) ? product('oneSize') : sizeLabel(line.size);
        return (
          <li key={line.id} className="grid grid-cols-[5rem_1fr_auto] gap-4 py-4 first:pt-0">
            <div className="aspect-square rounded-control bg-paper-deep">
              {line.image ? (
                <LargePicture
                  src={line.image}
                  srcSet={previewSources(line.image)}
                  sizes="80px"
                  alt={t('picture', { name: line.name, colour: line.colour })}
                  width={80}
                  height={80}
                  className="size-full rounded-[inherit]"
                  imageClassName="size-full object-contain p-1"
                />
              ) : null}
            </div>
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">{line.name}</p>
              <p className="text-[0.9375rem] text-muted">
                {line.colour} · {size}
              </p>
              {texts ? <p className="text-[0.9375rem]">{t('text', { text: texts })}</p> : null}
              {pictures > 0 ? <p className="text-[0.9375rem]">{t('pictures', { count: pictures })}</p> : null}
              {line.personalisation_price ? (
                <p className="text-[0.9375rem] text-muted">
                  {t('personalPrice', { price: price(fromWire(line.personalisation_price)) })}
                </p>
              ) : null}
              <p className="text-[0.9375rem] text-muted">{t('quantity', { quantity: line.quantity })}</p>
              <Refunded line={line} />
            </div>
            {order.kind === 'store' ? (
              <p className="font-semibold tabular-nums">{price(fromWire(line.total))}</p>
            ) : null}
            <div className="col-span-full">
              <EditLine linked={linked} token={token} line={line} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** How many of a line were refunded, and how many are printed all the same; only these where no refund stands. D3-51. */
function Refunded({ line: { quantity, refunded } }: { line: Line }) {
  const t = useTranslations('orderPage');
  if (!refunded) return null;
  const { sent, ...pieces } = { ...refunded, quantity };
  const partly = sent ? 'partlySent' : 'partlyOpen';
  const told = sent ? 'refundedSent' : 'refundedOpen';
  return <p className="text-[0.9375rem]">{t(pieces.refunded === 0 ? partly : told, pieces)}</p>;
}
