'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useBlankName } from '@/components/catalogue/use-blank-name';
import type { OfferedBlank } from '@/lib/modules/catalogue/contract/list-blanks';

interface BlankChoiceProps {
  blanks: readonly OfferedBlank[];
  value: string;
  onChange: (blank: string) => void;
}

/** The garments that can be printed on, each with a picture; one is chosen. */
export function BlankChoice({ blanks, value, onChange }: BlankChoiceProps) {
  const t = useTranslations('eventProducts');
  const named = useBlankName();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('fields.blank')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {blanks.map(({ id, brand, code, ...blank }) => (
          <label
            key={id}
            className="relative grid cursor-pointer justify-items-center gap-1 rounded-card border border-line bg-surface p-2 text-center transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <img
              src={`/api/blank-picture/${id}`}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              className="size-20 object-contain"
            />
            <span className="text-[0.9375rem] leading-tight font-semibold">{named(blank)}</span>
            <span className="text-[0.8125rem] text-muted">
              {brand} {code}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
