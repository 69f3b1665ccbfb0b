'use client';

import { useTranslations } from 'next-intl';
import type { AddressForm } from '@/components/orders/shop/payment-types';
import { postalLines } from '@/lib/address/postal-lines';

/** The entered address, read-only. */
export function AddressSummary({ address }: { address: AddressForm }) {
  const t = useTranslations('checkout');
  const lines = [address.name, ...postalLines(address)];
  return (
    <section aria-labelledby="to-heading" className="rounded-card bg-paper-deep px-5 py-4">
      <h3 id="to-heading" className="text-lg">
        {t('deliverTo')}
      </h3>
      <address className="not-italic wrap-anywhere">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </section>
  );
}
