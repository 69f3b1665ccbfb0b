import type { FontBooks } from './font-book';
import { glyphOutline } from './glyph-outline';
import { layoutText, outlineOf, type PlacedGlyph } from './layout-text';
import { isPathData } from './path-data';
import { textFonts } from './scene-fonts';
import {
  type ImageLayer,
  type Layer,
  outlinesOf,
  type PathLayer,
  type Scene,
  type TextLayer,
} from './scene-types';
import { escapeXml, type SafeSvg, svgColour, svgNumber } from './svg-text';

/** One of the platform's vector artworks, in its own units. */
interface VectorArtwork {
  width: number;
  height: number;
  paths: { d: string; fill: string; fillRule?: 'nonzero' | 'evenodd' }[];
}

/** A picture by its URL (`data:` on the server), with its own size, which is needed to place a crop in the box. */
export interface PlacedPicture {
  href: string;
  widthPx: number;
  heightPx: number;
}

/** The content of an image layer: a picture, a vector artwork, or nothing. */
export type ResolvedImage = PlacedPicture | { artwork: VectorArtwork } | null;

export interface SceneSvgOptions {
  fontBooks: FontBooks;
  resolveImage?: (layer: ImageLayer) => ResolvedImage;
  /** What to do for a missing image: draw a dashed frame (the default), or throw, for print files. */
  missingImage?: 'frame' | 'throw';
  /** Width of the outermost element in px; default one px per mm. */
  widthPx?: number;
  heightPx?: number;
}

const HREF =
  /^(?:data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}|blob:https?:\/\/\S+|https?:\/\/\S+|\/(?!\/)\S*)$/;

function glyphMarkup(glyph: PlacedGlyph, outline: number): string {
  if (!glyphOutline(glyph.d).isPath) throw new RangeError('not a glyph outline');
  const turn = glyph.angle === 0 ? '' : `rotate(${svgNumber(glyph.angle)})`;
  const scale = svgNumber(glyph.unit, 7);
  // Half of a stroke lies inside the glyph, which covers it; so the stroke is twice as wide.
  const width = outline === 0 ? '' : ` stroke-width="${svgNumber((2 * outline) / glyph.unit)}"`;
  return `<path transform="translate(${svgNumber(glyph.x)} ${svgNumber(glyph.y)})${turn}scale(${scale} -${scale})"${width} d="${glyph.d}"/>`;
}

function textMarkup(layer: TextLayer, scene: Pick<Scene, 'area'>, options: SceneSvgOptions): string {
  const fonts = textFonts(layer, options.fontBooks);
  if (!fonts) throw new Error(`no font book for ${layer.fontFamily}`);
  const { glyphs } = layoutText(layer, fonts.book, scene.area, fonts.standIns);
  const letters = (outline: number): string => glyphs.map((glyph) => glyphMarkup(glyph, outline)).join('');
  const outline = outlineOf(layer);
  // All strokes before all glyphs, so that no stroke covers a neighbour.
  const around =
    layer.stroke === undefined
      ? ''
      : `<g fill="none" stroke="${svgColour(layer.stroke)}" stroke-linecap="round" stroke-linejoin="round">${letters(outline)}</g>`;
  return `${around}<g fill="${svgColour(layer.fill)}">${letters(0)}</g>`;
}

interface Size {
  width: number;
  height: number;
}

/**
 * The visible part of a picture of its own size, in proportion inside the layer's box: `place` in mm about the centre.
 */
function shownPart({ crop, widthMm, heightMm }: ImageLayer, own: Size): { place: string; view: string } {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const part = { width: width * own.width, height: height * own.height };
  const scale = Math.min(widthMm / part.width, heightMm / part.height);
  const [wide, high] = [part.width * scale, part.height * scale];
  return {
    place: `x="${svgNumber(-wide / 2)}" y="${svgNumber(-high / 2)}" width="${svgNumber(wide)}" height="${svgNumber(high)}"`,
    view: [x * own.width, y * own.height, part.width, part.height].map((value) => svgNumber(value)).join(' '),
  };
}

/** A nested SVG whose viewBox shows part of a picture of `own` size. */
function croppedMarkup(layer: ImageLayer, own: Size, inner: string): string {
  const { place, view } = shownPart(layer, own);
  return `<svg ${place} viewBox="${view}" preserveAspectRatio="none">${inner}</svg>`;
}

function artworkMarkup(layer: ImageLayer, artwork: VectorArtwork): string {
  const paths = artwork.paths.map((path) => {
    if (!isPathData(path.d)) throw new RangeError('not a path');
    const rule = path.fillRule === 'evenodd' ? ' fill-rule="evenodd"' : '';
    return `<path fill="${svgColour(path.fill)}"${rule} d="${path.d}"/>`;
  });
  if (layer.crop) return croppedMarkup(layer, artwork, paths.join(''));
  const scale = Math.min(layer.widthMm / artwork.width, layer.heightMm / artwork.height);
  const [x, y] = [(-artwork.width * scale) / 2, (-artwork.height * scale) / 2];
  return `<g transform="translate(${svgNumber(x)} ${svgNumber(y)})scale(${svgNumber(scale, 6)})">${paths.join('')}</g>`;
}

