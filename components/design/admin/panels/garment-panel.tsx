'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { GarmentColour } from '../editor-props';
import { PanelSection } from './panel-section';

interface GarmentPanelProps {
  colours: readonly GarmentColour[];
  colour: GarmentColour;
  onColour: (identifier: string) => void;
}

/** The fabric colour under the design; the design must be printable on every colour it is sold in. */
export function GarmentPanel({ colours, colour, onColour }: GarmentPanelProps) {
  const t = useTranslations('designer.garment');
  const name = useId();
  return (
    <PanelSection title={t('title')} aside={<span className="text-muted">{colour.name}</span>}>
      <div role="radiogroup" aria-label={t('title')} className="flex flex-wrap gap-1.5">
        {colours.map(({ identifier, name: said, hex }) => (
          <label key={identifier} title={said} className="relative grid size-10 place-items-center">
            <input
              type="radio"
              name={name}
              checked={identifier === colour.identifier}
              onChange={() => onColour(identifier)}
              aria-label={said}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: hex }}
              className={clsx(
                'size-8 rounded-full border border-ink/25 ring-offset-2 peer-checked:ring-2 peer-checked:ring-accent',
                'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-(--ring)',
              )}
            />
          </label>
        ))}
      </div>
    </PanelSection>
  );
}
