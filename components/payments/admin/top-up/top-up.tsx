'use client';

import { useState } from 'react';
import type { Currency } from '@/lib/kernel/money';
import type { SavedCard } from '@/lib/modules/payments/contract/cards';
import type { BegunTopUp } from '@/lib/modules/payments/contract/top-up';
import { AmountStep } from './amount-step';
import { CardStep } from './card-step';
import { SavedCardStep } from './saved-card-step';
import { TopUpResult } from './top-up-result';

interface TopUpProps {
  tenant: string;
  currency: Currency;
  /** A top-up whose card had to be confirmed on another page: the provider comes back here with its id. */
  returned: string | null;
  /** The saved card of this account, if it can still be used. */
  saved: SavedCard | null;
}

interface Begun extends BegunTopUp {
  /** As it was typed, on the wire. */
  amount: string;
  /** The saved card that pays it; null for one that is typed. */
  card: SavedCard | null;
}

/** Pays money into a credit account: the amount, the card, what came of it. D37-1. */
export function TopUp({ tenant, currency, returned, saved }: TopUpProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [amount, setAmount] = useState('');
  const [paid, setPaid] = useState(returned);
  // The address tells of it, so that a reload shows the result again.
  function show(topUp: string | null) {
    const query = new URLSearchParams({ currency, ...(topUp === null ? {} : { top_up: topUp }) });
    window.history.replaceState(null, '', `?${query}`);
    setPaid(topUp);
  }
  if (paid !== null) {
    const again = () => {
      show(null);
      setBegun(null);
    };
    return <TopUpResult tenant={tenant} topUp={paid} onAgain={again} />;
  }
  if (begun?.card) {
    return (
      <SavedCardStep
        begun={begun}
        card={begun.card}
        currency={currency}
        amount={begun.amount}
        onPaid={() => show(begun.id)}
        onBack={() => setBegun(null)}
      />
    );
  }
  if (begun) {
    return (
      <CardStep
        begun={begun}
        currency={currency}
        amount={begun.amount}
        returnPath={`/settings/billing-account/top-up?currency=${currency}&top_up=${begun.id}`}
        onPaid={() => show(begun.id)}
        onBack={() => setBegun(null)}
      />
    );
  }
  return (
    <AmountStep
      tenant={tenant}
      currency={currency}
      first={amount}
      saved={saved}
      onBegun={(next, typed, card) => {
        setAmount(typed);
        setBegun({ ...next, amount: typed, card });
      }}
    />
  );
}
