'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import type { WizardStep } from '@/lib/modules/event-builder/rules/draft-plan';
import type { BuilderStep } from '@/lib/modules/event-builder/rules/steps';

const WIZARD_PATH = '/events/create';

interface WizardPlace {
  step: WizardStep;
  /** Index of the product whose design is open. */
  design: number | null;
  go(step: BuilderStep, design?: number): void;
  pathOf(step: BuilderStep, design?: number): string;
}

/**
 * The current step and the draft, kept in the URL, so that back, forward, reload and bookmarks work. Changes do not call
 * the server. Without a step in the URL it is the one where the draft was left.
 */
export function useWizardPlace(
  draft: string | null,
  { steps, left }: { steps: readonly WizardStep[]; left: WizardStep },
): WizardPlace {
  const params = useSearchParams();
  // Of this visit: going back to where it began leads there again.
  const [first] = useState(left);
  const named = params.get('step') ?? first;
  const step = steps.find((one) => one === named) ?? 'type';
  const place = params.get('design') ?? '';
  const design = step === 'products' && /^\d{1,2}$/.test(place) ? Number(place) : null;
  const pathOf = useCallback(
    (to: BuilderStep, product?: number) => {
      const query = new URLSearchParams(draft === null ? {} : { draft });
      query.set('step', to);
      if (product !== undefined) query.set('design', String(product));
      return `${WIZARD_PATH}?${query.toString()}`;
    },
    [draft],
  );
  // A draft gets its id with its first save. The step is the address's own: a later one may be on its way here.
  useEffect(() => {
    const here = new URL(window.location.href);
    if (draft === null || here.pathname !== WIZARD_PATH || here.searchParams.get('draft') === draft) return;
    here.searchParams.set('draft', draft);
    window.history.replaceState(null, '', here.pathname + here.search);
  }, [draft, params]);
  const go = useCallback(
    (to: BuilderStep, product?: number) => {
      window.history.pushState(null, '', pathOf(to, product));
      window.scrollTo({ top: 0 });
    },
    [pathOf],
  );
  return { step, design, go, pathOf };
}
