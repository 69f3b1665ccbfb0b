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
  /** Named in the label where both sides take a text. */
  side: Side | undefined;
}

/** The field of one text that a shopper may change; it takes only what the layer may print (SPEC 3.2, 5). */
export function PersonalTextField({ layer, side, ...input }: PersonalTextFieldProps) {
  const t = useTranslations('product');
  const fieldErrors = useTranslations('errors.field');
  const maxLength = maxLengthOf(layer);
  // Words that suit any number: the browser takes a while to load its rules of plurals, and every form starts here.
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
    />
  );
}
