import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';
import { escapeXml, type SafeSvg, svgIdPrefix, svgNumber } from '@/lib/modules/design/rules/svg-text';
import { BLANKS } from './blanks';
import { createBrush } from './brush';
import { clothTones } from './cloth-tones';
import { CANVAS } from './path-kit';

export interface GarmentSvgOptions {
  family: GarmentFamily;
  side: Side;
  /** `#rrggbb` of the garment. */
  colour: string;
  /** The side's scene from `sceneToSvg`, one px per mm. */
  artworkSvg?: SafeSvg;
  /** Width and height of the picture in px. */
  width: number;
  /** Prefix of every id inside; must be unique per drawing on a page. */
  idPrefix?: string;
  /** Accessible name; without it the picture is hidden from assistive technology. */
  title?: string;
}

interface Drawn {
  color: string;
  defs: string;
  /** Shadow and coloured pieces. */
  under: string;
  artwork: string;
  /** Folds, seams and hardware. */
  over: string;
}

function draw(options: GarmentSvgOptions): Drawn {
  const blank = BLANKS[options.family];
  const tones = clothTones(options.colour);
  const brush = createBrush(tones, svgIdPrefix(options.idPrefix ?? 'g'));
  const { outline, hole, under, printable, over } = blank.draw(brush, options.side);
  const { x, y, scale } = blank.placement[options.side];
  const place = `translate(${svgNumber(x)} ${svgNumber(y)})scale(${svgNumber(scale, 6)})`;
  const artwork = options.artworkSvg
    ? brush.within(printable, `<g transform="${place}">${options.artworkSvg}</g>`)
    : '';
  const shadow = `<g transform="translate(5 10)">${brush.shadow(outline + (hole ?? ''))}</g>`;
  return { color: tones.base, defs: brush.defs(), under: shadow + under, artwork, over };
}

function svg(options: GarmentSvgOptions, { color, defs }: Drawn, body: string): SafeSvg {
  const size = svgNumber(options.width);
  const name = options.title === undefined ? 'aria-hidden="true"' : 'role="img"';
  const title = options.title === undefined ? '' : `<title>${escapeXml(options.title)}</title>`;
  return (`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${CANVAS} ${CANVAS}"` +
    ` color="${color}" ${name}>${title}<defs>${defs}</defs>${body}</svg>`) as SafeSvg;
}

/**
 * Draws a blank in any colour with its artwork below the folds: a square with a transparent background. The colour
 * appears once, as `color` of the root element. The same input gives the same bytes; Chromium and resvg draw it alike.
 * An invalid colour is a RangeError.
 */
export function garmentSvg(options: GarmentSvgOptions): SafeSvg {
  const drawn = draw(options);
  return svg(options, drawn, drawn.under + drawn.artwork + drawn.over);
}

/**
 * The same blank as two pictures, for a preview that updates while typing: `under`, then the scene's SVG in
 * `printAreaBox`, then `over`. Only the scene is redrawn at each key; the folds, which take a browser some 200 ms, are
 * not.
 */
export function garmentLayers(options: Omit<GarmentSvgOptions, 'artworkSvg'>): {
  under: SafeSvg;
  over: SafeSvg;
} {
  const drawn = draw(options);
  return {
    under: svg(options, drawn, drawn.under),
    over: svg({ ...options, title: undefined }, drawn, drawn.over),
  };
}
