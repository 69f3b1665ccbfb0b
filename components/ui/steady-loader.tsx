'use client';

import { Loader } from './loader';
import { useSteadyLoading } from './use-steady-loading';

/** A loader that appears once `active` has lasted 200 ms and then stays at least as long (D9-2). */
export function SteadyLoader({ active, text }: { active: boolean; text: string }) {
  return useSteadyLoading(active) ? <Loader text={text} late={false} /> : null;
}
