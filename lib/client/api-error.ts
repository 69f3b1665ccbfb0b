import type { ErrorCode } from '@/lib/kernel/error-codes';

/** A failed call as DECISIONS 19's envelope tells it; `codes` drive the texts the person sees. */
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
