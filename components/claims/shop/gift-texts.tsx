'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import type { SetValueConfig } from 'react-hook-form';
import { PersonalTextField } from '@/components/design/shop/personal-text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import type { TextRefusals } from '@/lib/modules/storefront/client/personal/use-text-refusals';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { customisableImages, customisableLayers } from '@/lib/modules/design/rules/personalise';
import type { Scene, Side } from '@/lib/modules/design/rules/scene-types';
import type { ClaimValues } from './claim-values';

// Loaded only for gifts that take pictures.
const OwnPictureField = dynamic(
  () => import('@/components/design/shop/own-picture-field').then((module) => module.OwnPictureField),
  { loading: () => <div className="h-40" /> },
);

type OwnName = `products.0.personalisation.${Side}.${string}`;

/** The part of a one-item form that this component uses. */
interface OwnForm {
  formState: { isSubmitted: boolean };
  setValue(name: OwnName, token: string, options: SetValueConfig): void;
}

interface GiftTextsProps {
  scenes: readonly Scene[];
  form: OwnForm;
  field(name: OwnName): ReturnType<ContractForm<ClaimValues, ClaimValues>['field']>;
  /** Current personalisation. */
  texts: Personalisation;
  refusals: TextRefusals;
}

/** Fields for the recipient's texts and pictures, with print errors. */
export function GiftTexts({ scenes, form, field, texts, refusals }: GiftTextsProps) {
  const fieldErrors = useTranslations('errors.field');
  const pictured = scenes.filter((scene) => customisableImages(scene).length > 0).length;
  return scenes.flatMap((scene) =>
    customisableLayers(scene).map((layer) => {
      const name = `products.0.personalisation.${scene.side}.${layer.id}` as const;
      const { error, ...own } = field(name);
      const refused = refusals[scene.side]?.[layer.id];
      const said = error ?? (refused && fieldErrors(refused));
      const key = `${scene.side}-${layer.id}`;
      if (layer.type === 'image') {
        return (
          <OwnPictureField
            key={key}
            layer={layer}
            side={pictured > 1 ? scene.side : undefined}
            value={texts[scene.side]?.[layer.id] ?? ''}
            error={said}
            onChange={(token) =>
              form.setValue(name, token, {
                shouldDirty: true,
                // Clears the "missing" error.
                shouldValidate: form.formState.isSubmitted,
              })
            }
          />
        );
      }
      return (
        <PersonalTextField
          key={key}
          layer={layer}
          side={scenes.length > 1 ? scene.side : undefined}
          {...own}
          error={said}
        />
      );
    }),
  );
}
