'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { decideClaim, type ClaimDecision } from '@/lib/modules/claims/client/decide-claim';
import type { FlaggedClaim } from '@/lib/modules/claims/contract/flagged-claim';

/** Decides one claim at a time; the list is read again after each. D24-2. */
export function useDecisions(tenant: string) {
  const t = useTranslations('claimsPage');
  const text = useErrorText();
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  const [running, setRunning] = useState<{ order: string; decision: ClaimDecision } | null>(null);
  const [denying, setDenying] = useState<FlaggedClaim | null>(null);
  const [error, setError] = useState<string>();

  function done(said: string) {
    setDenying(null);
    toast('success', said);
    // The claim leaves the list, and with it the button that has the focus.
    heading.current?.focus();
    router.refresh();
  }

  function failed(failure: unknown, decision: ClaimDecision) {
    if (failure instanceof ApiError && failure.status === 409) {
      setDenying(null);
      toast('info', t('decidedAlready'));
      router.refresh();
      return;
    }
    if (decision === 'deny') setError(text.call(failure));
    else toast('error', text.call(failure));
  }

  async function run({ order_id: order, claimant }: FlaggedClaim, decision: ClaimDecision) {
    setRunning({ order, decision });
    setError(undefined);
    try {
      await decideClaim(tenant, order, decision);
      done(t(`done.${decision}`, { name: claimant.name }));
    } catch (failure) {
      failed(failure, decision);
    } finally {
      setRunning(null);
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
