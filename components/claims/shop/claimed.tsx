'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { textsIn } from '@/lib/modules/design/rules/own-values';
import { humanDay } from '@/lib/kernel/human-date';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { LOCALES, type Locale } from '@/lib/kernel/locales';
import type { ClaimValues } from './claim-values';
import type { Gift } from './gift';
import type { Claimed as Answer } from './send-claim';
import { ThankForm } from './thank-form';
import { Unwrapped } from './unwrapped';

/** A granted claim, with the gift's pictures as sent. */
export interface ClaimedGift extends Answer {
  values: ClaimValues;
  gift: Gift;
  pictures: Partial<Record<Side, string>>;
}

function textsOf({ values }: ClaimedGift): string {
  return textsIn(values.products[0]?.personalisation).join(', ');
}

/** Of the link to the order's page, which shows who claimed. */
const tokenOf = ({ order_link: path }: Answer): string => path.slice(path.lastIndexOf('/') + 1);

interface ShownProps {
  claimed: ClaimedGift;
  locale: Locale;
}

interface ClaimedProps extends ShownProps {
  /** Whether the recipient may thank the sender here; null for a gift that comes from nobody in particular. */
  thanks?: { framed: boolean } | null;
}

function Facts({ claimed, locale }: ShownProps) {
  const t = useTranslations('claim');
  const form = useTranslations('orderForm');
  const days = {
    from: humanDay(claimed.estimatedDeliveryDateX, locale),
    to: humanDay(claimed.estimatedDeliveryDateY, locale),
  };
  return (
    <dl className="grid gap-4 rounded-card bg-surface px-5 py-4 text-ink">
      <div>
        <dt className="text-[0.9375rem] text-muted">{t('reference')}</dt>
        <dd className="text-2xl font-semibold tabular-nums">{claimed.order_ref}</dd>
      </div>
      {claimed.to_be_confirmed || claimed.awaits_release ? null : (
        <div>
          <dt className="text-[0.9375rem] text-muted">{form('estimate')}</dt>
          <dd className="font-semibold">{form('estimateDays', days)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Link to the order's page, and until when the order can be changed there, if it can (D18). */
function OrderLink({ claimed: { order_link: href, edit_until: until }, locale }: ShownProps) {
  const t = useTranslations('claim');
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const instant = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p>
      {until ? (
        <time dateTime={until}>{t('editUntil', { time: instant.format(new Date(until)) })}</time>
      ) : null}{' '}
      <a href={href} className="inline-flex min-h-11 items-center font-semibold underline">
        {t(until ? 'orderPage' : 'orderPageEnded')}
      </a>
    </p>
  );
}

/** The gift's picture; the unwrapping animation is skipped while the claim awaits confirmation. */
function Picture({ claimed: { gift, pictures, to_be_confirmed: waits } }: Pick<ShownProps, 'claimed'>) {
  const picture = pictures.front ?? pictures.back;
  if (!picture) return null;
  if (!waits) return <Unwrapped picture={picture} alt={gift.name} />;
  return (
    <img src={picture} alt={gift.name} width={600} height={600} className="w-full max-w-xs object-contain" />
  );
}

/**
 * Confirmation of a claim: the gift, its reference, delivery dates, and that an e-mail follows. A claim that the client
 * must confirm first promises nothing; it says what happens next (D24-2). One whose order waits for credit is its
 * recipient's, and names no day (D37-5). Of a gift that is theirs the recipient can thank the sender (D40-15).
 */
export function Claimed({ claimed, locale, thanks = null }: ClaimedProps) {
  const t = useTranslations('claim');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { gift, values, to_be_confirmed: waits, awaits_release: awaits } = claimed;
  const text = awaits ? 'awaitsText' : 'claimedText';
  const mail = awaits ? 'awaitsMail' : 'mailNote';
  const texts = textsOf(claimed);
  return (
    <section className="overflow-hidden bg-store-secondary text-store-on-secondary">
      <div className="mx-auto grid w-full max-w-page items-center justify-items-center gap-8 px-4 py-10 sm:px-8 md:grid-cols-2 md:gap-14 md:py-20">
        <Picture claimed={claimed} />
        <div className="grid w-full grid-cols-1 gap-5 wrap-anywhere max-md:text-center">
          <h1 ref={heading} tabIndex={-1} className="text-4xl md:text-3xl lg:text-5xl">
            {t(waits ? 'receivedTitle' : 'claimedTitle', { name: values.name })}
          </h1>
          <p className="text-lg sm:text-xl">{t(waits ? 'receivedText' : text, { gift: gift.name })}</p>
          {texts ? <p>{t('printed', { text: texts })}</p> : null}
          <Facts claimed={claimed} locale={locale} />
          <p>{t(waits ? 'receivedMail' : mail, { email: values.email })}</p>
          <OrderLink claimed={claimed} locale={locale} />
          {thanks && !waits ? (
            <div className="rounded-card bg-surface px-5 py-4 text-ink">
              <ThankForm token={tokenOf(claimed)} framed={thanks.framed} />
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
