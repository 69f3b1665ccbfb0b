'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContrastNotes } from './contrast-notes';
import { TextField } from '@/components/ui/text-field';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { Palette } from '@/lib/modules/storefront/rules/looks';
import type { NamedPalette } from '@/lib/modules/storefront/rules/palettes';
import { ColourField } from './colour-field';
import { hasOwnColours } from './form-values';
import { Section } from './section';
import { useEditedConfig } from './use-edited-config';
import type { Editor } from './use-editor';

type ColourSet = Configuration['available_colour_sets'][number];
type Shown = Pick<ColourSet, 'id' | 'name' | 'primary' | 'secondary' | 'tertiary'>;

const PARTS = ['primary', 'secondary', 'tertiary'] as const;
const isSame = (one: Palette, other: Palette) =>
  PARTS.every((part) => one[part].toLowerCase() === other[part].toLowerCase());

interface ColoursSectionProps {
  editor: Editor;
  /** The platform's palettes, in order; those that the client has as sets are not shown twice. */
  palettes: readonly NamedPalette[];
  manage: ReactNode;
}

/**
 * A colour set from the list, one of the platform's palettes as a new set (S2.2-328), or custom colours. Colours with
 * too little contrast are corrected, and the editor says so.
 */
export function ColoursSection({ editor, palettes, manage }: ColoursSectionProps) {
  const t = useTranslations('storeConfiguration.colours');
  const { colourSet } = useEditedConfig(editor.form.control);
  const sets = editor.configuration.available_colour_sets;
  const own = hasOwnColours(sets, colourSet);

  const more = palettes.filter((palette) => !sets.some((set) => isSame(set, palette)));

  function choose({ id, name, primary, secondary, tertiary }: Shown, asNew = false) {
    const chosen = { id, name, primary, secondary, tertiary, asNew };
    editor.form.setValue('storeConfig.colourSet', chosen, { shouldDirty: true });
    editor.form.clearErrors('storeConfig.colourSet');
  }
  return (
    <Section id="colours" title={t('title')} hint={t('hint')}>
      <fieldset>
        <legend className="mb-2 font-semibold">{t('sets')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
          {sets.map((set) => (
            <SetChoice key={set.id} set={set} checked={!own && set.id === colourSet.id} onChoose={choose} />
          ))}
        </div>
      </fieldset>
      {manage}
      {more.length === 0 ? null : (
        <fieldset>
          <legend className="mb-2 font-semibold">{t('more')}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
            {more.map((palette) => (
              <SetChoice
                key={palette.id}
                set={palette}
                checked={own && isSame(palette, colourSet)}
                onChoose={(set) => choose({ ...set, id: colourSet.id }, true)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <ColourField editor={editor} name="primary" />
        <ColourField editor={editor} name="secondary" />
        <ColourField editor={editor} name="tertiary" />
      </div>
      <ContrastNotes colours={colourSet} />
      {own ? (
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          maxLength={80}
          className="max-w-sm"
          {...editor.field('storeConfig.colourSet.name')}
        />
      ) : null}
    </Section>
  );
}

interface SetChoiceProps {
  set: Shown;
  checked: boolean;
  onChoose: (set: Shown) => void;
}

function SetChoice({ set, checked, onChoose }: SetChoiceProps) {
  return (
    <label
      className={clsx(
        'grid cursor-pointer gap-2 rounded-control border p-2.5 hover:border-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--ring)',
        checked ? 'border-accent ring-1 ring-accent' : 'border-line-strong/60',
      )}
    >
      <span
        aria-hidden="true"
        className="fill-when-forced flex h-9 overflow-hidden rounded-md border border-line"
      >
        {[set.primary, set.secondary, set.tertiary].map((colour, index) => (
          <span key={index} className="grow" style={{ backgroundColor: colour }} />
        ))}
      </span>
      <span className="flex items-center gap-2">
        <input
          type="radio"
          name="colour-set"
          checked={checked}
          onChange={() => onChoose(set)}
          className="size-4.5 shrink-0 accent-accent"
        />
        <span className="truncate">{set.name}</span>
      </span>
    </label>
  );
}
