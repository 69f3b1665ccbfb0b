'use client';

import { useTranslations } from 'next-intl';
import type { TextRefusals } from '@/lib/client/designer/use-text-refusals';
import type { Personalisation } from '@/lib/domain/basket/types';
import { customisableTexts } from '@/lib/domain/design/personalise';
import type { Scene } from '@/lib/domain/design/scene-types';
import { PersonalTextField } from './personal-text-field';

interface PersonalTextFieldsProps {
  scenes: readonly Scene[];
  texts: Personalisation;
  /** What of them cannot be printed. */
  refusals: TextRefusals;
  /** Set once the shopper tried to go on: empty fields say so. */
  tried: boolean;
  onChange(texts: Personalisation): void;
}

/** One plain field for each text layer that a shopper may change (SPEC 3.2, 5). */
export function PersonalTextFields({ scenes, texts, refusals, tried, onChange }: PersonalTextFieldsProps) {
  const t = useTranslations('product');
  const fieldErrors = useTranslations('errors.field');
  return (
    <div className="grid gap-4" data-personal>
      {scenes.flatMap((scene) =>
        customisableTexts(scene).map((layer) => {
          const value = texts[scene.side]?.[layer.id] ?? '';
          const refused = refusals[scene.side]?.[layer.id];
          const change = (text: string) =>
            onChange({ ...texts, [scene.side]: { ...texts[scene.side], [layer.id]: text } });
          return (
            <PersonalTextField
              key={`${scene.side}-${layer.id}`}
              layer={layer}
              side={scenes.length > 1 ? scene.side : undefined}
              value={value}
              error={tried && value.trim() === '' ? t('personalMissing') : refused && fieldErrors(refused)}
              onChange={(event) => change(event.target.value)}
            />
          );
        }),
      )}
    </div>
  );
}
