import { readFile } from 'node:fs/promises';
import type { NextRequest } from 'next/server';
import { notFound } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import { DEFAULT_LOCALE } from '@/lib/kernel/locales';
import { webFontFile } from '@/lib/files/fonts/web-font-faces';
import { errorResponse } from '@/lib/tenant-api/errors/to-response';

/** A font file of a store; immutable per package version (S3.6). */
export async function GET(request: NextRequest, { params }: { params: Promise<{ file: string }> }) {
  const found = webFontFile((await params).file);
  if (!found) return errorResponse(notFound(), DEFAULT_LOCALE, newId('request'));
  const lasting = request.nextUrl.searchParams.get('v') === found.version;
  return new Response(new Uint8Array(await readFile(found.path)), {
    headers: {
      'content-type': 'font/woff2',
      'cache-control': `public, max-age=${lasting ? '31536000, immutable' : '300'}`,
    },
  });
}
