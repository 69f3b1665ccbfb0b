'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { STORE_PARAM, stepOf, stepPath, type BuilderStep } from '@/lib/modules/event-builder/rules/steps';

interface BuilderPlace {
  step: BuilderStep;
  /** The product whose design is open, by its place in the list. */
  design: number | null;
  go(step: BuilderStep, design?: number): void;
  pathOf(step: BuilderStep, design?: number): string;
}

/**
 * Where somebody is in the builder: in the address, so that back and forward, reload and a bookmark work. The server is not
 * asked again; the token of a store that was opened by its link stays in the address until this browser keeps it.
 */
export function useBuilderStep(): BuilderPlace {
  const params = useSearchParams();
  const opened = params.get(STORE_PARAM);
  const named = params.get('step');
  const step = named === null && opened !== null ? 'store' : stepOf(named);
  const place = params.get('design') ?? '';
  const design = step === 'products' && /^\d{1,2}$/.test(place) ? Number(place) : null;
  const pathOf = useCallback(
    (to: BuilderStep, product?: number) =>
      stepPath(to, product) + (opened === null ? '' : `&${STORE_PARAM}=${encodeURIComponent(opened)}`),
    [opened],
  );
  const go = useCallback(
    (to: BuilderStep, product?: number) => {
      window.history.pushState(null, '', pathOf(to, product));
      window.scrollTo({ top: 0 });
    },
    [pathOf],
  );
  return { step, design, go, pathOf };
}
