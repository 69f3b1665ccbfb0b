'use client';

import dynamic from 'next/dynamic';
import { useId, type ComponentType, type FormEvent, type ReactNode } from 'react';
import { BuilderAlerts } from '@/components/event-builder/shop/builder-alerts';
import { BuilderProvider } from '@/components/event-builder/shop/builder-context';
import { LookStep } from '@/components/event-builder/shop/look-step';
import { StoreRegionProvider } from '@/components/ui/store-price';
import type { Region } from '@/lib/kernel/regions';
import type { FontChoice } from '@/lib/modules/design/rules/font-choice';
import type { KeptDraft } from '@/lib/modules/event-builder/contract/event-draft';
import type { BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';
import type { WizardStep } from '@/lib/modules/event-builder/rules/draft-plan';
import type { OfferedPalette } from '@/lib/modules/storefront/rules/palettes';
import { NameStep } from './name-step';
import { StartStep } from './start-step';
import { useTheWizard } from './use-wizard';
import { WizardFoot } from './wizard-foot';
import { WizardNav } from './wizard-nav';
import { WizardProvider } from './wizard-context';

// Loaded when the step is reached.
const ProductsStep = dynamic(
  () => import('@/components/event-builder/shop/products-step').then((module) => module.ProductsStep),
  { loading: () => null },
);
const ReviewStep = dynamic(() => import('./review-step').then((module) => module.ReviewStep), {
  loading: () => null,
});

const STEPS: Record<WizardStep, ComponentType> = {
  type: StartStep,
  page: NameStep,
  look: LookStep,
  products: ProductsStep,
  store: ReviewStep,
};

interface EventWizardProps {
  tenant: string;
  region: Region;
  kept: KeptDraft | null;
  known: BuilderBlanks;
  palettes: readonly OfferedPalette[];
  fontChoice: FontChoice;
  /** The drafts to go on with, above the first step of a new one. */
  drafts: ReactNode;
  /** The live store, small beside the form and in a panel where there is no room. */
  aside: ReactNode;
  panel: ReactNode;
  /** The design editor of a product, in place of the steps. */
  designer: (index: number) => ReactNode;
}

/** Makes an event step by step, saved on the server as it goes. S2.2-26. */
export function EventWizard({ aside, panel, designer, drafts, ...options }: EventWizardProps) {
  const { builder, wizard, design } = useTheWizard(options);
  const form = useId();
  const Step = STEPS[wizard.step];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void wizard.proceed();
  };
  return (
    <BuilderProvider value={builder}>
      <WizardProvider value={wizard}>
        <StoreRegionProvider region={builder.built.store.region}>
          {design === null ? (
            <>
              {builder.built.token === null && wizard.step === 'type' ? (
                <div className="mb-6 empty:hidden">{drafts}</div>
              ) : null}
              <WizardNav />
              <div className="mt-6 grid items-start gap-10 xl:grid-cols-[minmax(0,48rem)_minmax(0,30rem)]">
                <form id={form} method="post" noValidate onSubmit={submit} className="min-w-0">
                  <BuilderAlerts />
                  <Step />
                </form>
                <div className="sticky top-6 hidden xl:block">{aside}</div>
              </div>
              <WizardFoot form={form} store={panel} />
            </>
          ) : (
            designer(design)
          )}
        </StoreRegionProvider>
      </WizardProvider>
    </BuilderProvider>
  );
}
