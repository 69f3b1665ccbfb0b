'use client';

import { useTranslations } from 'next-intl';
import { FilteredTextField } from '@/components/ui/filtered-text-field';
import type { TextFieldProps } from '@/components/ui/text-field';
import { keepAllowedText } from '@/lib/modules/design/rules/allowed-characters';
import { maxLengthOf } from '@/lib/modules/design/rules/personalise';
import type { Side, TextLayer } from '@/lib/modules/design/rules/scene-types';

interface PersonalTextFieldProps extends Omit<
  TextFieldProps,
  'label' | 'hint' | 'placeholder' | 'maxLength'
> {
  layer: Pick<TextLayer, 'text' | 'allowed' | 'maxLength'>;
  /** Shown in the label if both sides take a text. */
  side: Side | undefined;
}

/** Field for one text that a shopper may change; accepts only characters that the layer can print (S3.2, S5). */
export function PersonalTextField({ layer, side, ...input }: PersonalTextFieldProps) {
  const t = useTranslations('product');
  const fieldErrors = useTranslations('errors.field');
  const maxLength = maxLengthOf(layer);
  // A number as a string avoids plural rules, whose data the browser loads slowly at the start of every form.
  const hint = t('personalHint', { count: String(maxLength) });
  return (
    <FilteredTextField
      autoComplete="off"
      {...input}
      label={side ? t('personalFor', { side: t(side) }) : t('personal')}
      hint={hint}
      placeholder={layer.text}
      most={maxLength}
      fullText={() => t('personalFull', { count: maxLength })}
      enterKeyHint="done"
      keep={(text) => keepAllowedText(layer.allowed ?? 'any', text)}
      rejectedText={fieldErrors('invalid_characters')}
      droppedText={(characters) => t('personalLeftOut', { characters })}
    />
  );
}
