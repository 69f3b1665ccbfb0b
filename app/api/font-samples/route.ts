import { FONT_FAMILIES } from '@/lib/modules/design/rules/font-library';
import { fontSample } from '@/lib/modules/design/rules/font-sample';
import { loadFontBook } from '@/lib/files/fonts/load-font-book';

export const dynamic = 'force-static';

/** The name of every font family drawn in its own font, generated at build; for the design editor's picker. */
export async function GET(): Promise<Response> {
  const books = await Promise.all(FONT_FAMILIES.map(loadFontBook));
  return Response.json(books.map(fontSample), { headers: { 'cache-control': 'public, max-age=604800' } });
}
