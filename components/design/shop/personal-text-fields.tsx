'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useTypedBefore } from '@/components/form/typed-before';
import type { TextRefusals } from '@/lib/modules/storefront/client/personal/use-text-refusals';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { keepAllowedText } from '@/lib/modules/design/rules/allowed-characters';
import {
  customisableImages,
  customisableLayers,
  customisableTexts,
  maxLengthOf,
} from '@/lib/modules/design/rules/personalise';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { PersonalTextField } from './personal-text-field';

// Loaded only for products that take pictures.
const OwnPictureField = dynamic(
  () => import('./own-picture-field').then((module) => module.OwnPictureField),
  {
    loading: () => <div className="h-40" />,
  },
);

interface PersonalTextFieldsProps {
  scenes: readonly Scene[];
  texts: Personalisation;
  /** Texts that cannot be printed, with the reason. */
  refusals: TextRefusals;
  /** Set after the shopper tried to continue: empty fields then show an error. */
  tried: boolean;
  onChange(texts: Personalisation): void;
}

const fieldName = (side: string, layer: string): string => `personal-${side}-${layer}`;

/** The texts with those that were typed before hydration, as far as the layers can print them. */
function withPersonal(
  scenes: readonly Scene[],
  texts: Personalisation,
  typed: Record<string, string>,
): Personalisation {
  return Object.fromEntries(
    scenes.map((scene) => {
      const own = customisableTexts(scene).flatMap((layer) => {
        const text = typed[fieldName(scene.side, layer.id)];
        const kept = text === undefined ? undefined : keepAllowedText(layer.allowed ?? 'any', text);
        return kept === undefined ? [] : [[layer.id, [...kept].slice(0, maxLengthOf(layer)).join('')]];
      });
      return [scene.side, { ...texts[scene.side], ...Object.fromEntries(own) }];
    }),
  );
}

/** One field per layer that a shopper may change: a text or a picture (S3.2, S3.4, S5). */
export function PersonalTextFields({ scenes, texts, refusals, tried, onChange }: PersonalTextFieldsProps) {
  const t = useTranslations('product');
  const fieldErrors = useTranslations('errors.field');
  const around = useTypedBefore<HTMLDivElement>((typed) => onChange(withPersonal(scenes, texts, typed)));
  const pictured = scenes.filter((scene) => customisableImages(scene).length > 0).length;
  return (
    <div ref={around} className="grid gap-4" data-personal>
      {scenes.flatMap((scene) =>
        customisableLayers(scene).map((layer) => {
          const value = texts[scene.side]?.[layer.id] ?? '';
          const refused = refusals[scene.side]?.[layer.id];
          const change = (text: string) =>
            onChange({ ...texts, [scene.side]: { ...texts[scene.side], [layer.id]: text } });
          if (layer.type === 'image') {
            const missing = tried && value === '' ? fieldErrors('picture_missing') : undefined;
            return (
              <OwnPictureField
                key={`${scene.side}-${layer.id}`}
                layer={layer}
                value={value}
                side={pictured > 1 ? scene.side : undefined}
                error={missing ?? (refused && fieldErrors(refused))}
                onChange={change}
              />
            );
          }
          return (
            <PersonalTextField
              key={`${scene.side}-${layer.id}`}
              layer={layer}
              side={scenes.length > 1 ? scene.side : undefined}
              name={fieldName(scene.side, layer.id)}
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
