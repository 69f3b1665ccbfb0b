import type { ApiErrorBody } from '../objects';

/** What a browser is told of a holder who does not agree. */
export const REFUSED: ApiErrorBody = {
  code: 'payment_intent_authentication_failure',
  doc_url: 'https://docs.stripe.com/error-codes/payment-intent-authentication-failure',
  message: 'We are unable to authenticate your payment method. Please choose a different one and try again.',
  type: 'invalid_request_error',
};
