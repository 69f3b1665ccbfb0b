'use client';

import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

interface SegmentedOption<T extends string> {
  value: T;
  /** Accessible name; also the tooltip if only an icon is shown. */
  label: string;
  content?: ReactNode;
}

interface SegmentedProps<T extends string> {
  label: string;
  isLabelShown?: boolean;
  value: T;
  options: readonly SegmentedOption<T>[];
  onChoose: (value: T) => void;
  disabled?: boolean;
}

/** Radio buttons as a segmented control. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, isLabelShown = true, value, options, onChoose, disabled } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={isLabelShown ? 'mb-1.5 font-semibold' : 'sr-only'}>{label}</legend>
      <div className="flex rounded-control border border-line-strong bg-surface p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.content ? option.label : undefined}
            className="relative grid min-h-9.5 min-w-0 grow place-items-center"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              aria-label={option.label}
              onChange={() => onChoose(option.value)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
            <span
              className={clsx(
                'grid size-full place-items-center rounded-[8px] px-2 text-center font-semibold',
                'peer-checked:bg-accent-soft peer-checked:text-accent peer-hover:bg-ink/6 peer-checked:peer-hover:bg-accent-soft',
                'peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-(--ring)',
              )}
            >
              <span aria-hidden="true" className="min-w-0 truncate">
                {option.content ?? option.label}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
