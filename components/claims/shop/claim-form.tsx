'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { SteadyLoader } from '@/components/ui/steady-loader';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { OrderFormEvent } from '@/lib/modules/storefront/rules/embed/order-form-event';
import type { Locale } from '@/lib/kernel/locales';
import { ClaimContact } from './claim-contact';
import type { ClaimedGift } from './claimed';
import type { ClaimStore } from './claim-store';
import type { Gift } from './gift';
import { GiftTexts } from './gift-texts';
import { LinkCodeNote } from './link-code-note';
import { OrderDetails } from './order-details';
import { usePreviewSend } from '@/components/orders/shop/preview-note';
import { RefusalNote } from './refusal-note';
import { useClaimForm } from './use-claim-form';
import { useFilledCode } from './use-filled-code';
import { useGiftChoice } from './use-gift-choice';
import { useGiftLook } from './use-gift-look';
import { useLockedCountries } from '@/components/orders/shop/use-locked-countries';

interface ClaimFormProps {
  store: ClaimStore;
  locale: Locale;
  gift: Gift;
  /** The picker, where there are several gifts. */
  picker: ReactNode;
  onClaimed(claimed: ClaimedGift): void;
  onEnded(kind: 'closed' | 'exhausted'): void;
  onEvent: ((event: OrderFormEvent) => void) | undefined;
}

/** Keeps its space while hidden, to avoid a layout shift. */
function Waiting({ busy }: { busy: boolean }) {
  const t = useTranslations('forms');
  return (
    <div className="min-h-7">
      <SteadyLoader active={busy} text={t('processing')} />
    </div>
  );
}

interface SendProps {
  choice: ReturnType<typeof useGiftChoice>['choice'];
  soldOut: boolean;
  busy: boolean;
}

/** Disabled until hydrated: a native submit would reload the page and lose what was typed. */
function Send({ choice: { size, pair }, soldOut, busy }: SendProps) {
  const t = useTranslations('orderForm');
  const type = useHydrated() ? 'submit' : 'button';
  const gone = soldOut || (size !== '' && pair.state !== 'available');
  return (
    <Button type={type} size="lg" busy={busy} disabled={gone}>
      {t('submit')}
    </Button>
  );
}

/** The form of a promo event: contact, delivery and promotion code on the left, the gift on the right. S2.7-6 */
export function ClaimForm({ store, locale, gift, picker, ...on }: ClaimFormProps) {
  const t = useTranslations('orderForm');
  const { choice, markGone, asked, askSize } = useGiftChoice(gift);
  const locked = useLockedCountries(store, locale);
  const { instead, note } = usePreviewSend(store.preview);
  const { formId, form, field, onSubmit, busy, formError, refusal } = useClaimForm({
    store,
    countries: locked.countries,
    gift,
    choice,
    locale,
    instead,
    onNoSize: askSize,
    onSoldOut: markGone,
    onEnded: on.onEnded,
    onEvent: on.onEvent,
    onClaimed: (claimed, values) => on.onClaimed({ ...claimed, values, gift, pictures }),
  });
  const [texts, country] = useWatch({
    control: form.control,
    name: ['products.0.personalisation', 'address_country'],
  });
  const { pictures, refusals } = useGiftLook(gift, choice.colour, texts);
  const { refused } = useFilledCode(store, form, on.onEnded);
  const soldOut = gift.variants.every(({ available }) => available === 0);

  return (
    <form
      id={formId}
      method="post"
      onSubmit={onSubmit}
      noValidate
      className="grid gap-12 lg:grid-cols-[1fr_24rem] lg:gap-16"
    >
      <LinkCodeNote refused={refused} contactEmail={store.contactEmail} />
      <ClaimContact store={store} form={form} field={field} locked={locked} country={country} />
      <div className="grid content-start gap-5">
        <OrderDetails
          gift={gift}
          choice={choice}
          asked={asked}
          pictures={pictures}
          store={store}
          locale={locale}
          picker={picker}
        >
          <GiftTexts scenes={gift.scenes} form={form} field={field} texts={texts} refusals={refusals} />
        </OrderDetails>
        <RefusalNote
          error={soldOut ? t('soldOut', { email: store.contactEmail }) : formError}
          alreadyOrdered={refusal === 'already_ordered'}
          contactEmail={store.contactEmail}
        />
        <Send choice={choice} soldOut={soldOut} busy={busy} />
        {note}
        <Waiting busy={busy} />
      </div>
    </form>
  );
}
