'use client';

import { useId, type ReactNode } from 'react';
import { FieldError } from '@/components/ui/field-error';

interface AllOrSomeProps {
  legend: string;
  /** Texts of the two choices. */
  all: string;
  some: string;
  isAll: boolean;
  error: string | undefined;
  onChange: (isAll: boolean) => void;
  /** The choice among them. */
  children: ReactNode;
}

/** Everything, or only some of it. */
export function AllOrSome({ legend, all, some, isAll, error, onChange, children }: AllOrSomeProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {[true, false].map((which) => (
        <label key={String(which)} className="flex min-h-8 items-center gap-3">
          <input
            type="radio"
            name={id}
            checked={isAll === which}
            onChange={() => onChange(which)}
            className="size-5 accent-accent"
          />
          {which ? all : some}
        </label>
      ))}
      {isAll ? null : children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface TickListProps {
  items: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A box of things to tick. */
export function TickList({ items, chosen, onChange }: TickListProps) {
  const turn = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <ul className="grid max-h-80 gap-1 overflow-y-auto rounded-card border border-line p-3 sm:grid-cols-2">
      {items.map(({ id, label }) => (
        <li key={id}>
          <label className="flex min-h-9 items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() => turn(id)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0 break-words">{label}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
