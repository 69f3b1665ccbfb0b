'use client';

import { useTranslations } from 'next-intl';
import { FilteredTextField } from '@/components/ui/filtered-text-field';
import { keepAllowedText } from '@/lib/domain/design/allowed-characters';
import { customisableTexts, maxLengthOf } from '@/lib/domain/design/personalise';
import type { Scene } from '@/lib/domain/design/scene-types';
import type { Personalisation } from '@/lib/domain/basket/types';

interface PersonalTextFieldsProps {
  scenes: readonly Scene[];
  texts: Personalisation;
  /** Set once the shopper tried to go on: empty fields say so. */
  tried: boolean;
  onChange(texts: Personalisation): void;
}

/** One plain field for each text layer that a shopper may change (SPEC 3.2, 5). */
export function PersonalTextFields({ scenes, texts, tried, onChange }: PersonalTextFieldsProps) {
  const t = useTranslations('product');
  const fieldErrors = useTranslations('errors.field');
  return (
    <div className="grid gap-4">
      {scenes.flatMap((scene) =>
        customisableTexts(scene).map((layer) => {
          const value = texts[scene.side]?.[layer.id] ?? '';
          const set = layer.allowed ?? 'any';
          const change = (text: string) =>
            onChange({ ...texts, [scene.side]: { ...texts[scene.side], [layer.id]: text } });
          return (
            <FilteredTextField
              key={`${scene.side}-${layer.id}`}
              label={scenes.length > 1 ? t('personalFor', { side: t(scene.side) }) : t('personal')}
              hint={t('personalHint', { count: maxLengthOf(layer) })}
              placeholder={layer.text}
              maxLength={maxLengthOf(layer)}
              value={value}
              autoComplete="off"
              error={tried && value.trim() === '' ? t('personalMissing') : undefined}
              keep={(text) => keepAllowedText(set, text)}
              rejectedText={fieldErrors('invalid_characters')}
              onChange={(event) => change(event.target.value)}
            />
          );
        }),
      )}
    </div>
  );
}
