/** Fields that may stay empty. SPEC 5. */
export const OPTIONAL_FIELDS = ['message', 'address_second_line', 'address_county', 'address_state'] as const;

/** Characters an input takes unless it says otherwise. SPEC 5, 9. */
export const DEFAULT_MAX_LENGTH = 5000;

/** SPEC 5: a promo event that is not a sample asks for a code. */
export interface PromoFacts {
  type: string;
  sample: boolean;
}

/** Whether the form shows and requires the promotion code. SPEC 2.7, 5; event types in any case. */
export function needsPromoCode(event: PromoFacts): boolean {
  return event.type.toLowerCase() === 'promo' && !event.sample;
}
