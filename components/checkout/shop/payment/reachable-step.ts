/** The steps of SPEC 2.9, as their addresses name them: `/{slug}/checkout?step=shipping`; the first has no name. */
const STEP_NAMES = ['address', 'shipping', 'tax', 'payment', 'done'] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** What is there already. */
export interface Reached {
  customer: boolean;
  payment: boolean;
  /** The payment has a tax to be shown first. */
  tax: boolean;
  /** Shipping and voucher were chosen for this very basket: the same `pay` answers the same payment (DECISIONS 16). */
  resumable: boolean;
}

/** The step an address asks for; anything else is the first. */
export function stepOf(search: URLSearchParams): StepName {
  const wanted = search.get('step');
  return STEP_NAMES.find((name) => name === wanted) ?? 'address';
}

/**
 * The step that is shown for the one that is asked for: itself if it can be reached, else the last before it that can.
 * `resume` has the payment made again, as after a reload.
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
