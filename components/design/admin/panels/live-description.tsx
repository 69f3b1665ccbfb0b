'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { describeScene, type DescribedLayer } from '@/lib/modules/design/rules/describe-scene';
import { inkWords } from '@/lib/modules/design/rules/scene-words';
import { printReference } from '@/lib/modules/design/rules/garments/print-reference';
import { useDesigner, useScene } from './designer-context';
import { IssueLine } from './layer-issues';

/** Debounce, so that typing is not announced letter by letter. */
const PAUSE_MS = 700;

interface Line {
  id: string;
  words: string;
}

/** The lines, delayed until they have not changed for a while. */
function useSettled(lines: readonly Line[]): readonly Line[] {
  const [settled, setSettled] = useState(lines);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(lines), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [lines]);
  return settled;
}

/** The side described in words, one line per layer, for screen readers and packers. Only new lines are announced. */
export function LiveDescription() {
  const t = useTranslations('designer.description');
  const words = useTranslations('design');
  const { family, fontBooks, editor, issues, checkedWith } = useDesigner();
  const { pictures } = checkedWith;
  const scene = useScene();
  const { side } = editor.state;
  const lines = useMemo((): Line[] => {
    if (!scene) return [];
    const { from, mm } = printReference(family, side);
    const described = describeScene(scene, fontBooks, mm, pictures);
    const line = (layer: DescribedLayer): Line => ({
      id: layer.layerId,
      words: inkWords({ side, layers: [layer] }, from, words),
    });
    return described.layers.map(line);
  }, [scene, family, side, fontBooks, pictures, words]);
  const settled = useSettled(lines);
  return (
    <section aria-label={t('title')} className="border-t border-line px-4 py-3.5 text-[0.9375rem]">
      <h3 className="mb-1 text-base">{t('heading', { side: words(`side.${side}`) })}</h3>
      <ul aria-live="polite" aria-relevant="additions text" className="grid gap-0.5 text-ink-soft">
        {settled.length === 0 ? (
          <li>{t('nothing')}</li>
        ) : (
          settled.map((line) => <li key={line.id}>{line.words}</li>)
        )}
      </ul>
      {issues[side]
        .filter(({ layerId }) => layerId === null)
        .map((issue) => (
          <IssueLine key={issue.code} issue={issue} />
        ))}
    </section>
  );
}
