import { ERROR_STATUS, type ErrorCode, type FieldErrorCode } from './error-codes';

/** Field path (`products.0.quantity`) → the codes of what is wrong with it. */
export type FieldErrors = Record<string, FieldErrorCode[]>;

interface AppErrorOptions {
  fields?: FieldErrors;
  /** Values for the message's placeholders; never personal data. */
  values?: Record<string, string | number>;
  /** Seconds for Retry-After (429, 503). */
  retryAfter?: number;
  /** Right figures or the existing object that an answer carries beside its error (DECISIONS 15, 16). */
  data?: Record<string, unknown>;
  cause?: unknown;
}

/** A refusal the caller is told about: one code, mapped once to its status (DECISIONS 19). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  readonly values: Record<string, string | number>;
  readonly retryAfter: number | undefined;
  readonly data: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields ?? {};
    this.values = options.values ?? {};
    this.retryAfter = options.retryAfter;
    this.data = options.data;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The 422 for named fields. */
export function invalid(fields: FieldErrors, data?: Record<string, unknown>): AppError {
  return new AppError('invalid', data ? { fields, data } : { fields });
}

/** The 404 that hides whether a thing exists elsewhere. */
export function notFound(): AppError {
  return new AppError('not_found');
}
