'use client';

import { useTranslations } from 'next-intl';
import { isInStock, type Gift } from './gift';
import { OfferBrowser } from '@/components/orders/shop/offer-browser';
import { PiecePicker } from './piece-picker';
import type { Offer } from '@/components/orders/shop/use-offer';

interface GiftPickerProps {
  offer: Offer<Gift>;
  chosen: string;
  chosenHere: boolean;
  onChoose(gift: Gift): void;
}

/** Choice of one gift, with a search for long lists; renders nothing for a single gift. */
export function GiftPicker({ offer, ...props }: GiftPickerProps) {
  const t = useTranslations('orderForm');
  if (offer.all < 2) return null;
  return (
    <OfferBrowser offer={offer}>
      <PiecePicker
        {...props}
        legend={t('chooseGift')}
        pieces={offer.items}
        isGone={(gift) => !isInStock(gift)}
      />
    </OfferBrowser>
  );
}
