'use client';

import { useTranslations } from 'next-intl';
import type { AddressForm } from '@/components/forms/payment/types';

/** Whom it goes to, once that is known. */
export function AddressSummary({ address }: { address: AddressForm }) {
  const t = useTranslations('checkout');
  const lines = [
    address.name,
    [address.address_first_line, address.address_second_line].filter(Boolean).join(', '),
    `${address.address_postcode} ${address.address_city}`.trim(),
    [address.address_state || address.address_county, address.address_country].filter(Boolean).join(', '),
  ];
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
