'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { FieldError } from '@/components/ui/field-error';
import { fontFamily } from './store-look';
import { Section } from './section';
import { useEditedConfig } from './use-edited-config';
import type { Editor } from './use-editor';

type FontSet = Configuration['available_font_sets'][number];

/** Font pairs (heading and text), each shown in its own fonts. */
export function FontsSection({ editor, manage }: { editor: Editor; manage: ReactNode }) {
  const t = useTranslations('storeConfiguration.fonts');
  return (
    <Section id="fonts" title={t('title')}>
      <FontChoices editor={editor} sets={editor.configuration.available_font_sets} />
      {manage}
    </Section>
  );
}

/** The font sets to choose from. */
export function FontChoices({ editor, sets }: { editor: Editor; sets: readonly FontSet[] }) {
  const t = useTranslations('storeConfiguration.fonts');
  const { fontSet } = useEditedConfig(editor.form.control);
  const { error } = editor.field('storeConfig.fontSet.id');
  const choose = (id: string) => editor.form.setValue('storeConfig.fontSet.id', id, { shouldDirty: true });
  return (
    <fieldset>
      <legend className="sr-only">{t('title')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sets.map((set) => (
          <FontChoice key={set.id} set={set} checked={set.id === fontSet.id} onChoose={choose} />
        ))}
      </div>
      <FieldError id="font-set" error={error} />
    </fieldset>
  );
}

interface FontChoiceProps {
  set: FontSet;
  checked: boolean;
  onChoose: (id: string) => void;
}

function FontChoice({ set, checked, onChoose }: FontChoiceProps) {
  const t = useTranslations('storeConfiguration.fonts');
  const { fontOne, fontTwo } = set;
  return (
    <label
      className={clsx(
        'flex cursor-pointer items-start gap-3 rounded-control border p-3.5 hover:border-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--ring)',
        checked ? 'border-accent ring-1 ring-accent' : 'border-line-strong/60',
      )}
    >
      <input
        type="radio"
        name="font-set"
        checked={checked}
        onChange={() => onChoose(set.id)}
        className="mt-1.5 size-4.5 shrink-0 accent-accent"
      />
      <span className="grid min-w-0 gap-0.5">
        <span
          className="text-xl leading-tight"
          style={{ fontFamily: fontFamily(fontOne.name), fontWeight: fontOne.weight }}
        >
          {set.fontSetName}
        </span>
        <span style={{ fontFamily: fontFamily(fontTwo.name), fontWeight: fontTwo.weight }}>
          {set.fontSetDescription || t('pair', { heading: fontOne.name, text: fontTwo.name })}
        </span>
      </span>
    </label>
  );
}
