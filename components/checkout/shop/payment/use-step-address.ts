'use client';

import { useSearchParams } from 'next/navigation';
import { stepOf, type StepName } from './reachable-step';

/** Sets the step in the URL and keeps its other parts; the page is not requested again. */
function goTo(step: StepName, how: 'push' | 'replace'): void {
  const url = new URL(window.location.href);
  if (step === 'address') url.searchParams.delete('step');
  else url.searchParams.set('step', step);
  if (how === 'push') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
}

/** The step in the URL, and a function to change it; the browser's back and forward work. */
export function useStepAddress(): { wanted: StepName; goTo: typeof goTo } {
  const search = useSearchParams();
  return { wanted: stepOf(new URLSearchParams(search)), goTo };
}
