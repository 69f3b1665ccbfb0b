'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { TemporaryProduct } from '@/lib/modules/event-builder/contract/temporary-store';
import { withProduct } from '@/lib/modules/event-builder/client/change-store';
import { luminance } from '@/lib/modules/design/rules/colour';
import { useBlank, useBuilder } from './builder-context';

const MIDDLE = 0.4;

/**
 * The colours a product is sold in, each with its name, not told by colour alone. The first chosen one is shown in
 * lists. At least one stays selected.
 */
export function ColourChoice({ product, index }: { product: TemporaryProduct; index: number }) {
  const t = useTranslations('eventBuilder.products');
  const { built } = useBuilder();
  const made = useBlank(product.blank)?.colours ?? [];
  const chosen = new Set(product.colours);
  const toggle = (identifier: string) => {
    if (chosen.has(identifier) && chosen.size === 1) return;
    const others = product.colours.filter((colour) => colour !== identifier);
    const colours = chosen.has(identifier) ? others : [...product.colours, identifier];
    built.keeper.change(withProduct(index, { colours }));
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">
        {t('colours')}{' '}
        <span className="font-normal text-muted">{t('colourCount', { count: chosen.size })}</span>
      </legend>
      <div className="-mx-1 flex flex-wrap">
        {made.map(({ identifier, name, hex }) => (
          <label key={identifier} title={name} className="relative grid size-11 place-items-center">
            <input
              type="checkbox"
              checked={chosen.has(identifier)}
              onChange={() => toggle(identifier)}
              aria-label={name}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: hex }}
              className={clsx(
                'fill-when-forced grid size-8 place-items-center rounded-full border border-ink/25 ring-offset-2',
                'peer-checked:ring-2 peer-checked:ring-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent',
              )}
            >
              {chosen.has(identifier) ? (
                <Check className={clsx('size-4.5', luminance(hex) > MIDDLE ? 'text-ink' : 'text-white')} />
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
