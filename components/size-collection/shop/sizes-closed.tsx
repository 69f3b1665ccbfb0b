'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import { SizesAnswer } from './sizes-answer';
import { SizesNotice } from './sizes-notice';
import type { SizesStore } from './sizes-store';

interface SizesClosedProps {
  store: SizesStore;
  invitation: Invitation;
  /** Opening or closing time, formatted; null if there is none. */
  opens: string | null;
  closed: string | null;
  /** Set if the event closed while the form was filled in: returns to the form. */
  onBack?: (() => void) | undefined;
}

/**
 * Shown when answers are not accepted (not open yet, on hold, or closed), with the invitee's stored answer. D4-5, D5.
 */
export function SizesClosed({ store, invitation, opens, closed, onBack }: SizesClosedProps) {
  const t = useTranslations('sizes');
  const claim = useTranslations('claim');
  const { answer } = invitation;
  if (invitation.closed === 'not_open_yet' && opens !== null) {
    return (
      <SizesNotice title={t('soonTitle')} contactEmail={store.contactEmail}>
        <p className="text-lg text-ink-soft">{t('soonText', { date: opens })}</p>
      </SizesNotice>
    );
  }
  const over = invitation.closed === 'over' && closed !== null;
  const piece = store.pieces.find(({ id }) => id === answer?.product_id);
  return (
    <SizesNotice title={t('closedTitle')} contactEmail={store.contactEmail} sudden={onBack !== undefined}>
      <p className="text-lg text-ink-soft">
        {onBack ? t('closedMeanwhile') : over ? t('closedText', { date: closed }) : t('closedNow')}
      </p>
      {answer ? (
        <>
          <p>{t('closedAnswer')}</p>
          <SizesAnswer invitation={invitation} answer={answer} piece={piece} />
        </>
      ) : (
        <p>{t('closedMissing', { email: store.contactEmail })}</p>
      )}
      {onBack ? (
        <Button variant="secondary" onClick={onBack}>
          {claim('backToForm')}
        </Button>
      ) : null}
    </SizesNotice>
  );
}
