'use client';

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface PictureChoiceProps<Value extends string> {
  label: string;
  current: Value;
  onChoose: (value: Value) => void;
  /** The pictures alone on a phone; the words are still read aloud. */
  short?: boolean;
  options: readonly { value: Value; label: string; Icon: LucideIcon }[];
}

/** One of a few, as a row of radio buttons with pictures. */
export function PictureChoice<Value extends string>(props: PictureChoiceProps<Value>) {
  const { label, current, onChoose, short = false, options } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex rounded-control border border-line-strong/60 bg-surface p-0.5">
        {options.map(({ value, label: text, Icon }) => (
          <label
            key={value}
            className={clsx(
              'inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-[0.5rem] px-3 font-semibold has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-(--ring)',
              value === current ? 'bg-accent/8 text-accent' : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === current}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4.5" />
            <span className={clsx(short && 'max-sm:sr-only')}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
