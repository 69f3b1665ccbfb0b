import { ERROR_STATUS, type ErrorCode, type FieldErrorCode } from './error-codes';
import type { Currency, Minor } from './money';

/** Field path (`products.0.quantity`) → error codes of the field. */
export type FieldErrors = Record<string, FieldErrorCode[]>;

/** An answer names at most so many wrong fields: a list of thousands helps nobody. */
export const MOST_FIELDS = 100;

/** A minimum spend, and how much of it is missing. */
export interface UnreachedMinimum {
  minimum: Minor;
  missing: Minor;
  currency: Currency;
}

interface AppErrorOptions {
  fields?: FieldErrors;
  /** Values for the message's placeholders; never personal data. */
  values?: Record<string, string | number>;
  /** A voucher's minimum spend that is not reached, and what is missing to it, for the text of `voucher_minimum`. D41-3. */
  minimum?: UnreachedMinimum;
  /** Seconds for Retry-After (429, 503). */
  retryAfter?: number;
  /** Data that the answer contains besides the error: the right figures, or the existing object (D15, D16). */
  data?: Record<string, unknown>;
  cause?: unknown;
}

/** An error for the caller: one code, which determines its status (D19). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  readonly values: Record<string, string | number>;
  readonly minimum: UnreachedMinimum | undefined;
  readonly retryAfter: number | undefined;
  readonly data: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields ?? {};
    this.values = options.values ?? {};
    this.minimum = options.minimum;
    this.retryAfter = options.retryAfter;
    this.data = options.data;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The 422 for the given fields. */
export function invalid(fields: FieldErrors, data?: Record<string, unknown>): AppError {
  return new AppError('invalid', data ? { fields, data } : { fields });
}

/** The 404 that also hides objects of others. */
export function notFound(): AppError {
  return new AppError('not_found');
}
