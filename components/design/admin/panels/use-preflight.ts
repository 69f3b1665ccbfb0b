'use client';

import { useEffect, useMemo, useState } from 'react';
import { preflight } from '@/lib/modules/design/rules/preflight';
import type { PreflightInput, PreflightIssue } from '@/lib/modules/design/rules/preflight-types';
import { sceneFontFamilies } from '@/lib/modules/design/rules/scene-fonts';
import { type Design, type Scene, type Side, SIDES } from '@/lib/modules/design/rules/scene-types';

/** How long after a step the print check is made: never between two letters, or two steps of a drag. */
const PAUSE_MS = 250;

type Issues = Readonly<Record<Side, readonly PreflightIssue[]>>;
const NONE: Issues = { front: [], back: [] };

/** A side whose fonts are on their way is not judged: each of its texts would be said to lack its font. */
function issuesOf(scene: Scene | undefined, input: PreflightInput): readonly PreflightIssue[] {
  if (!scene || scene.layers.length === 0) return [];
  if (sceneFontFamilies(scene).some((family) => !input.fontBooks[family])) return [];
  return preflight(scene, input);
}

/**
 * What the print check finds of a design, a moment after its last step: the same answers that the basket and the order
 * intake give (DESIGN "Design scene"). A side that nothing is on is left alone: not every garment is printed on both.
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
