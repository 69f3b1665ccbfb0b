'use client';

import { useTranslations } from 'next-intl';
import { ContrastNotes } from '@/components/storefront/admin/contrast-notes';
import { LayoutChoice } from '@/components/storefront/admin/layout-choice';
import { DEFAULT_LAYOUT } from '@/lib/modules/storefront/rules/theme/store-layout';
import { useBuilder } from './builder-context';
import { FontField } from './font-field';
import { LogoField } from './logo-field';
import { PaletteField } from './palette-field';
import { StepHeading } from './step-heading';

const PART = 'rounded-card border border-line bg-surface p-5 sm:p-6';

/** The step for logo, colours and fonts. */
export function LookStep() {
  const t = useTranslations('eventBuilder.look');
  const { built } = useBuilder();
  const { theme } = built.store;
  return (
    <>
      <StepHeading title={t('title')} lead={t('lead')} />
      <div className="mt-6 grid gap-5">
        <section aria-labelledby="builder-logo" className={PART}>
          <h2 id="builder-logo" className="mb-3 text-xl">
            {t('logo')}
          </h2>
          <LogoField />
        </section>
        <section aria-labelledby="builder-colours" className={`${PART} grid gap-4`}>
          <h2 id="builder-colours" className="text-xl">
            {t('colours')}
          </h2>
          <PaletteField />
          <ContrastNotes colours={theme} />
        </section>
        <section aria-label={t('fonts')} className={PART}>
          <FontField />
        </section>
        <div className={PART}>
          <LayoutChoice
            chosen={theme.layout ?? DEFAULT_LAYOUT}
            onChoose={(layout) =>
              built.keeper.change((store) => ({ ...store, theme: { ...store.theme, layout } }))
            }
          />
        </div>
      </div>
    </>
  );
}
