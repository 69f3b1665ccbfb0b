'use client';

import { ExpressCheckoutElement } from '@stripe/react-stripe-js';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

interface ExpressPayProps {
  /** Whether the terms are accepted; no wallet opens without. */
  accepted: boolean;
  onTermsMissing(): void;
  onConfirm(): void;
}

/** Buttons of the wallets that device and account support; renders nothing if there is none. */
export function ExpressPay({ accepted, onTermsMissing, onConfirm }: ExpressPayProps) {
  const t = useTranslations('checkout');
  const [offered, setOffered] = useState(false);
  return (
    <section aria-labelledby="express-heading" className={offered ? 'grid gap-3' : 'invisible absolute'}>
      <h2 id="express-heading" className="text-2xl">
        {t('expressHeading')}
      </h2>
      <ExpressCheckoutElement
        onReady={({ availablePaymentMethods: methods }) =>
          setOffered(methods !== undefined && Object.values(methods).includes(true))
        }
        onClick={(event) => {
          if (accepted) return event.resolve();
          event.reject();
          onTermsMissing();
        }}
        onConfirm={onConfirm}
      />
      <p className="text-[0.9375rem] text-muted">{t('orByCard')}</p>
    </section>
  );
}
