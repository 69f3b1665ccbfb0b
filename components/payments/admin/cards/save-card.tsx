'use client';

import { useState } from 'react';
import type { Currency } from '@/lib/kernel/money';
import type { BegunCard } from '@/lib/modules/payments/contract/cards';
import { placeUrl, type CardPlace } from './card-place';
import { CardForm } from './card-form';
import { CardResult } from './card-result';
import { ConsentStep } from './consent-step';

interface SaveCardProps {
  tenant: string;
  currency: Currency;
  place: CardPlace;
  /** A card that its bank confirmed on another page: the provider comes back here with its id. */
  returned: string | null;
}

/** Saves a card: what it is for, the card, what came of it. D37-10. */
export function SaveCard({ tenant, currency, place, returned }: SaveCardProps) {
  const [begun, setBegun] = useState<BegunCard | null>(null);
  const [done, setDone] = useState(returned);
  // The address tells of it, so that a reload shows the result again.
  function show(card: string | null) {
    window.history.replaceState(null, '', placeUrl(place, card));
    setDone(card);
  }
  if (done !== null) {
    const again = () => {
      show(null);
      setBegun(null);
    };
    return <CardResult tenant={tenant} card={done} place={place} onAgain={again} />;
  }
  if (!begun) return <ConsentStep tenant={tenant} currency={currency} place={place} onBegun={setBegun} />;
  return (
    <CardForm
      begun={begun}
      returnPath={placeUrl(place, begun.id)}
      onDone={() => show(begun.id)}
      onBack={() => setBegun(null)}
    />
  );
}
