'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContrastNotes } from './contrast-notes';
import { TextField } from '@/components/ui/text-field';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { ColourField } from './colour-field';
import { hasOwnColours } from './form-values';
import { Section } from './section';
import { useEditedConfig } from './use-edited-config';
import type { Editor } from './use-editor';

type ColourSet = Configuration['available_colour_sets'][number];

/**
 * A colour set from the list, or custom colours. Colours with too little contrast are corrected, and the editor says
 * so.
 */
export function ColoursSection({ editor, manage }: { editor: Editor; manage: ReactNode }) {
  const t = useTranslations('storeConfiguration.colours');
  const { colourSet } = useEditedConfig(editor.form.control);
  const sets = editor.configuration.available_colour_sets;
  const own = hasOwnColours(sets, colourSet);

  function choose({ id, name, primary, secondary, tertiary }: ColourSet) {
    const chosen = { id, name, primary, secondary, tertiary, asNew: false };
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
  set: ColourSet;
  checked: boolean;
  onChoose: (set: ColourSet) => void;
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
