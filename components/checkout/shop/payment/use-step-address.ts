'use client';

import { useSearchParams } from 'next/navigation';
import { stepOf, type StepName } from './reachable-step';

/** Puts a step into the address; whatever else stands there stays. The page itself is not asked for again. */
function goTo(step: StepName, how: 'push' | 'replace'): void {
  const url = new URL(window.location.href);
  if (step === 'address') url.searchParams.delete('step');
  else url.searchParams.set('step', step);
  if (how === 'push') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
}

/** The step that the address asks for, and how to go to another; back and forward work by themselves. */
export function useStepAddress(): { wanted: StepName; goTo: typeof goTo } {
  const search = useSearchParams();
  return { wanted: stepOf(new URLSearchParams(search)), goTo };
}