function pictureMarkup(layer: ImageLayer, { href, widthPx, heightPx }: PlacedPicture, box: string): string {
  if (!HREF.test(href)) throw new RangeError('not an image address');
  if (!layer.crop) return `<image ${box} preserveAspectRatio="xMidYMid meet" href="${escapeXml(href)}"/>`;
  const own = { width: widthPx, height: heightPx };
  const size = `width="${svgNumber(widthPx)}" height="${svgNumber(heightPx)}"`;
  return croppedMarkup(layer, own, `<image ${size} preserveAspectRatio="none" href="${escapeXml(href)}"/>`);
}

function imageMarkup(layer: ImageLayer, options: SceneSvgOptions): string {
  const resolved = options.resolveImage?.(layer) ?? null;
  const box =
    `x="${svgNumber(-layer.widthMm / 2)}" y="${svgNumber(-layer.heightMm / 2)}"` +
    ` width="${svgNumber(layer.widthMm)}" height="${svgNumber(layer.heightMm)}"`;
  if (resolved && 'artwork' in resolved) return artworkMarkup(layer, resolved.artwork);
  if (resolved) return pictureMarkup(layer, resolved, box);
  if (options.missingImage === 'throw') throw new Error(`image ${layer.id} was not found`);
  return `<rect ${box} fill="none" stroke="#8a8d91" stroke-width="0.8" stroke-dasharray="3 2"/>`;
}

function pathMarkup(layer: PathLayer): string {
  const outlines = outlinesOf(layer);
  if (!outlines.every(({ d }) => isPathData(d))) throw new RangeError('not a path');
  const rule = layer.fillRule === 'evenodd' ? ' fill-rule="evenodd"' : '';
  const stroke =
    layer.stroke === undefined
      ? ''
      : ` stroke="${svgColour(layer.stroke)}" stroke-width="${svgNumber(layer.strokeWidthMm ?? 1)}"` +
        ' stroke-linecap="round" stroke-linejoin="round"';
  return outlines
    .map(({ d, fill }, index) => {
      const ink = fill === 'none' ? 'none' : svgColour(fill);
      return `<path fill="${ink}"${rule}${index === 0 ? stroke : ''} d="${d}"/>`;
    })
    .join('');
}

/** The `transform` of a layer's group. */
export function layerPlace({ position, angle, scale }: Pick<Layer, 'position' | 'angle' | 'scale'>): string {
  const turn = angle === 0 ? '' : `rotate(${svgNumber(angle)})`;
  const size = scale === 1 ? '' : `scale(${svgNumber(scale, 6)})`;
  return `translate(${svgNumber(position.x)} ${svgNumber(position.y)})${turn}${size}`;
}

/**
 * The content of a layer's group: its ink relative to the anchor, in mm. `sceneToSvg` consists of these groups only.
 */
export function layerInk(layer: Layer, scene: Pick<Scene, 'area'>, options: SceneSvgOptions): SafeSvg {
  const inner =
    layer.type === 'text'
      ? textMarkup(layer, scene, options)
      : layer.type === 'image'
        ? imageMarkup(layer, options)
        : pathMarkup(layer);
  return inner as SafeSvg;
}

function layerMarkup(layer: Layer, scene: Scene, options: SceneSvgOptions): string {
  return `<g transform="${layerPlace(layer)}">${layerInk(layer, scene, options)}</g>`;
}

/**
 * Draws a scene: one px per mm inside, clipped to the print area, text as outlines. The same input gives the same bytes
 * in browser and server. No text of the scene reaches the markup, only outlines, checked numbers, colours and URLs; an
 * invalid one throws a RangeError. Hidden layers are left out. `fontBooks` must hold the result of `loadSceneFonts` for
 * the scene.
 */
export function sceneToSvg(scene: Scene, options: SceneSvgOptions): SafeSvg {
  const { widthMm, heightMm } = scene.area;
  const [width, height] = [svgNumber(widthMm), svgNumber(heightMm)];
  const markup = scene.layers
    .filter((layer) => !layer.hidden)
    .map((layer) => layerMarkup(layer, scene, options))
    .join('');
  return (`<svg xmlns="http://www.w3.org/2000/svg" width="${svgNumber(options.widthPx ?? widthMm)}"` +
    ` height="${svgNumber(options.heightPx ?? heightMm)}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">` +
    `${markup}</svg>`) as SafeSvg;
}
