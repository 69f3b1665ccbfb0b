'use client';

import { useEffect, useMemo, useState } from 'react';
import { preflight } from '@/lib/modules/design/rules/preflight';
import type { PreflightInput, PreflightIssue } from '@/lib/modules/design/rules/preflight-types';
import { sceneFontFamilies } from '@/lib/modules/design/rules/scene-fonts';
import { type Design, type Scene, type Side, SIDES } from '@/lib/modules/design/rules/scene-types';

/** Debounce of the print check, so that it does not run between two letters or drag frames. */
const PAUSE_MS = 250;

type Issues = Readonly<Record<Side, readonly PreflightIssue[]>>;
const NONE: Issues = { front: [], back: [] };

/** Skip a side whose fonts are loading: the check would report each of its fonts as missing. */
function issuesOf(scene: Scene | undefined, input: PreflightInput): readonly PreflightIssue[] {
  if (!scene || scene.layers.length === 0) return [];
  if (sceneFontFamilies(scene).some((family) => !input.fontBooks[family])) return [];
  return preflight(scene, input);
}

/**
 * The print check's findings, debounced; the same rules as in the basket and at order intake. Empty sides are skipped,
 * because not every garment is printed on both.
 */
export function usePreflight(
  design: Design,
  { fontBooks, garmentColour, pictures, refusedWords }: PreflightInput,
): { issues: Issues; checkedWith: PreflightInput } {
  const checkedWith = useMemo(
    () => ({ fontBooks, garmentColour, pictures, refusedWords }) as PreflightInput,
    [fontBooks, garmentColour, pictures, refusedWords],
  );
  const [issues, setIssues] = useState(NONE);
  useEffect(() => {
    const timer = setTimeout(() => {
      const [front, back] = SIDES.map((side) => issuesOf(design[side], checkedWith));
      setIssues({ front: front ?? [], back: back ?? [] });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [design, checkedWith]);
  return { issues, checkedWith };
}
