'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import type { TemporaryProduct } from '@/lib/modules/event-builder/contract/temporary-store';
import { designOf, withLogoAt } from '@/lib/modules/event-builder/client/change-store';
import { LOGO_SPOTS, logoSpotOf, logoSpots } from '@/lib/modules/event-builder/rules/place-logo';
import { drawingOf } from '@/lib/modules/event-builder/rules/drawing-of';
import { useBuilder } from './builder-context';
import { StepLink } from './step-link';

/** The logo was moved by hand to a custom position. */
const OWN = 'own';

/** The logo's position on a product: a few presets, or anywhere in the design editor. */
export function LogoSpotField({ product, index }: { product: TemporaryProduct; index: number }) {
  const t = useTranslations('eventBuilder.logo');
  const { built, logo } = useBuilder();
  // A template's product has its own text; it needs no logo.
  if (!logo && product.design) return null;
  if (!logo) {
    return (
      <p className="text-[0.9375rem] text-muted">
        {t.rich('none', {
          link: (chunks) => (
            <StepLink step="look" className="font-semibold text-accent underline underline-offset-2">
              {chunks}
            </StepLink>
          ),
        })}
      </p>
    );
  }
  const spot = logoSpotOf(drawingOf(product), designOf(product), logo);
  const options = logoSpots(drawingOf(product)).map((value) => ({
    value: value as string,
    label: t(`spot.${value}`),
  }));
  return (
    <SelectField
      label={t('spotLabel')}
      className="max-w-xs"
      value={spot ?? OWN}
      options={spot === null ? [{ value: OWN, label: t('spot.own') }, ...options] : options}
      onChange={({ target }) => {
        const wanted = LOGO_SPOTS.find((value) => value === target.value);
        if (wanted) built.keeper.change(withLogoAt(index, logo, wanted));
      }}
    />
  );
}
