import { AppError, invalid } from '@/lib/kernel/app-error';
import { eventParams } from '@/lib/contract/primitives';
import { languageOf } from '@/lib/tenant-api/context/language';
import { readLimited } from '@/lib/tenant-api/context/read-body';
import { errorResponse } from '@/lib/tenant-api/errors/to-response';
import { zodFields } from '@/lib/tenant-api/errors/zod-fields';
import { requestIdOf } from '@/lib/tenant-api/router';
import { proxy } from '../../_proxy/proxy';

export const dynamic = 'force-dynamic';

const LARGEST = 1_000_000;

async function readObject(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readLimited(request, LARGEST);
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
  throw new AppError('bad_request');
}

/**
 * Payment intents are created by `pay`: `{ tenant, slug, …pay }` is forwarded to the store's call, which computes every
 * amount.
 */
async function createIntent(request: Request): Promise<Response> {
  const { tenant, slug, ...pay } = await readObject(request);
  const event = eventParams.safeParse({ tenant, slug });
  if (!event.success) throw invalid(zodFields(event.error.issues));
  const path = `/api/${event.data.tenant}/${event.data.slug}/checkout/pay`;
  return proxy(request, { path, body: JSON.stringify(pay) });
}

/**
 * Two endpoints: `intents` for a checkout, and `webhook` for the provider. The webhook's raw body and signature are
 * forwarded unchanged, so that the API can verify them.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  try {
    const path = (await params).path.join('/');
    return path === 'intents' ? await createIntent(request) : await proxy(request);
  } catch (error) {
    return errorResponse(error, languageOf(new URL(request.url)), requestIdOf(request));
  }
}

function elsewhere(request: Request): Promise<Response> {
  return proxy(request);
}

/** Other methods are answered in the API's envelope; Next would answer an empty 405 (D19). */
export {
  elsewhere as GET,
  elsewhere as HEAD,
  elsewhere as PUT,
  elsewhere as PATCH,
  elsewhere as DELETE,
  elsewhere as OPTIONS,
};
