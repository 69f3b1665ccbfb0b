'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { PicturePlace } from '@/components/design/shop/picture-place';
import type { OrderFormEvent } from '@/lib/modules/storefront/rules/embed/order-form-event';
import type { Locale } from '@/lib/kernel/locales';
import { ClaimForm } from './claim-form';
import type { ClaimStore } from './claim-store';
import { Claimed, type ClaimedGift } from './claimed';
import { Ended } from './ended';
import { giftOf, isInStock, type Gift } from './gift';
import { useCountView } from './use-count-view';
import { GiftPicker } from './gift-picker';
import { useGiftLimit } from './use-gift-limit';
import { TitleRow } from '@/components/orders/shop/title-row';
import { useOffer, type Extent, type Offer } from '@/components/orders/shop/use-offer';

interface ClaimProps {
  store: ClaimStore;
  gifts: readonly Gift[];
  /** Total count, if these are only the first page. */
  extent?: Extent | undefined;
  locale: Locale;
  /** Shown above the form, until the confirmation replaces it. */
  hero: ReactNode;
  /** Beside the form's title: the language menu, where there is no store header. */
  tools?: ReactNode;
  /** Called on every granted or refused claim. S7, S8. */
  onEvent?: (event: OrderFormEvent) => void;
}

const ROOM = 'mx-auto w-full max-w-page px-4 py-10 sm:px-8 sm:py-14';

/** Why nothing can be claimed, as known at render time; the server decides when the claim is sent. */
function overBefore({ door }: ClaimStore, { all, items }: Offer<Gift>, gifts: readonly Gift[]) {
  // A page cached from an older version may lack the value.
  if (door === 'closed' || door === 'exhausted') return door;
  return all > items.length || gifts.some(isInStock) ? null : 'sold_out';
}

/** The form until the gift is claimed; typed values are kept if the event ends meanwhile. */
export function Claim({ store, gifts, extent, locale, hero, tools, onEvent }: ClaimProps) {
  const t = useTranslations('orderForm');
  useCountView(store);
  const offer = useOffer(store, gifts, extent ?? { total: gifts.length, pages: 1 }, giftOf);
  const [picked, setPicked] = useState<Gift | null>(null);
  const [claimed, setClaimed] = useState<ClaimedGift | null>(null);
  const [ended, setEnded] = useState<'closed' | 'exhausted' | null>(null);
  const { only, kept, limit } = useGiftLimit();
  const isFor = ({ id }: Gift) => only === null || only.products.includes(id);
  const mine = gifts.some(isFor) ? gifts.filter(isFor) : gifts;
  const gift = [picked, kept].find((one) => one !== null && isFor(one)) ?? mine.find(isInStock) ?? mine[0];
  const thanks = store.needsCode && !store.preview ? { framed: store.framed === true } : null;
  if (claimed) return <Claimed claimed={claimed} locale={locale} thanks={thanks} />;
  if (!gift) return null;
  const over = overBefore(store, offer, gifts);
  const told = { contactEmail: store.contactEmail, sample: !store.needsCode, shut: store.shut };
  if (over) {
    return (
      <>
        {hero}
        <div className={ROOM}>
          <Ended kind={over} {...told} />
        </div>
      </>
    );
  }
  return (
    <>
      {hero}
      <div className={ROOM}>
        {ended ? <Ended kind={ended} {...told} onBack={() => setEnded(null)} /> : null}
        <div hidden={ended !== null}>
          <TitleRow title={t('title')} tools={tools} />
          <PicturePlace tenant={store.tenantId} slug={store.slug} preview={store.preview?.token}>
            <ClaimForm
              key={gift.id}
              store={store}
              locale={locale}
              gift={gift}
              picker={
                <GiftPicker
                  offer={only === null ? offer : { ...offer, items: offer.items.filter(isFor) }}
                  chosen={gift.id}
                  chosenHere={picked !== null}
                  onChoose={setPicked}
                />
              }
              onClaimed={setClaimed}
              onEnded={setEnded}
              limitedBy={only?.code ?? null}
              onGifts={limit(gift)}
              onEvent={onEvent}
            />
          </PicturePlace>
        </div>
      </div>
    </>
  );
}
