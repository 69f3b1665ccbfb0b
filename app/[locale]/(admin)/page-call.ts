import { forbidden, notFound, unauthorized } from 'next/navigation';
import { ApiError } from '@/lib/client/api-error';
import type { CallInput } from '@/lib/client/call';
import { serverCall } from '@/lib/client/server';
import type { AnyRoute, ResponseOf } from '@/lib/contract/route';

/** A page's API call: 401, 403 and 404 show their error pages (S2.4); everything else is a 500. */
export async function pageCall<R extends AnyRoute>(
  contract: R,
  input: CallInput<R> & { token: string },
): Promise<ResponseOf<R>> {
  try {
    return await serverCall(contract, input);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 401) unauthorized();
    if (status === 403) forbidden();
    if (status === 404) notFound();
    throw error;
  }
}
