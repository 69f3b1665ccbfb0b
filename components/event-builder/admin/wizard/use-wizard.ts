'use client';

import { useCallback, useMemo, useState } from 'react';
import { useLeaveNotice } from '@/components/admin/editor/use-leave-notice';
import { focusInView } from '@/components/form/focus-in-view';
import { useErrorText } from '@/components/form/use-error-text';
import type { Builder } from '@/components/event-builder/shop/builder-context';
import { useLogoBackground } from '@/components/event-builder/shop/use-logo-background';
import type { Region } from '@/lib/kernel/regions';
import type { FontChoice } from '@/lib/modules/design/rules/font-choice';
import { firstDraft, planOf, withPlan } from '@/lib/modules/event-builder/client/first-draft';
import { useGarmentPictures } from '@/lib/modules/event-builder/client/use-garment-pictures';
import { useKeptStore, type BuiltStore } from '@/lib/modules/event-builder/client/use-kept-store';
import { useLogoColours } from '@/lib/modules/event-builder/client/use-logo-colours';
import { useOfferedBlanks } from '@/lib/modules/event-builder/client/use-offered-blanks';
import { useSlugCheck } from '@/lib/modules/event-builder/client/use-slug-check';
import { wizardCalls } from '@/lib/modules/event-builder/client/wizard-calls';
import type { KeptDraft } from '@/lib/modules/event-builder/contract/event-draft';
import type { BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';
import { wizardSteps } from '@/lib/modules/event-builder/rules/draft-plan';
import type { OfferedPalette } from '@/lib/modules/storefront/rules/palettes';
import { useFinish } from './use-finish';
import { useStartOver } from './use-start-over';
import { useWizardPlace } from './use-wizard-place';
import type { Problems, Wizard } from './wizard-context';

interface WizardOptions {
  tenant: string;
  region: Region;
  /** The draft that is gone on with; null for a new one. */
  kept: KeptDraft | null;
  /** All blanks there are, as the server keeps them. */
  known: BuilderBlanks;
  /** The colours that are offered, in order. */
  palettes: readonly OfferedPalette[];
  /** Which fonts are no longer offered, and the order of all. */
  fontChoice: FontChoice;
}

/** The draft with what saves it. Its calls go by its id, which its token stands for here. */
function useKeptDraft({ tenant, region, kept }: WizardOptions) {
  const [ids] = useState(() => new Map(kept ? [[kept.token, kept.id]] : []));
  const [keeping] = useState(() => ({
    calls: wizardCalls(tenant, ids),
    first: firstDraft(region),
    shelf: { kind: 'event-draft', tenant, finds: false },
  }));
  const built = useKeptStore(kept, true, keeping);
  const { keeper } = built;
  useLeaveNotice(() => ['unsaved', 'saving', 'waiting'].includes(keeper.state().status));
  const idOf = useCallback(
    (token: string | null) => (token === null ? null : (ids.get(token) ?? null)),
    [ids],
  );
  return { built, idOf };
}

/** The draft's logo with what is known of it. */
function useLogo(built: BuiltStore) {
  const { store, pictures } = built;
  const picture = useMemo(() => pictures.find(({ id }) => id === store.img_id), [pictures, store.img_id]);
  const logo = useMemo(
    () => (picture ? { id: picture.id, widthPx: picture.width_px, heightPx: picture.height_px } : null),
    [picture],
  );
  return { logo, logoColours: useLogoColours(picture), background: useLogoBackground(built, logo) };
}

/** The field to mend gets the focus, once its error is shown. */
function focusField(name: string): void {
  requestAnimationFrame(() =>
    focusInView(document.querySelector<HTMLElement>(`[data-field="${name}"] input`)),
  );
}

/** All that the wizard's steps need: the draft as the builder's parts know it, and what is the wizard's own. */
export function useTheWizard(options: WizardOptions): {
  builder: Builder;
  wizard: Wizard;
  design: number | null;
} {
  const { tenant, known, palettes, fontChoice } = options;
  const { built, idOf } = useKeptDraft(options);
  const { store, pictures, keeper } = built;
  const plan = planOf(store);
  const steps = wizardSteps(plan.start);
  const { step, design, go, pathOf } = useWizardPlace(idOf(built.token), { steps, left: plan.step });
  const pictureOf = useGarmentPictures(store, pictures, known);
  const logoParts = useLogo(built);
  const blanks = useOfferedBlanks(tenant, store.region);
  const offered = { known, blanks, palettes, fontChoice };
  const slug = useSlugCheck(tenant, { slug: plan.slug, name: store.page.name });
  const [problems, setProblems] = useState<Problems>({});
  const text = useErrorText();
  const { finish, busy, failure } = useFinish({ tenant, built, idOf, onProblems: setProblems });
  const { startFrom, textsOf } = useStartOver(built, known);

  /** What keeps this step from being left; null for nothing. */
  async function lackOf(): Promise<[field: string, code: string] | null> {
    if (step === 'type' && plan.start === 'clone' && plan.source === null) return ['plan.source', 'required'];
    if (step !== 'page') return null;
    if (store.page.name.trim() === '') return ['page.name', 'required'];
    const said = await slug.settle();
    return said?.problem ? ['plan.slug', said.problem] : null;
  }

  async function proceed(): Promise<void> {
    if (step === 'store') return finish();
    const lack = await lackOf();
    setProblems(lack ? { [lack[0]]: [lack[1]] } : {});
    if (lack) return focusField(lack[0]);
    const next = steps[steps.indexOf(step) + 1] ?? 'store';
    keeper.change(withPlan({ step: next }));
    if (built.token === null) void keeper.token();
    go(next);
  }

  const problemOf = (field: string) => text.field(problems[field]?.[0]);
  return {
    builder: { built, pictureOf, ...logoParts, ...offered, step, steps, go, pathOf },
    wizard: {
      tenant,
      plan,
      steps,
      step,
      slug,
      problems,
      problemOf,
      startFrom,
      textsOf,
      proceed,
      busy,
      failure,
    },
    design,
  };
}
