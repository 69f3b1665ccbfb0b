'use client';

import { useTranslations } from 'next-intl';
import { TextField, type TextFieldProps } from '@/components/ui/text-field';

const HEX = /^#[0-9a-f]{6}$/i;

interface ColourInputProps extends Omit<TextFieldProps, 'label' | 'hint'> {
  /** As typed. */
  shown: string;
  colour: 'primary' | 'secondary' | 'tertiary';
  onPick: (colour: string) => void;
}

/** One colour of a set, by colour picker or as #rrggbb. */
export function ColourInput({ shown, colour, onPick, ...field }: ColourInputProps) {
  const t = useTranslations('storeConfiguration.colours');
  return (
    <TextField
      maxLength={7}
      autoComplete="off"
      spellCheck={false}
      {...field}
      label={t(colour)}
      hint={t(`${colour}Hint`)}
      trailing={
        <input
          type="color"
          aria-label={t('pick', { name: t(colour) })}
          value={HEX.test(shown) ? shown.toLowerCase() : '#000000'}
          onChange={(event) => onPick(event.target.value)}
          className="me-2 size-8 cursor-pointer rounded-md border border-line-strong bg-surface p-0.5"
        />
      }
      inputClassName="font-mono"
    />
  );
}
