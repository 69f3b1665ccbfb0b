'use client';

import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { OrderFormEvent } from '@/lib/modules/storefront/rules/embed/order-form-event';
import type { Locale } from '@/lib/kernel/locales';
import { ClaimContact } from './claim-contact';
import type { ClaimedGift } from './claimed';
import type { ClaimStore } from './claim-store';
import type { Gift } from './gift';
import { GiftTexts } from './gift-texts';
import { LinkCodeNote } from './link-code-note';
import { OrderBar } from './order-bar';
import { OrderDetails } from './order-details';
import { usePreviewSend } from '@/components/orders/shop/preview-note';
import { SenderNotes } from './sender-notes';
import { PromotionSection } from './promotion-section';
import { useClaimForm } from './use-claim-form';
import { useCodeCheck } from './use-code-check';
import { useCodeTerms } from './use-code-terms';
import { useGiftChoice } from './use-gift-choice';
import type { GiftLimit } from './use-gift-limit';
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
  /** The code that limits the gifts now, which may have been entered for another gift. */
  limitedBy: string | null;
  /** Told which gifts the entered code is for; null for all. */
  onGifts(limit: GiftLimit | null): void;
  onEvent: ((event: OrderFormEvent) => void) | undefined;
}

/*
 * From 1024 px the button's place overlaps the gift's, so that it can stick to the window's lower edge beside the gift;
 * the last row is its room below the gift, and larger where it has an error to tell.
 */
const LAYOUT =
  'grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_minmax(8rem,1fr)] lg:gap-x-16 lg:gap-y-0 ' +
  'lg:has-[[data-order-bar]_[role=alert]>*]:grid-rows-[auto_auto_minmax(22rem,1fr)]';

/**
 * The form of a promo event. One order for eyes and keyboard: the gift, the code, who gets it and where. From 1024 px
 * the gift is the right column, as S2.7 has it, and the button stays in sight below it. S2.7-6
 */
export function ClaimForm({ store, locale, gift, picker, limitedBy, ...on }: ClaimFormProps) {
  const { choice, markGone, asked, askSize } = useGiftChoice(gift);
  const locked = useLockedCountries(store, locale);
  const { instead, note } = usePreviewSend(store.preview);
  const sending = useClaimForm({
    store,
    countries: locked.countries,
    gift,
    choice,
    locale,
    instead,
    ...on,
    onNoSize: askSize,
    onSoldOut: markGone,
    onClaimed: (claimed, values) => on.onClaimed({ ...claimed, values, gift, pictures }),
  });
  const { form, field } = sending;
  const [texts, country, code] = useWatch({
    control: form.control,
    name: ['products.0.personalisation', 'address_country', 'promo_code'],
  });
  const { pictures, refusals } = useGiftLook(gift, choice.colour, texts);
  const checked = useCodeCheck(store, sending, on.onEnded);
  const allowed = useCodeTerms({ code, terms: checked.termsOf(code), limitedBy, locked, ...on });

  return (
    <form
      id={sending.formId}
      method="post"
      onSubmit={(event) => {
        checked.stop();
        void sending.onSubmit(event);
      }}
      noValidate
      className={LAYOUT}
    >
      <LinkCodeNote checked={checked} code={code} contactEmail={store.contactEmail} />
      <SenderNotes notes={checked.notesOf(code)} />
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
      <div className="grid content-start gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        {store.needsCode ? (
          <PromotionSection form={form} field={field} code={code} checked={checked} />
        ) : null}
        <ClaimContact store={store} form={form} field={field} locked={allowed} country={country} />
      </div>
      <OrderBar gift={gift} choice={choice} sending={sending} contactEmail={store.contactEmail} note={note} />
    </form>
  );
}
