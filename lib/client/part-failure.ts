import { ApiError } from './api-error';

/** Why a part of a page could not be loaded, as the server tells the browser. */
export interface PartFailure {
  status: number;
  code: ApiError['code'];
  retryAfter: number | undefined;
}

/** A failed call as data; any other error counts as one of our own. */
export function partFailure(error: unknown): PartFailure {
  if (!(error instanceof ApiError)) return { status: 500, code: 'internal', retryAfter: undefined };
  const { status, code, retryAfter } = error;
  return { status, code, retryAfter };
}

/** The call's error again, for its text. */
export const failedCall = ({ status, ...rest }: PartFailure): ApiError => new ApiError(status, rest);
