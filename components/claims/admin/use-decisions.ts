'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { decideClaim, type ClaimDecision } from '@/lib/modules/claims/client/decide-claim';
import type { FlaggedClaim } from '@/lib/modules/claims/contract/flagged-claim';

/**
 * The list's heading, outside its rows: a decided claim leaves them, and with it the button that has the focus. A
 * dialog returns the focus to that button first, so it is looked at again once the claim is gone.
 */
function useFocusPast(claims: readonly FlaggedClaim[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const left = useRef<string>(null);
  useEffect(() => {
    if (left.current === null || claims.some(({ order_id: id }) => id === left.current)) return;
    left.current = null;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [claims]);
  function leave(order: string) {
    left.current = order;
    heading.current?.focus();
  }
  return { heading, leave };
}

export type Decisions = Omit<ReturnType<typeof useDecisions>, 'heading'>;

/** Decides one claim, or several beside each other; the list is read again after each. D24-2. */
export function useDecisions(tenant: string, claims: readonly FlaggedClaim[]) {
  const t = useTranslations('claimsPage');
  const text = useErrorText();
  const router = useRouter();
  const { heading, leave } = useFocusPast(claims);
  const [running, setRunning] = useState<Readonly<Record<string, ClaimDecision>>>({});
  const [denying, setDenying] = useState<FlaggedClaim | null>(null);
  const [error, setError] = useState<string>();

  function done(order: string, tone: 'success' | 'info', said: string) {
    setDenying((now) => (now?.order_id === order ? null : now));
    toast(tone, said);
    leave(order);
    router.refresh();
  }

  function failed(failure: unknown, order: string, decision: ClaimDecision) {
    if (failure instanceof ApiError && failure.status === 409) done(order, 'info', t('decidedAlready'));
    else if (decision === 'deny') setError(text.call(failure));
    else toast('error', text.call(failure));
  }

  async function run({ order_id: order, claimant }: FlaggedClaim, decision: ClaimDecision) {
    if (running[order]) return;
    setRunning((now) => ({ ...now, [order]: decision }));
    setError(undefined);
    try {
      await decideClaim(tenant, order, decision);
      done(order, 'success', t(`done.${decision}`, { name: claimant.name }));
    } catch (failure) {
      failed(failure, order, decision);
    } finally {
      // Only this one: another may still be under way.
      setRunning(({ [order]: _, ...others }) => others);
    }
  }

  function decide(claim: FlaggedClaim, decision: ClaimDecision) {
    setError(undefined);
    if (decision === 'deny') setDenying(claim);
    else void run(claim, decision);
  }
  const close = () => setDenying(null);
  return { heading, running, denying, error, decide, deny: run, close };
}
