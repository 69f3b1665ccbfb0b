'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import { colourState } from '@/lib/modules/catalogue/rules/availability';
import { useChosenBefore } from '@/components/form/use-chosen-before';
import type { ProductChoice } from './use-product-choice';

interface ColourPickerProps {
  colours: Product['products']['colours'];
  choice: ProductChoice;
  /** Name of the radio group, unique on the page. */
  group?: string;
}

/** The garment's colours as a radio group, each with its name, not told by colour alone. */
export function ColourPicker({ colours, choice, group = 'colour' }: ColourPickerProps) {
  const t = useTranslations('product');
  const around = useChosenBefore<HTMLFieldSetElement>(choice.setColour);
  const chosen = colours.find((colour) => colour.identifier === choice.colour);
  return (
    <fieldset ref={around}>
      <legend className="mb-2 font-semibold">
        {t('colour')}
        <span className="ms-2 font-normal text-muted">{chosen?.name}</span>
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {colours.map((colour) => {
          const soldOut = colourState(choice.options, colour.identifier) !== 'available';
          return (
            <label
              key={colour.identifier}
              className="relative grid size-11 place-items-center"
              title={colour.name}
            >
              <input
                type="radio"
                name={group}
                value={colour.identifier}
                checked={choice.colour === colour.identifier}
                onChange={() => choice.setColour(colour.identifier)}
                aria-label={soldOut ? t('soldOutOption', { name: colour.name }) : colour.name}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span
                aria-hidden="true"
                style={{ backgroundColor: colour.hex }}
                className={clsx(
                  'size-9 rounded-full border border-ink/25 ring-offset-2 peer-checked:ring-2 peer-checked:ring-accent',
                  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent',
                  soldOut && 'opacity-40',
                )}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
