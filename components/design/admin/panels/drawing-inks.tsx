'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { outlinesOf, type PathLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { InkField } from './ink-field';

/** A drawing's outlines by ink, as indexes: 0 is `d`, then its parts. */
function byInk(layer: PathLayer): number[][] {
  const groups = new Map<string, number[]>();
  outlinesOf(layer).forEach(({ fill }, index) => {
    if (fill !== 'none') groups.set(fill, [...(groups.get(fill) ?? []), index]);
  });
  return [...groups.values()];
}

interface InkChoiceProps {
  inks: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** The inks of a drawing side by side, of which one is chosen to be changed. */
function InkChoice({ inks, chosen, onChoose }: InkChoiceProps) {
  const t = useTranslations('designer.shape');
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{t('inks')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {inks.map((ink, index) => (
          <label key={index} className="relative grid size-9">
            <input
              type="radio"
              name={name}
              checked={index === chosen}
              onChange={() => onChoose(index)}
              aria-label={t('numbered', { number: index + 1 })}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: ink }}
              className={clsx(
                'rounded-full border border-ink/25',
                'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--ring)',
                index === chosen && 'ring-2 ring-accent ring-offset-2 forced-colors:border-4',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The inks of a drawing. The groups are those it was opened with: two that get the same ink can be told apart again. */
export function DrawingInks({ layer }: { layer: PathLayer }) {
  const t = useTranslations('designer.shape');
  const { editor } = useDesigner();
  const [groups] = useState(() => byInk(layer));
  const [chosen, setChosen] = useState(0);
  const fills = outlinesOf(layer).map(({ fill }) => fill);
  const inkOf = (outlines: readonly number[]): string => fills[outlines[0] ?? 0] ?? '#ffffff';
  const outlines = groups[chosen] ?? [];
  return (
    <>
      {groups.length > 1 ? <InkChoice inks={groups.map(inkOf)} chosen={chosen} onChoose={setChosen} /> : null}
      <InkField
        key={chosen}
        label={groups.length > 1 ? t('numbered', { number: chosen + 1 }) : t('fill')}
        value={inkOf(outlines)}
        write={(fill, merge) => editor.dispatch({ type: 'set-inks', ids: [layer.id], outlines, fill }, merge)}
      />
    </>
  );
}
