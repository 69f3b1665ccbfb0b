'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { PALETTE_IDS, PALETTES } from '@/lib/modules/storefront/rules/looks';

type PaletteChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { error?: string | undefined };

/** Three colour palettes to start with, each shown and named. */
export function PaletteChoice({ error: _, ...radio }: PaletteChoiceProps) {
  const t = useTranslations('events');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('paletteLabel')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {PALETTE_IDS.map((id) => {
          const { primary, secondary, tertiary } = PALETTES[id];
          return (
            <label
              key={id}
              className="cursor-pointer rounded-control border border-line bg-surface p-2 hover:border-line-strong has-checked:border-accent has-checked:ring-2 has-checked:ring-accent/30 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <span aria-hidden="true" className="flex h-8 overflow-hidden rounded border border-line">
                <span className="grow-[3]" style={{ background: primary }} />
                <span className="grow-[2]" style={{ background: secondary }} />
                <span className="grow" style={{ background: tertiary }} />
              </span>
              <span className="mt-1.5 flex items-center gap-2 text-[0.9375rem]">
                <input {...radio} type="radio" value={id} className="size-4.5 shrink-0 accent-accent" />
                {t(`palettes.${id}`)}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
