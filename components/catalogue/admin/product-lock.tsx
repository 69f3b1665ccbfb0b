'use client';

import { Lock, LockOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LockDialog } from '@/components/events/admin/acts/lock-dialog';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { browserCall } from '@/lib/client/browser';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { lockEventProduct, unlockEventProduct } from '@/lib/modules/catalogue/contract/lock-product';
import { lockEventProductCall, unlockEventProductCall } from '@/lib/modules/catalogue/contract/paths';

interface ProductLockProps {
  place: { tenant: string; slug: string; product: string };
  product: Pick<EventProductDetail, 'name' | 'locked'>;
}

/** Staff's button that makes a product read-only for its client, or gives it back (D5-5). */
export function ProductLock({ place, product }: ProductLockProps) {
  const t = useTranslations('events.acts');
  const [asked, setAsked] = useState(false);
  const ready = useHydrated();
  const { name, locked } = product;
  const Icon = locked ? LockOpen : Lock;
  const turn = (body: { reason: string }) =>
    locked
      ? browserCall<typeof unlockEventProduct>(unlockEventProductCall, { params: place, body })
      : browserCall<typeof lockEventProduct>(lockEventProductCall, { params: place, body });
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon aria-hidden="true" className="size-4.5" />}
        disabled={!ready}
        onClick={() => setAsked(true)}
      >
        {t(locked ? 'unlock' : 'lock')}
      </Button>
      {asked ? <LockDialog name={name} locked={locked} turn={turn} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
