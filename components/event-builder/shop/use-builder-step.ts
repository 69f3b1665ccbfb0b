'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { STORE_PARAM, stepOf, stepPath, type BuilderStep } from '@/lib/modules/event-builder/rules/steps';

interface BuilderPlace {
  step: BuilderStep;
  /** Index of the product whose design is open. */
  design: number | null;
  go(step: BuilderStep, design?: number): void;
  pathOf(step: BuilderStep, design?: number): string;
}

/**
 * The current step, kept in the URL, so that back, forward, reload and bookmarks work. Changes do not call the server.
 * The token of a store opened by link stays in the URL until the browser's cookie has it.
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
