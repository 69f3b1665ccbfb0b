/**
 * The closed list of error codes with their HTTP status. DECISIONS 19.
 * Codes are stable for integrators; the message of each stands in `messages/<locale>.json` under `errors.<code>`.
 */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  forbidden: 403,
  csrf_failed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  event_locked: 409,
  already_paid: 409,
  request_in_flight: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  event_closed: 422,
  event_exhausted: 422,
  already_ordered: 422,
  out_of_stock: 422,
  payments_unavailable: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  payment_provider_failed: 502,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * Codes of a single field's error, `codes` of the envelope; texts under `errors.field.<code>`.
 * The texts of `required`, `invalid_promo_code` and `already_ordered` are SPEC 5's.
 */
export const FIELD_ERROR_CODES = [
  'required',
  'invalid',
  'too_long',
  'too_short',
  'too_large',
  'too_small',
  'not_integer',
  'unknown_key',
  'invalid_email',
  'invalid_phone',
  'invalid_postcode',
  'invalid_characters',
  'invalid_country',
  'invalid_state',
  'invalid_promo_code',
  'already_ordered',
  'invalid_voucher',
  'voucher_expired',
  'voucher_used',
  'amount_mismatch',
  'raises_price',
  'unknown_product',
  'unknown_variant',
  'not_for_sale',
  'out_of_stock',
  'terms_required',
  'text_missing',
  'text_too_long',
  'glyph_missing',
  'locked_layer',
  'bad_colour',
  'low_contrast',
  'bad_url',
  'file_type',
  'file_too_large',
  'unknown',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];
