import { TEMPLATE_IDS, type TemplateId } from './templates';

/** What a new event is started from. S2.2-26. */
export const STARTS = ['blank', 'clone', ...TEMPLATE_IDS] as const;
export type Start = (typeof STARTS)[number];

/** What a draft's steps are about, in order; a copy takes look and products from its source. */
export const WIZARD_STEPS = ['type', 'page', 'look', 'products', 'store'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

const CLONE_STEPS = ['type', 'page', 'store'] as const satisfies readonly WizardStep[];

/** The steps of a draft by what it is started from. */
export function wizardSteps(start: Start): readonly WizardStep[] {
  return start === 'clone' ? CLONE_STEPS : WIZARD_STEPS;
}

/** The template of a start; null for a blank one and for a copy. */
export function templateOf(start: Start): TemplateId | null {
  return start === 'blank' || start === 'clone' ? null : start;
}
