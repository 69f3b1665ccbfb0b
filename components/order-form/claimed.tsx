'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { humanDay } from '@/lib/domain/delivery/human-date';
import type { Side } from '@/lib/domain/design/scene-types';
import type { Locale } from '@/lib/kernel/locales';
import type { ClaimValues } from './claim-values';
import type { Gift } from './gift';
import type { Claimed as Answer } from './send-claim';
import { Unwrapped } from './unwrapped';

/** A granted claim, and what it looked like when it was sent. */
export interface ClaimedGift extends Answer {
  values: ClaimValues;
  gift: Gift;
  pictures: Partial<Record<Side, string>>;
}

function textsOf({ values }: ClaimedGift): string {
  const sides = Object.values(values.products[0]?.personalisation ?? {});
  return sides.flatMap((side) => Object.values(side)).join(', ');
}

/** It is yours: the gift, its reference, when it arrives, and that an e-mail comes. LOOK: the claimed gift unwraps. */
export function Claimed({ claimed, locale }: { claimed: ClaimedGift; locale: Locale }) {
  const t = useTranslations('claim');
  const form = useTranslations('orderForm');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { gift, pictures, values } = claimed;
  const picture = pictures.front ?? pictures.back;
  const texts = textsOf(claimed);
  const days = {
    from: humanDay(claimed.estimatedDeliveryDateX, locale),
    to: humanDay(claimed.estimatedDeliveryDateY, locale),
  };
  return (
    <section className="overflow-hidden bg-store-secondary text-store-on-secondary">
      <div className="mx-auto grid w-full max-w-page items-center justify-items-center gap-8 px-4 py-10 sm:px-8 md:grid-cols-2 md:gap-14 md:py-20">
        {picture ? <Unwrapped picture={picture} alt={gift.name} /> : null}
        <div className="grid w-full grid-cols-1 gap-5 wrap-anywhere max-md:text-center">
          <h1 ref={heading} tabIndex={-1} className="text-4xl md:text-3xl lg:text-5xl">
            {t('claimedTitle', { name: values.name })}
          </h1>
          <p className="text-lg sm:text-xl">{t('claimedText', { gift: gift.name })}</p>
          {texts ? <p>{t('printed', { text: texts })}</p> : null}
          <dl className="grid gap-4 rounded-card bg-surface px-5 py-4 text-ink">
            <div>
              <dt className="text-[0.9375rem] text-muted">{t('reference')}</dt>
              <dd className="text-2xl font-semibold tabular-nums">{claimed.order_ref}</dd>
            </div>
            <div>
              <dt className="text-[0.9375rem] text-muted">{form('estimate')}</dt>
              <dd className="font-semibold">{form('estimateDays', days)}</dd>
            </div>
          </dl>
          <p>{t('mailNote', { email: values.email })}</p>
          <p>
            <a
              href={claimed.order_link}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {t('orderPage')}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
