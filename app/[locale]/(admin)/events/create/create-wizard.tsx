'use client';

import type { AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { DesignStage } from '@/app/[locale]/(builder)/event-builder/design-stage';
import { PreviewStore } from '@/app/[locale]/(builder)/event-builder/preview-store';
import { useShownStore } from '@/app/[locale]/(builder)/event-builder/shown-frame';
import { useFurnished } from '@/app/[locale]/(builder)/event-builder/use-furnished';
import { EventWizard } from '@/components/event-builder/admin/wizard/event-wizard';
import { PreviewWindow } from '@/components/event-builder/shop/preview-window';
import type { Locale } from '@/lib/kernel/locales';
import type { Region } from '@/lib/kernel/regions';
import type { FontChoice } from '@/lib/modules/design/rules/font-choice';
import type { KeptDraft } from '@/lib/modules/event-builder/contract/event-draft';
import type { BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';
import type { OfferedPalette } from '@/lib/modules/storefront/rules/palettes';

interface CreateWizardProps {
  tenant: string;
  region: Region;
  kept: KeptDraft | null;
  known: BuilderBlanks;
  palettes: readonly OfferedPalette[];
  fontChoice: FontChoice;
  drafts: ReactNode;
}

interface Shop {
  locale: Locale;
  storeTexts: AbstractIntlMessages;
}

function Aside(shop: Shop) {
  const shown = useShownStore(useFurnished());
  return (
    <PreviewWindow address={`/${shown.store.slug}`}>
      <PreviewStore {...shop} shown={shown} />
    </PreviewWindow>
  );
}

/** As wide as the panel, so that a phone shows it at its true size; inert, since nothing in it leads anywhere yet. */
function Panel(shop: Shop) {
  const shown = useShownStore(useFurnished());
  return (
    <div inert className="overflow-hidden rounded-card border border-line">
      <PreviewStore {...shop} shown={shown} narrow />
    </div>
  );
}

/** The steps of a new event, with the store that they make beside them. */
export function CreateWizard(props: Shop & CreateWizardProps) {
  const { tenant, region, kept, known, palettes, fontChoice, drafts, ...shop } = props;
  return (
    <EventWizard
      tenant={tenant}
      region={region}
      kept={kept}
      known={known}
      palettes={palettes}
      fontChoice={fontChoice}
      drafts={drafts}
      aside={<Aside {...shop} />}
      panel={<Panel {...shop} />}
      designer={(index) => <DesignStage key={index} index={index} />}
    />
  );
}
