'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/admin/use-act';
import { Button } from '@/components/ui/button';
import { browserCall } from '@/lib/client/browser';
import type { resumeFulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import type { Fulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { resumeFulfillerCall } from '@/lib/modules/fulfilment/contract/paths';
import { StateDialog } from './state-dialog';

/** Pause, resume or close a fulfiller. S2.2-108. */
export function StateActs({ fulfiller }: { fulfiller: Fulfiller }) {
  const t = useTranslations('fulfillers.acts');
  const { busy, run } = useAct();
  const [open, setOpen] = useState<'pause' | 'close'>();
  const { id, name, state, version } = fulfiller;
  const resume = () =>
    browserCall<typeof resumeFulfiller>(resumeFulfillerCall, {
      params: { fulfiller: id },
      body: { version },
    });
  return (
    <>
      {state === 'open' ? (
        <Button variant="secondary" onClick={() => setOpen('pause')}>
          {t('pause')}
        </Button>
      ) : (
        <Button busy={busy} onClick={() => void run(resume, { said: t('resumed', { name }), tell: true })}>
          {t('resume')}
        </Button>
      )}
      {state === 'open' || state === 'paused' ? (
        <Button variant="quiet" onClick={() => setOpen('close')}>
          {t('close')}
        </Button>
      ) : null}
      {open ? <StateDialog act={open} fulfiller={fulfiller} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}
