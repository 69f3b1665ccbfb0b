'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { FollowedCases } from '@/lib/modules/returns/client/use-linked-cases';
import type { CaseOrder } from './case-order';
import { useDay } from './use-day';

/** Loaded when it is opened. */
const ComplainForm = dynamic(() => import('./complain-form').then((module) => module.ComplainForm), {
  loading: () => null,
});

interface ComplaintPanelProps {
  order: CaseOrder;
  token: string;
  followed: FollowedCases;
}

/** Opens the form for damaged, misprinted, wrong or missing items, while something can be complained of. D53-7. */
export function ComplaintPanel({ order, token, followed }: ComplaintPanelProps) {
  const t = useTranslations('returns.complain');
  const day = useDay();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [answerOn, setAnswerOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !open) button.current?.focus();
    was.current = open;
  }, [open]);
  const { complaint } = followed.cases;
  if (!complaint.open) return null;
  return (
    <section aria-labelledby="complain-heading" className="rounded-card border border-line p-5 sm:p-6">
      <h2 id="complain-heading" className="mb-2 text-2xl">
        {t('title')}
      </h2>
      <p className="max-w-prose">{t('until', { date: day(complaint.ends_on) })}</p>
      <p role="status" className="mt-3 font-semibold text-ok empty:hidden">
        {answerOn === null ? '' : t('done', { date: day(answerOn) })}
      </p>
      {open ? (
        <div className="mt-5">
          <ComplainForm
            order={order}
            token={token}
            followed={followed}
            onClose={() => setOpen(false)}
            onSent={(dueOn) => {
              setAnswerOn(dueOn);
              setOpen(false);
            }}
          />
        </div>
      ) : (
        <Button
          ref={button}
          variant="secondary"
          // Invisible until hydrated, but keeps its space.
          className={hydrated ? 'mt-4' : 'invisible mt-4'}
          onClick={() => {
            setAnswerOn(null);
            setOpen(true);
          }}
        >
          {t('begin')}
        </Button>
      )}
    </section>
  );
}
