import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { otherMethods } from '@/app/other-methods';
import { forgetEvent } from '@/lib/edge/known-events';
import { taggedPages } from '@/lib/edge/tagged-pages';
import { isSignedInternally } from '@/lib/cache/purge-signature';
import { readLimited } from '@/lib/tenant-api/context/read-body';

export const dynamic = 'force-dynamic';

const LARGEST = 10_000;

/** Accepts only the cache manifest's tags: of stores, of products, and of the platform's pages about blanks. */
const body = z.object({
  tags: z
    .array(z.string().regex(/^(blanks|store:[a-z0-9-]{3,63}|product:[a-z0-9-]{3,63}:[A-Za-z0-9_-]{2,64})$/))
    .min(1)
    .max(50),
});

function refuse(status: number, code: string): Response {
  return Response.json({ success: false, code }, { status, headers: { 'cache-control': 'no-store' } });
}

function parse(text: string): z.output<typeof body> | null {
  try {
    return body.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Null if the body is too large; the caller is not authenticated yet. */
async function textOf(request: Request): Promise<string | null> {
  try {
    return Buffer.from(await readLimited(request, LARGEST)).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * Drops pages at once, for the worker and the API, which cannot purge another process, and answers
 * which this process had, for the caches in front of it.
 */
export async function POST(request: Request): Promise<Response> {
  const text = await textOf(request);
  const signature = request.headers.get('x-merchloom-signature');
  if (text === null || !isSignedInternally(text, signature)) return refuse(401, 'unauthenticated');
  const asked = parse(text);
  if (!asked) return refuse(422, 'invalid');
  const pages = taggedPages(asked.tags);
  for (const tag of asked.tags) {
    revalidateTag(tag, { expire: 0 });
    if (tag.startsWith('store:')) forgetEvent(tag.slice('store:'.length));
  }
  return Response.json(
    { success: true, data: { tags: asked.tags, pages } },
    { headers: { 'cache-control': 'no-store' } },
  );
}

const refused = otherMethods('POST, OPTIONS');
export { refused as GET, refused as PUT, refused as PATCH, refused as DELETE };
