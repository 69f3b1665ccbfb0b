'use client';

import type { AbstractIntlMessages } from 'next-intl';
import dynamic from 'next/dynamic';
import { useMemo, type ReactNode } from 'react';
import { BuilderAlerts } from '@/components/event-builder/shop/builder-alerts';
import { BuilderFoot } from '@/components/event-builder/shop/builder-foot';
import { BuilderProvider, type Builder } from '@/components/event-builder/shop/builder-context';
import { BuilderTop } from '@/components/event-builder/shop/builder-top';
import { LookStep } from '@/components/event-builder/shop/look-step';
import { OpenedNotice, type Opened } from '@/components/event-builder/shop/opened-notice';
import { PageStep } from '@/components/event-builder/shop/page-step';
import { ProductsStep } from '@/components/event-builder/shop/products-step';
import { RegionStep } from '@/components/event-builder/shop/region-step';
import { StepNav } from '@/components/event-builder/shop/step-nav';
import { StoreBar } from '@/components/event-builder/shop/store-bar';
import { TypeStep } from '@/components/event-builder/shop/type-step';
import { useChosenBlank } from '@/components/event-builder/shop/use-chosen-blank';
import { useBuilderStep } from '@/components/event-builder/shop/use-builder-step';
import { useLogoBackground } from '@/components/event-builder/shop/use-logo-background';
import { Skeleton } from '@/components/ui/skeleton';
import { StoreRegionProvider } from '@/components/ui/store-price';
import type { FontChoice } from '@/lib/modules/design/rules/font-choice';
import { useGarmentPictures } from '@/lib/modules/event-builder/client/use-garment-pictures';
import { useKeptStore } from '@/lib/modules/event-builder/client/use-kept-store';
import { useLogoColours } from '@/lib/modules/event-builder/client/use-logo-colours';
import type { KeptStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { publicBlanks } from '@/lib/modules/event-builder/client/offered-blanks';
import type { BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';
import { BUILDER_STEPS, type BuilderStep } from '@/lib/modules/event-builder/rules/steps';
import type { OfferedPalette } from '@/lib/modules/storefront/rules/palettes';
import type { Locale } from '@/lib/kernel/locales';
import { DesignStage } from './design-stage';
import { PreviewAside } from './preview-aside';

/** The store's pages, loaded for the last step only. */
const LiveStore = dynamic(() => import('./live-store').then((module) => module.LiveStore), {
  ssr: false,
  loading: () => <Skeleton className="min-h-96 grow" />,
});

interface EventBuilderProps {
  /** As the server keeps them now. */
  blanks: BuilderBlanks;
  /** The colours that are offered, in order. */
  palettes: readonly OfferedPalette[];
  /** Which fonts are no longer offered, and the order of all. */
  fontChoice: FontChoice;
  kept: KeptStore | null;
  remembered: boolean;
  opened: Opened;
  loggedIn: boolean;
  locale: Locale;
  storeTexts: AbstractIntlMessages;
}

const STEPS: Record<Exclude<BuilderStep, 'store'>, () => ReactNode> = {
  type: TypeStep,
  region: RegionStep,
  look: LookStep,
  products: ProductsStep,
  page: PageStep,
};

type Given = Pick<EventBuilderProps, 'blanks' | 'palettes' | 'fontChoice' | 'kept' | 'remembered'>;

function useTheBuilder(given: Given): Builder & { design: number | null } {
  const { blanks: known, palettes, fontChoice, kept, remembered } = given;
  const built = useKeptStore(kept, remembered);
  const { step, design, go, pathOf } = useBuilderStep();
  const pictureOf = useGarmentPictures(built.store, built.pictures, known);
  const { img_id: logoId } = built.store;
  const picture = useMemo(() => built.pictures.find(({ id }) => id === logoId), [built.pictures, logoId]);
  const logo = useMemo(
    () => (picture ? { id: picture.id, widthPx: picture.width_px, heightPx: picture.height_px } : null),
    [picture],
  );
  const logoColours = useLogoColours(picture);
  const background = useLogoBackground(built, logo);
  const { region } = built.store;
  const blanks = useMemo(() => publicBlanks(known, region), [known, region]);
  const parts = { built, pictureOf, logo, logoColours, background, known, blanks };
  const offered = { palettes, fontChoice };
  return { ...parts, ...offered, step, steps: BUILDER_STEPS, go, pathOf, design };
}

/** The builder: one step at a time beside a live preview; the last step shows the store itself. */
export function EventBuilder(props: EventBuilderProps) {
  const { opened, loggedIn, locale, storeTexts } = props;
  const builder = useTheBuilder(props);
  useChosenBlank(builder);
  const { step, design } = builder;
  const shown = { locale, storeTexts };
  if (step === 'store') {
    return (
      <Provider builder={builder}>
        <StoreBar loggedIn={loggedIn} />
        <Notice opened={opened} />
        <LiveStore {...shown} />
      </Provider>
    );
  }
  if (design !== null) {
    return (
      <Provider builder={builder}>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-page grow px-4 py-5 outline-none sm:px-8"
        >
          <DesignStage key={design} index={design} />
        </main>
      </Provider>
    );
  }
  const Step = STEPS[step];
  return (
    <Provider builder={builder}>
      <header>
        <BuilderTop loggedIn={loggedIn} />
        <StepNav />
      </header>
      <div className="mx-auto grid w-full max-w-page grow items-start gap-10 px-4 pt-7 pb-16 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          <OpenedNotice opened={opened} />
          <BuilderAlerts />
          <Step />
        </main>
        <div className="sticky top-6 hidden lg:block">
          <PreviewAside {...shown} />
        </div>
      </div>
      <BuilderFoot />
    </Provider>
  );
}

function Provider({ builder, children }: { builder: Builder; children: ReactNode }) {
  return (
    <BuilderProvider value={builder}>
      <StoreRegionProvider region={builder.built.store.region}>{children}</StoreRegionProvider>
    </BuilderProvider>
  );
}

function Notice({ opened }: { opened: Opened }) {
  return (
    <div className="mx-auto w-full max-w-page px-4 empty:hidden sm:px-8">
      <OpenedNotice opened={opened} />
    </div>
  );
}
