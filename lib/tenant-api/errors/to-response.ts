import { AppError } from '@/lib/kernel/app-error';
import { BRAND } from '@/lib/kernel/brand';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import type { Locale } from '@/lib/kernel/locales';
import { moneyText } from '@/lib/kernel/money-text';
import { sizeText } from '@/lib/kernel/size-text';
import { errorMessageFor } from '@/lib/intl/error-message-for';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { isDatabaseAway } from '@/lib/db/is-away';

interface ErrorEnvelope {
  success: false;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
  codes?: Record<string, string[]>;
  data?: Record<string, unknown>;
}

/** What is said at a field: where a minimum is not reached, with the amounts as the reader writes them. */
function fieldText(code: FieldErrorCode, { minimum: at, values }: AppError, locale: Locale): string {
  const text = errorMessageFor(locale);
  if (code !== 'voucher_minimum' || !at) return text(`errors.field.${code}`, values);
  const { minimum, missing, currency } = at;
  return text('errors.below_minimum', {
    minimum: moneyText(locale, minimum, currency),
    missing: moneyText(locale, missing, currency),
  });
}

function envelope(error: AppError, locale: Locale): ErrorEnvelope {
  const text = errorMessageFor(locale);
  const said = text(`errors.${error.code}`, error.values);
  const { limitBytes } = error.values;
  const limit = typeof limitBytes === 'number' ? sizeText(locale, limitBytes) : null;
  const message = limit === null ? said : `${said}. ${text('errors.payload_limit', { limit })}`;
  const body: ErrorEnvelope = { success: false, code: error.code, message };
  const fields = Object.entries(error.fields);
  if (fields.length > 0) {
    body.codes = error.fields;
    body.errors = Object.fromEntries(
      fields.map(([field, codes]) => [field, codes.map((code) => fieldText(code, error, locale))]),
    );
  }
  if (error.data) body.data = error.data;
  return body;
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const own = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return own ?? ('cause' in error ? codeOf(error.cause) : undefined);
}

function asAppError(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  log().error({ requestId, code, fault: traceOf(error) }, 'fault');
  return isDatabaseAway(error)
    ? new AppError('unavailable', { retryAfter: 2, cause: error })
    : new AppError('internal', { cause: error });
}

/** Converts any error into the failure envelope and status of D19-4. Unexpected errors are logged, never shown. */
export function errorResponse(error: unknown, locale: Locale, requestId: string): Response {
  const known = asAppError(error, requestId);
  const headers = new Headers({ 'cache-control': 'no-store', 'x-request-id': requestId });
  if (known.retryAfter !== undefined)
    headers.set('retry-after', String(Math.max(1, Math.ceil(known.retryAfter))));
  // RFC 9110 asks for it with every 401; browsers show no dialog of their own for Bearer.
  if (known.status === 401) headers.set('www-authenticate', `Bearer realm="${BRAND.name}"`);
  return Response.json(envelope(known, locale), { status: known.status, headers });
}
