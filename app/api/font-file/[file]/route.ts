import { readFile } from 'node:fs/promises';
import type { NextRequest } from 'next/server';
import { webFontFile } from '@/lib/files/fonts/web-font-faces';

/** A face of a store's fonts, which stays the same under its package's version (SPEC 3.6). */
export async function GET(request: NextRequest, { params }: { params: Promise<{ file: string }> }) {
  const found = webFontFile((await params).file);
  if (!found) return new Response(null, { status: 404 });
  const lasting = request.nextUrl.searchParams.get('v') === found.version;
  return new Response(new Uint8Array(await readFile(found.path)), {
    headers: {
      'content-type': 'font/woff2',
      'cache-control': `public, max-age=${lasting ? '31536000, immutable' : '300'}`,
    },
  });
}
