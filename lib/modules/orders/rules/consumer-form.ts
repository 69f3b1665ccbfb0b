/** The consumer form's fields in the order of the form. SPEC 3.1, 2.7. */
export const CONSUMER_FORM_FIELDS = [
  'name',
  'email',
  'phone',
  'address_first_line',
  'address_second_line',
  'address_city',
  'address_postcode',
  'address_county',
  'address_country',
  'address_state',
  'promo_code',
] as const;
export type ConsumerFormField = (typeof CONSUMER_FORM_FIELDS)[number];

/** Fields that may stay empty. SPEC 5. */
export const OPTIONAL_FIELDS = ['message', 'address_second_line', 'address_county', 'address_state'] as const;

/** Characters an input takes unless it says otherwise. SPEC 5, 9. */
export const DEFAULT_MAX_LENGTH = 5000;

/** How long the note about a stripped character stays, in milliseconds. SPEC 5, 9. */
export const STRIPPED_NOTE_MS = 1500;

/** SPEC 5: a promo event that is not a sample asks for a code. */
export interface PromoFacts {
  type: string;
  sample: boolean;
}

/** Whether the form shows and requires the promotion code. SPEC 2.7, 5; event types in any case. */
export function needsPromoCode(event: PromoFacts): boolean {
  return event.type.toLowerCase() === 'promo' && !event.sample;
}
