'use client';

import { useWatch } from 'react-hook-form';
import { ColourInput } from './colour-input';
import type { Editor } from './use-editor';

interface ColourFieldProps {
  editor: Editor;
  name: 'primary' | 'secondary' | 'tertiary';
}

/** One colour of the edited store. */
export function ColourField({ editor, name }: ColourFieldProps) {
  const path = `storeConfig.colourSet.${name}` as const;
  const value = useWatch({ control: editor.form.control, name: path }) ?? '';
  const pick = (colour: string) =>
    editor.form.setValue(path, colour, {
      shouldDirty: true,
      shouldValidate: editor.form.formState.isSubmitted,
    });
  return <ColourInput shown={value} colour={name} onPick={pick} {...editor.field(path)} />;
}
