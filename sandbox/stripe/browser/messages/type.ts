/** All texts of the elements. */
export interface Messages {
  card: string;
  cardNumber: string;
  expiryDate: string;
  expiryHint: string;
  securityCode: string;
  fullName: string;
  firstName: string;
  lastName: string;
  country: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  province: string;
  county: string;
  postalCode: string;
  zip: string;
  phone: string;
  select: string;
  errors: Record<ErrorKey, string>;
}

export type ErrorKey =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_past'
  | 'incomplete_cvc'
  | 'incomplete_field'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'authentication';
