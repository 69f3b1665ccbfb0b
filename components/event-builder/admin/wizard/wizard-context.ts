'use client';

import { createContext, useContext } from 'react';
import type { DraftPlan } from '@/lib/modules/event-builder/contract/event-draft';
import type { SlugCheck } from '@/lib/modules/event-builder/client/use-slug-check';
import type { Start, WizardStep } from '@/lib/modules/event-builder/rules/draft-plan';
import type { TemplateTexts } from '@/lib/modules/event-builder/client/from-template';
import type { TemplateId } from '@/lib/modules/event-builder/rules/templates';

/** A field of the draft → its error codes. */
export type Problems = Readonly<Record<string, readonly string[]>>;

/** What the wizard's own parts need besides the builder's. */
export interface Wizard {
  tenant: string;
  plan: DraftPlan;
  steps: readonly WizardStep[];
  step: WizardStep;
  slug: SlugCheck;
  problems: Problems;
  /** The text of a field's first problem. */
  problemOf(field: string): string | undefined;
  /** Starts over; what was made by hand before can be brought back. */
  startFrom(start: Start): void;
  textsOf(id: TemplateId): TemplateTexts;
  /** Checks this step and goes to the next, or makes the event. */
  proceed(): Promise<void>;
  busy: boolean;
  /** Why the event could not be made, for the form as a whole. */
  failure: string | undefined;
}

const Context = createContext<Wizard | null>(null);
export const WizardProvider = Context.Provider;

export function useWizard(): Wizard {
  const wizard = useContext(Context);
  if (!wizard) throw new Error('a part of the wizard stands outside of it');
  return wizard;
}
