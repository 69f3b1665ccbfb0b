'use client';

import { Loader } from './loader';
import { useSteadyLoading } from './use-steady-loading';

/** A loader beside what it belongs to: there once `active` has lasted 200 ms, and then for at least as long (DECISIONS 9). */
export function SteadyLoader({ active, text }: { active: boolean; text: string }) {
  return useSteadyLoading(active) ? <Loader text={text} late={false} /> : null;
}
