'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/admin/use-act';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { browserCall } from '@/lib/client/browser';
import type { StaffBlank, StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import type { offerBlank } from '@/lib/modules/catalogue/contract/blanks/staff-blanks';
import { offerBlankCall } from '@/lib/modules/catalogue/contract/paths';
import { WithdrawDialog } from './withdraw-dialog';

interface BlankActsProps {
  blank: StaffBlankDetail;
  /** All blanks: one that is offered can take its place. */
  all: readonly StaffBlank[];
}

/** Withdraw a blank, or offer it again. S2.2-250 */
export function BlankActs({ blank, all }: BlankActsProps) {
  const t = useTranslations('staffBlanks.acts');
  const { busy, run } = useAct();
  const ready = useHydrated();
  const [open, setOpen] = useState(false);
  const name = `${blank.brand} ${blank.code}`;
  const offer = () =>
    browserCall<typeof offerBlank>(offerBlankCall, {
      params: { blank: blank.id },
      body: { revision: blank.revision },
    });
  return (
    <>
      {blank.status === 'offered' ? (
        <Button variant="secondary" disabled={!ready} onClick={() => setOpen(true)}>
          {t('withdraw')}
        </Button>
      ) : (
        <Button
          busy={busy}
          disabled={!ready}
          onClick={() => void run(offer, { said: t('offered', { name }), tell: true })}
        >
          {t('offer')}
        </Button>
      )}
      {open ? <WithdrawDialog blank={blank} all={all} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
