/** The steps of S2.9-1 as named in the URL, `/{slug}/checkout?step=shipping`; the first step has no parameter. */
const STEP_NAMES = ['address', 'shipping', 'tax', 'payment', 'done'] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** What the shopper has completed. */
export interface Reached {
  customer: boolean;
  payment: boolean;
  /** The payment has a tax that must be shown first. */
  tax: boolean;
  /** Shipping and voucher were chosen for this same basket: the same `pay` body returns the same payment (D16). */
  resumable: boolean;
}

/** The step that the URL asks for; anything unknown means the first. */
export function stepOf(search: URLSearchParams): StepName {
  const wanted = search.get('step');
  return STEP_NAMES.find((name) => name === wanted) ?? 'address';
}

/**
 * The step to show: the requested one if it can be reached, else the last reachable one before it. `resume` means that
 * the payment must be created again, as after a reload.
 */
export function reachableStep(wanted: StepName, reached: Reached): { step: StepName; resume: boolean } {
  if (wanted === 'address' || !reached.customer) return { step: 'address', resume: false };
  if (wanted === 'shipping') return { step: 'shipping', resume: false };
  if (!reached.payment) {
    const resume = reached.resumable && wanted !== 'done';
    return { step: resume ? wanted : 'shipping', resume };
  }
  if (wanted === 'tax' && reached.tax) return { step: 'tax', resume: false };
  return { step: 'payment', resume: false };
}
