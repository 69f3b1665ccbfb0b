'use client';

import { useTranslations } from 'next-intl';
import { PersonalTextField } from '@/components/forms/personal-text-field';
import type { ContractForm } from '@/components/forms/use-contract-form';
import type { TextRefusals } from '@/lib/client/designer/use-text-refusals';
import { customisableTexts } from '@/lib/domain/design/personalise';
import type { ClaimValues } from './claim-values';
import type { Gift } from './gift';

interface GiftTextsProps extends Pick<ContractForm<ClaimValues, ClaimValues>, 'field'> {
  gift: Gift;
  refusals: TextRefusals;
}

/** The recipient's own texts on the gift, and what of them cannot be printed. */
export function GiftTexts({ gift, field, refusals }: GiftTextsProps) {
  const fieldErrors = useTranslations('errors.field');
  return gift.scenes.flatMap((scene) =>
    customisableTexts(scene).map((layer) => {
      const { error, ...own } = field(`products.0.personalisation.${scene.side}.${layer.id}`);
      const refused = refusals[scene.side]?.[layer.id];
      return (
        <PersonalTextField
          key={`${scene.side}-${layer.id}`}
          layer={layer}
          side={gift.scenes.length > 1 ? scene.side : undefined}
          {...own}
          error={error ?? (refused && fieldErrors(refused))}
        />
      );
    }),
  );
}
