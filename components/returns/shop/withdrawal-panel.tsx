'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { FollowedCases } from '@/lib/modules/returns/client/use-linked-cases';
import type { LinkedCases } from '@/lib/modules/returns/contract/linked-cases';
import type { CaseOrder } from './case-order';
import { useLawWords } from './law-words';
import { useDay } from './use-day';

/** Loaded when it is opened. */
const WithdrawForm = dynamic(() => import('./withdraw-form').then((module) => module.WithdrawForm), {
  loading: () => null,
});

interface WithdrawalPanelProps {
  order: CaseOrder;
  token: string;
  followed: FollowedCases;
}

function useLead({ ends_on: endsOn, lines }: NonNullable<LinkedCases['withdrawal']>): string {
  const t = useTranslations('returns.withdraw');
  const day = useDay();
  if (lines.every(({ exempt }) => exempt)) return t('allExempt');
  if (lines.every(({ left }) => left === 0)) return t('nothingLeft');
  return endsOn === null ? t('notSent') : t('until', { date: day(endsOn) });
}

/** The right to withdraw: until when, and the button with the law's words for all of that time. D53-1, D53-4. */
export function WithdrawalPanel({ order, token, followed }: WithdrawalPanelProps) {
  const { withdrawal } = followed.cases;
  return withdrawal?.open ? (
    <OpenPanel order={order} token={token} followed={followed} withdrawal={withdrawal} />
  ) : null;
}

function OpenPanel({
  order,
  token,
  followed,
  withdrawal,
}: WithdrawalPanelProps & { withdrawal: NonNullable<LinkedCases['withdrawal']> }) {
  const t = useTranslations('returns.withdraw');
  const words = useLawWords();
  const lead = useLead(withdrawal);
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !open) button.current?.focus();
    was.current = open;
  }, [open]);
  const some = withdrawal.lines.some(({ left }) => left > 0);
  return (
    <section aria-labelledby="withdraw-heading" className="rounded-card border border-line p-5 sm:p-6">
      <h2 id="withdraw-heading" className="mb-2 text-2xl">
        {t('title')}
      </h2>
      <p className="max-w-prose">{lead}</p>
      <p role="status" className="mt-3 font-semibold text-ok wrap-anywhere empty:hidden">
        {sentTo === null ? '' : t('done', { email: sentTo })}
      </p>
      {some && !open ? (
        <Button
          ref={button}
          variant="secondary"
          // Invisible until hydrated, but keeps its space.
          className={hydrated ? 'mt-4' : 'invisible mt-4'}
          onClick={() => {
            setSentTo(null);
            setOpen(true);
          }}
        >
          {words.begin}
        </Button>
      ) : null}
      {open ? (
        <div className="mt-5">
          <WithdrawForm
            order={order}
            token={token}
            followed={followed}
            lines={withdrawal.lines}
            onClose={() => setOpen(false)}
            onSent={(email) => {
              setSentTo(email);
              setOpen(false);
            }}
          />
        </div>
      ) : null}
    </section>
  );
}
