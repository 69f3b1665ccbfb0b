import type { CallInput } from '@/lib/client/call';
import { partFailure, type PartFailure } from '@/lib/client/part-failure';
import { serverCall } from '@/lib/client/server';
import type { AnyRoute, ResponseOf } from '@/lib/contract/route';

type Part<R extends AnyRoute> = { data: ResponseOf<R>; failure: null } | { data: null; failure: PartFailure };

/** The call for a part of a page that is of use without it: the answer, or why there is none. Never rejects. */
export async function partCall<R extends AnyRoute>(
  contract: R,
  input: CallInput<R> & { token: string },
): Promise<Part<R>> {
  try {
    return { data: await serverCall(contract, input), failure: null };
  } catch (error) {
    return { data: null, failure: partFailure(error) };
  }
}
