'use client';

import { clsx } from 'clsx';
import { FileDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-classes';
import type { LinkedOrder } from '@/lib/modules/order-changes/client/use-order-page';
import { OrderLines } from './order-lines';
import { OrderTotals } from './order-totals';

/** The ordered lines, totals, and the invoice if there is one. */
export function OrderedItems({ linked, token }: { linked: LinkedOrder; token: string }) {
  const { order } = linked;
  const t = useTranslations('orderPage');
  return (
    <section aria-labelledby="items-heading">
      <h2 id="items-heading" className="mb-4 text-2xl">
        {t('itemsHeading')}
      </h2>
      <OrderLines linked={linked} token={token} />
      <div className="mt-2 border-t border-line pt-4">
        <OrderTotals order={order} />
      </div>
      {order.has_invoice ? (
        <a
          href={`/api/order/${token}/invoice`}
          download
          className={clsx(buttonClasses('secondary', 'md'), 'mt-5')}
        >
          <FileDown aria-hidden="true" className="size-5" />
          {t('invoice')}
        </a>
      ) : null}
    </section>
  );
}
