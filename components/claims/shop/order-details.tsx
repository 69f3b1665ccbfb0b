'use client';

import { Gift as GiftIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AskedSizePicker } from '@/components/catalogue/shop/asked-size-picker';
import { ColourPicker } from '@/components/catalogue/shop/colour-picker';
import type { ProductChoice } from '@/components/catalogue/shop/use-product-choice';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { Locale } from '@/lib/kernel/locales';
import type { ClaimStore } from './claim-store';
import { DeliveryEstimate } from '@/components/orders/shop/delivery-estimate';
import type { Gift } from './gift';
import { TwoSidedPicture } from '@/components/orders/shop/two-sided-picture';

interface OrderDetailsProps {
  gift: Gift;
  choice: ProductChoice;
  /** Counts the attempts to continue without a size. */
  asked: number;
  pictures: Partial<Record<Side, string>>;
  store: ClaimStore;
  locale: Locale;
  /** The picker, where there are several gifts. */
  picker: ReactNode;
  /** Fields of the recipient's personalisation. */
  children: ReactNode;
}

/** Delivery days, and that it is free. */
function Facts({ store, locale }: Pick<OrderDetailsProps, 'store' | 'locale'>) {
  const claim = useTranslations('claim');
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <DeliveryEstimate store={store} locale={locale} />
      <p className="flex gap-3 text-[0.9375rem]">
        <GiftIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        <span className="font-semibold">{claim('free')}</span>
      </p>
    </div>
  );
}

/** Right column: picture, name, colour, size, quantity, delivery days. S2.7-7 */
export function OrderDetails(props: OrderDetailsProps) {
  const { gift, choice, asked, pictures, store, locale, picker, children } = props;
  const t = useTranslations('orderForm');
  const product = useTranslations('product');
  const colourName = gift.colours.find(({ identifier }) => identifier === choice.colour)?.name ?? '';
  const size = isOneSize(choice.size) ? product('oneSize') : choice.size && sizeLabel(choice.size);
  return (
    <section
      aria-labelledby="details-heading"
      className="grid content-start gap-5 lg:col-start-2 lg:row-start-2"
    >
      <h3 id="details-heading" className="text-2xl">
        {t('orderDetails')}
      </h3>
      {picker}
      <div className="grid gap-5 md:max-lg:grid-cols-2 md:max-lg:gap-8">
        <TwoSidedPicture name={gift.name} colourName={colourName} pictures={pictures} />
        <div className="grid content-start gap-5">
          <div>
            <p className="text-xl font-semibold">{gift.name}</p>
            <p className="text-muted">
              {[colourName, size, t('quantity', { quantity: 1 })].filter((part) => part !== '').join(' · ')}
            </p>
            {gift.description ? <p className="mt-2 text-[0.9375rem] text-muted">{gift.description}</p> : null}
          </div>
          {gift.colours.length > 1 ? <ColourPicker colours={gift.colours} choice={choice} /> : null}
          {choice.options.sizes.length > 1 ? (
            <AskedSizePicker choice={choice} colourName={colourName} asked={asked} />
          ) : null}
          {children}
          <Facts store={store} locale={locale} />
        </div>
      </div>
    </section>
  );
}
