'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/ui/text-field';
import type { Editor } from './use-editor';

type ColourName = 'primary' | 'secondary' | 'tertiary';

const HEX = /^#[0-9a-f]{6}$/i;

interface ColourFieldProps {
  editor: Editor;
  name: ColourName;
  label: ReactNode;
  hint: ReactNode;
}

/** One colour, by colour picker or as #rrggbb. */
export function ColourField({ editor, name, label, hint }: ColourFieldProps) {
  const t = useTranslations('storeConfiguration.colours');
  const path = `storeConfig.colourSet.${name}` as const;
  const value = useWatch({ control: editor.form.control, name: path }) ?? '';
  const pick = (colour: string) =>
    editor.form.setValue(path, colour, {
      shouldDirty: true,
      shouldValidate: editor.form.formState.isSubmitted,
    });
  return (
    <TextField
      label={label}
      hint={hint}
      maxLength={7}
      autoComplete="off"
      spellCheck={false}
      {...editor.field(path)}
      trailing={
        <input
          type="color"
          aria-label={t('pick', { name: t(name) })}
          value={HEX.test(value) ? value.toLowerCase() : '#000000'}
          onChange={(event) => pick(event.target.value)}
          className="me-2 size-8 cursor-pointer rounded-md border border-line-strong bg-surface p-0.5"
        />
      }
      inputClassName="font-mono"
    />
  );
}
