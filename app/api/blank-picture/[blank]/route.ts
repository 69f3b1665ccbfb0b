import { keptBlanks } from '@/app/kept-blanks';
import { notFound } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import { DEFAULT_LOCALE } from '@/lib/kernel/locales';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';
import { errorResponse } from '@/lib/tenant-api/errors/to-response';
import { svgResponse } from '@/lib/tenant-api/svg-response';

export const dynamic = 'force-static';

/** All blanks, drawn at build. */
export async function generateStaticParams() {
  const { list } = await readBlanks();
  return list.map(({ id }) => ({ blank: id }));
}

const WIDTH = 240;

/** Picture of a blank without print, in its first colour. */
export async function GET(_request: Request, { params }: { params: Promise<{ blank: string }> }) {
  const [{ known }, asked] = await Promise.all([keptBlanks(), params]);
  const blank = known(asked.blank);
  const colour = blank?.colours[0]?.hex;
  if (!blank || colour === undefined) return errorResponse(notFound(), DEFAULT_LOCALE, newId('request'));
  const svg = garmentSvg({ family: blank.family, side: 'front', colour, width: WIDTH });
  return svgResponse(svg, 'public, max-age=86400');
}
