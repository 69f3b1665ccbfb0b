import type { ErrorCode } from '@/lib/kernel/error-codes';

/** A failed call, from the failure envelope of D19-4; `codes` select the texts for the user. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly codes: Record<string, string[]>;
  readonly errors: Record<string, string[]>;
  readonly data: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    body: Partial<Pick<ApiError, 'code' | 'codes' | 'errors' | 'data' | 'retryAfter' | 'message'>>,
  ) {
    super(body.message ?? 'request failed');
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'internal';
    this.codes = body.codes ?? {};
    this.errors = body.errors ?? {};
    this.data = body.data;
    this.retryAfter = body.retryAfter;
  }
}
