'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { SteadyLoader } from '@/components/ui/steady-loader';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isInStock, type Gift } from './gift';
import { RefusalNote } from './refusal-note';
import type { useClaimForm } from './use-claim-form';
import type { useGiftChoice } from './use-gift-choice';

/** Keeps its space while hidden, to avoid a layout shift. */
function Waiting({ busy }: { busy: boolean }) {
  const t = useTranslations('forms');
  return (
    <div className="min-h-7">
      <SteadyLoader active={busy} text={t('processing')} />
    </div>
  );
}

interface OrderBarProps {
  gift: Gift;
  choice: ReturnType<typeof useGiftChoice>['choice'];
  sending: Pick<ReturnType<typeof useClaimForm>, 'busy' | 'formError' | 'refusal'>;
  contactEmail: string;
  /** In a preview: that nothing is sent. */
  note: ReactNode;
}

/**
 * The button with what it has to say, last on a phone; from 1024 px at the window's lower edge, above the cookie notice,
 * while the form is in sight (`data-order-bar` in globals.css). The button is disabled until hydrated: a native submit
 * would reload the page and lose what was typed.
 */
export function OrderBar({ gift, choice, sending, contactEmail, note }: OrderBarProps) {
  const t = useTranslations('orderForm');
  const type = useHydrated() ? 'submit' : 'button';
  const { busy, formError, refusal } = sending;
  const soldOut = !isInStock(gift);
  const gone = soldOut || (choice.size !== '' && choice.pair.state !== 'available');
  return (
    <div
      data-order-bar
      className="z-10 grid gap-3 bg-surface lg:col-start-2 lg:row-start-2 lg:row-end-4 lg:self-end lg:pt-2"
    >
      <RefusalNote
        error={soldOut ? t('soldOut', { email: contactEmail }) : formError}
        alreadyOrdered={refusal === 'already_ordered'}
        contactEmail={contactEmail}
      />
      <Button type={type} size="lg" busy={busy} disabled={gone}>
        {t('submit')}
      </Button>
      {note}
      <Waiting busy={busy} />
    </div>
  );
}
