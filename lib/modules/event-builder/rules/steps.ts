/** The steps of the event builder in order; each has its own URL: `/event-builder?step=look`. */
export const BUILDER_STEPS = ['type', 'region', 'look', 'products', 'page', 'store'] as const;
export type BuilderStep = (typeof BUILDER_STEPS)[number];

export const BUILDER_PATH = '/event-builder';
export const STORE_PARAM = 'store';
export const BLANK_PARAM = 'blank';

/** The step in a URL; the first step for an unknown name. */
export function stepOf(text: string | null | undefined): BuilderStep {
  return BUILDER_STEPS.find((step) => step === text) ?? 'type';
}

/** The path of a step, or of a product's design within the products step. */
export function stepPath(step: BuilderStep, design?: number): string {
  const query = new URLSearchParams(design === undefined ? { step } : { step, design: String(design) });
  return `${BUILDER_PATH}?${query.toString()}`;
}

/** The previous or next step; null at either end. */
export function neighbour(step: BuilderStep, by: 1 | -1): BuilderStep | null {
  return BUILDER_STEPS[BUILDER_STEPS.indexOf(step) + by] ?? null;
}

/** The path that opens the builder with a product of a blank. S2.1-29 */
export function blankPath(blank: string): string {
  return `${BUILDER_PATH}?${new URLSearchParams({ [BLANK_PARAM]: blank }).toString()}`;
}

/** The path that opens a store in another browser. */
export function storeLink(token: string): string {
  return `${BUILDER_PATH}?${STORE_PARAM}=${token}`;
}
