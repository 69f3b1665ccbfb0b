'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '@/lib/kernel/locales';
import { ClaimForm } from './claim-form';
import type { ClaimStore } from './claim-store';
import { Claimed, type ClaimedGift } from './claimed';
import { Ended } from './ended';
import type { Gift } from './gift';

interface ClaimProps {
  store: ClaimStore;
  gifts: readonly Gift[];
  locale: Locale;
}

/** The form until the gift is claimed; what is typed outlives an event that ends meanwhile. */
export function Claim({ store, gifts, locale }: ClaimProps) {
  const t = useTranslations('orderForm');
  const [giftId, setGiftId] = useState('');
  const [claimed, setClaimed] = useState<ClaimedGift | null>(null);
  const [ended, setEnded] = useState<'event_closed' | 'event_exhausted' | null>(null);
  const gift = gifts.find(({ id }) => id === giftId) ?? gifts[0];
  if (claimed) return <Claimed claimed={claimed} locale={locale} />;
  if (!gift) return null;
  return (
    <>
      {ended ? <Ended kind={ended} onBack={() => setEnded(null)} /> : null}
      <div hidden={ended !== null}>
        <h2 className="mb-8 text-3xl first-letter:uppercase sm:text-4xl">{t('title')}</h2>
        <ClaimForm
          key={gift.id}
          {...{ store, locale, gift, gifts }}
          onGift={setGiftId}
          onClaimed={setClaimed}
          onEnded={setEnded}
        />
      </div>
    </>
  );
}
