import type { ApiErrorBody } from '../objects';

/** An error response. `remember`: whether an idempotency key stores it. */
export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(
    readonly status: number,
    readonly error: ApiErrorBody,
    readonly remember = false,
  ) {
    super(error.message);
  }
}

export function badRequest(message: string, extra: Partial<ApiErrorBody> = {}): Fault {
  return new Fault(400, { type: 'invalid_request_error', message, ...extra });
}

export function missingParam(param: string): Fault {
  return badRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

export function unknownParam(param: string): Fault {
  return badRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
}

export function resourceMissing(kind: string, id: string, param = 'id', status = 404): Fault {
  return new Fault(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}
