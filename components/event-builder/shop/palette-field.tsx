'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { TextField } from '@/components/ui/text-field';
import { isPaletteId, type Palette } from '@/lib/modules/storefront/rules/looks';
import { useBuilder } from './builder-context';

const PARTS = ['primary', 'secondary', 'tertiary'] as const;
type Part = (typeof PARTS)[number];
const HEX = /^#[0-9a-f]{6}$/i;

function usePart() {
  const { built } = useBuilder();
  return (colours: Partial<Palette>) =>
    built.keeper.change((store) => ({ ...store, theme: { ...store.theme, ...colours } }));
}

/** Three colours: a preset palette, and each colour to adjust. */
export function PaletteField() {
  const t = useTranslations('eventBuilder.look');
  const { built, palettes } = useBuilder();
  const { theme } = built.store;
  const change = usePart();
  const isChosen = (palette: Palette) => PARTS.every((part) => palette[part] === theme[part]);
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2 font-semibold">{t('palettes')}</legend>
        <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
          {palettes.map(({ id, name, ...colours }) => {
            const checked = isChosen(colours);
            return (
              <label
                key={id}
                className={clsx(
                  'grid cursor-pointer gap-1.5 rounded-control border bg-surface p-2 hover:border-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--ring)',
                  checked ? 'border-accent ring-1 ring-accent' : 'border-line-strong/60',
                )}
              >
                <span
                  aria-hidden="true"
                  className="fill-when-forced flex h-9 overflow-hidden rounded-md border border-line"
                >
                  {PARTS.map((part) => (
                    <span key={part} className="grow" style={{ backgroundColor: colours[part] }} />
                  ))}
                </span>
                <span className="flex items-center gap-2 text-[0.9375rem]">
                  <input
                    type="radio"
                    name="palette"
                    checked={checked}
                    onChange={() => change(colours)}
                    className="size-4 shrink-0 accent-accent"
                  />
                  {name ?? (isPaletteId(id) ? t(`palette.${id}`) : id)}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        {PARTS.map((part) => (
          <ColourField
            key={part}
            part={part}
            value={theme[part]}
            onPick={(colour) => change({ [part]: colour })}
          />
        ))}
      </div>
    </div>
  );
}

interface ColourFieldProps {
  part: Part;
  value: string;
  onPick: (colour: string) => void;
}

/** One colour, by picker or as #rrggbb; invalid text stays in the field until it is valid. */
function ColourField({ part, value, onPick }: ColourFieldProps) {
  const t = useTranslations('storeConfiguration.colours');
  const errors = useTranslations('errors.field');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && !HEX.test(typed.trim());
  return (
    <TextField
      id={id}
      label={t(part)}
      hint={t(`${part}Hint`)}
      maxLength={7}
      autoComplete="off"
      spellCheck={false}
      value={typed ?? value}
      {...(wrong ? { error: errors('bad_colour') } : {})}
      onChange={({ target }) => {
        setTyped(target.value);
        if (HEX.test(target.value.trim())) onPick(target.value.trim().toLowerCase());
      }}
      onBlur={() => {
        if (!wrong) setTyped(null);
      }}
      inputClassName="font-mono"
      trailing={
        <input
          type="color"
          aria-label={t('pick', { name: t(part) })}
          value={value}
          onChange={({ target }) => {
            setTyped(null);
            onPick(target.value);
          }}
          className="me-2 size-8 cursor-pointer rounded-md border border-line-strong bg-surface p-0.5"
        />
      }
    />
  );
}
