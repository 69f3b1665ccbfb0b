import { keptBlanks } from '@/app/kept-blanks';
import { notFound } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import { DEFAULT_LOCALE } from '@/lib/kernel/locales';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import { errorResponse } from '@/lib/tenant-api/errors/to-response';
import { svgResponse } from '@/lib/tenant-api/svg-response';

export const dynamic = 'force-static';

interface Asked {
  blank: string;
  side: string;
  colour: string;
}

/** Both sides of every blank in every colour, drawn at build. */
export async function generateStaticParams(): Promise<Asked[]> {
  const { list } = await readBlanks();
  return list.flatMap(({ id, colours }) =>
    SIDES.flatMap((side) => colours.map(({ identifier }) => ({ blank: id, side, colour: identifier }))),
  );
}

const WIDTH = 600;

/** Picture of a blank without print, from one side and in one colour. S2.1-27 */
export async function GET(_request: Request, { params }: { params: Promise<Asked> }) {
  const [{ known }, asked] = await Promise.all([keptBlanks(), params]);
  const blank = known(asked.blank);
  const side = SIDES.find((one) => one === asked.side);
  const colour = blank?.colours.find(({ identifier }) => identifier === asked.colour);
  if (!blank || !side || !colour) return errorResponse(notFound(), DEFAULT_LOCALE, newId('request'));
  const svg = garmentSvg({ family: blank.family, side, colour: colour.hex, width: WIDTH });
  return svgResponse(svg, 'public, max-age=86400');
}
