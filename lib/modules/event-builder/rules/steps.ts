/** The steps of the event builder in their order; each is an address of its own: `/event-builder?step=look`. */
export const BUILDER_STEPS = ['type', 'region', 'look', 'products', 'page', 'store'] as const;
export type BuilderStep = (typeof BUILDER_STEPS)[number];

export const BUILDER_PATH = '/event-builder';
/** In a builder's link: the token of the store it opens. */
export const STORE_PARAM = 'store';

/** The step that an address names; the first for any other word. */
export function stepOf(text: string | null | undefined): BuilderStep {
  return BUILDER_STEPS.find((step) => step === text) ?? 'type';
}

/** The address of a step, and of a product's design in the step of the products. */
export function stepPath(step: BuilderStep, design?: number): string {
  const query = new URLSearchParams(design === undefined ? { step } : { step, design: String(design) });
  return `${BUILDER_PATH}?${query.toString()}`;
}

/** The step before or after; null at either end. */
export function neighbour(step: BuilderStep, by: 1 | -1): BuilderStep | null {
  return BUILDER_STEPS[BUILDER_STEPS.indexOf(step) + by] ?? null;
}

/** The path of the link that opens a store in another browser. */
export function storeLink(token: string): string {
  return `${BUILDER_PATH}?${STORE_PARAM}=${token}`;
}
