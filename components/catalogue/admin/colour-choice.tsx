'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldError } from '@/components/ui/field-error';

interface Colour {
  identifier: string;
  name: string;
  hex: string;
}

interface ColourChoiceProps {
  offered: readonly Colour[];
  /** Colour ids; the first one is shown in lists. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** The garment's colours in which the product is sold. */
export function ColourChoice({ offered, chosen, onChange, error, disabled = false }: ColourChoiceProps) {
  const t = useTranslations('eventProducts.fields');
  const id = useId();
  function toggle(identifier: string, on: boolean) {
    onChange(on ? [...chosen, identifier] : chosen.filter((one) => one !== identifier));
  }
  return (
    <fieldset
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
    >
      <legend className="mb-1.5 font-semibold">{t('colours')}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ identifier, name, hex }) => (
          <label
            key={identifier}
            className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface py-1 ps-1.5 pe-3 text-[0.9375rem] hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed"
          >
            <input
              type="checkbox"
              checked={chosen.includes(identifier)}
              onChange={(event) => toggle(identifier, event.target.checked)}
              className="size-5 accent-accent"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: hex }}
              className="size-5 rounded-full border border-line-strong/60"
            />
            {name}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-[0.9375rem] text-muted">
        {t('coloursHint')}
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
