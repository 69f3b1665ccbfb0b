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

/** An intent is what `pay` makes: `{ tenant, slug, …pay }` goes to that store's own call, which decides every amount. */
async function createIntent(request: Request): Promise<Response> {
  const { tenant, slug, ...pay } = await readObject(request);
  const event = eventParams.safeParse({ tenant, slug });
  if (!event.success) throw invalid(zodFields(event.error.issues));
  const path = `/api/${event.data.tenant}/${event.data.slug}/checkout/pay`;
  return proxy(request, { path, body: JSON.stringify(pay) });
}

/**
 * The card provider's two doors: `intents` for a checkout, `webhook` for the provider, whose raw body and signature go
 * through untouched, so that the API verifies what was sent.
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

/** No such calls: the API says so in its envelope, where Next alone would answer an empty 405 (DECISIONS 19). */
export {
  elsewhere as GET,
  elsewhere as HEAD,
  elsewhere as PUT,
  elsewhere as PATCH,
  elsewhere as DELETE,
  elsewhere as OPTIONS,
};
