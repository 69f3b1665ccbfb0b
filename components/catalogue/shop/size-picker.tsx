'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldError } from '@/components/ui/field-error';
import { pairOf } from '@/lib/modules/catalogue/rules/availability';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { useChosenBefore } from '@/components/form/use-chosen-before';
import type { ProductChoice } from './use-product-choice';

export interface SizePickerProps {
  choice: ProductChoice;
  colourName: string;
  /** Name of the radio group, unique on the page. */
  group?: string;
  /** Shown if no size is preselected and none was chosen. */
  error?: string | undefined;
}

function useLabel(): (size: string) => string {
  const t = useTranslations('product');
  return (size) => (isOneSize(size) ? t('oneSize') : sizeLabel(size));
}

/** What is to be said of the chosen colour and size, in no room of its own until there is; a single size is not named. */
export function ChosenPair({ choice, colourName }: Pick<SizePickerProps, 'choice' | 'colourName'>) {
  const t = useTranslations('product');
  const label = useLabel();
  const { pair, size, left } = choice;
  const soldOut = isOneSize(size)
    ? t('soldOutOption', { name: colourName })
    : t('soldOutPair', { colour: colourName, size: label(size) });
  return (
    <p role="status" className="not-empty:mt-2 text-[0.9375rem] text-muted">
      {pair.state === 'sold_out' ? soldOut : null}
      {pair.state === 'not_made' && size !== ''
        ? t('notMadePair', { colour: colourName, size: label(size) })
        : null}
      {pair.state === 'available' && left <= 5 ? t('lastOnes', { count: left }) : null}
    </p>
  );
}

/** The sizes as a radio group; a size that is unavailable in the chosen colour is greyed out, with the reason. */
export function SizePicker({ choice, colourName, group = 'size', error }: SizePickerProps) {
  const id = useId();
  const t = useTranslations('product');
  const around = useChosenBefore<HTMLFieldSetElement>(choice.setSize);
  const { options, colour, size } = choice;
  const label = useLabel();
  return (
    <fieldset
      ref={around}
      {...(error ? { role: 'radiogroup', 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
    >
      <legend className="mb-2 font-semibold">{t('size')}</legend>
      <div className="flex flex-wrap gap-2">
        {options.sizes.map((value) => {
          const { state } = pairOf(options, colour, value);
          const name = label(value);
          const spoken = {
            available: name,
            sold_out: t('soldOutOption', { name }),
            not_made: t('notMadeOption', { name }),
          };
          return (
            <label key={value} className="relative">
              <input
                type="radio"
                name={group}
                value={value}
                checked={size === value}
                onChange={() => choice.setSize(value)}
                aria-label={spoken[state]}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span
                aria-hidden="true"
                className={clsx(
                  'grid min-h-11 min-w-12 place-items-center rounded-control border px-3 font-semibold',
                  error ? 'border-danger' : 'border-line-strong',
                  'peer-checked:border-accent peer-checked:bg-accent peer-checked:text-white',
                  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
                  state !== 'available' && 'border-dashed text-muted line-through',
                )}
              >
                {name}
              </span>
            </label>
          );
        })}
      </div>
      <ChosenPair choice={choice} colourName={colourName} />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
