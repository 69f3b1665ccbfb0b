import { notFound } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import { DEFAULT_LOCALE } from '@/lib/kernel/locales';
import { FONT_FAMILIES, isFontFamily } from '@/lib/modules/design/rules/font-library';
import { fontBookJson } from '@/lib/files/fonts/font-book-json';
import { errorResponse } from '@/lib/tenant-api/errors/to-response';

export const dynamic = 'force-static';

/** All font families, generated at build. */
export function generateStaticParams() {
  return FONT_FAMILIES.map((family) => ({ family }));
}

/** A font family's outlines, so that browser and server draw texts identically. */
export async function GET(_request: Request, { params }: { params: Promise<{ family: string }> }) {
  const family = decodeURIComponent((await params).family);
  if (!isFontFamily(family)) return errorResponse(notFound(), DEFAULT_LOCALE, newId('request'));
  return new Response(await fontBookJson(family), {
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=604800' },
  });
}
