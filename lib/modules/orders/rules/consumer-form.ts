/**
 * Fields that may stay empty. S5-1. One exception (D12-3): a US address must have its `address_state`, because sales tax
 * and the delivery area depend on it; elsewhere nothing asks for a state, and one that comes is dropped.
 */
export const OPTIONAL_FIELDS = ['message', 'address_second_line', 'address_county', 'address_state'] as const;

/** Default maximum length of an input, in characters. S5, S9-15. */
export const DEFAULT_MAX_LENGTH = 5000;

/** The event facts that decide about the promotion code: a promo event that is not a sample needs one. S5-4. */
export interface PromoFacts {
  type: string;
  sample: boolean;
}

/** Whether the form shows and requires the promotion code. S2.7-6, S5. Event types are compared ignoring case. */
export function needsPromoCode(event: PromoFacts): boolean {
  return event.type.toLowerCase() === 'promo' && !event.sample;
}
