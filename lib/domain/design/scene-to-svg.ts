import type { FontBooks } from './font-book';
import { layoutText } from './layout-text';
import { isPathData } from './path-data';
import type { ImageLayer, Layer, PathLayer, Scene, TextLayer } from './scene-types';
import { escapeXml, type SafeSvg, svgColour, svgNumber } from './svg-text';

/** A piece of the platform's own vector artwork, in its own units. */
export interface VectorArtwork {
  width: number;
  height: number;
  paths: { d: string; fill: string; fillRule?: 'nonzero' | 'evenodd' }[];
}

/** What stands for an image layer: an address (`data:` on the server), a vector artwork, or nothing. */
export type ResolvedImage = { href: string } | { artwork: VectorArtwork } | null;

export interface SceneSvgOptions {
  fontBooks: FontBooks;
  resolveImage?: (layer: ImageLayer) => ResolvedImage;
  /** An image that cannot be found: a dashed frame (the default), or a fault, as print files ask for. */
  missingImage?: 'frame' | 'throw';
  /** Width of the outermost element in px; by default one px per mm. */
  widthPx?: number;
  heightPx?: number;
}

const HREF =
  /^(?:data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}|blob:https?:\/\/\S+|https?:\/\/\S+|\/(?!\/)\S*)$/;

function textMarkup(layer: TextLayer, scene: Scene, options: SceneSvgOptions): string {
  const book = options.fontBooks[layer.fontFamily];
  if (!book) throw new Error(`no font book for ${layer.fontFamily}`);
  const layout = layoutText(layer, book, scene.area);
  const scale = svgNumber(layout.unit, 7);
  const glyphs = layout.glyphs.map((glyph) => {
    if (!isPathData(glyph.d)) throw new RangeError('not a glyph outline');
    const turn = glyph.angle === 0 ? '' : `rotate(${svgNumber(glyph.angle)})`;
    return `<path transform="translate(${svgNumber(glyph.x)} ${svgNumber(glyph.y)})${turn}scale(${scale} -${scale})" d="${glyph.d}"/>`;
  });
  return `<g fill="${svgColour(layer.fill)}">${glyphs.join('')}</g>`;
}

function artworkMarkup(layer: ImageLayer, artwork: VectorArtwork): string {
  const scale = Math.min(layer.widthMm / artwork.width, layer.heightMm / artwork.height);
  const paths = artwork.paths.map((path) => {
    if (!isPathData(path.d)) throw new RangeError('not a path');
    const rule = path.fillRule === 'evenodd' ? ' fill-rule="evenodd"' : '';
    return `<path fill="${svgColour(path.fill)}"${rule} d="${path.d}"/>`;
  });
  const [x, y] = [(-artwork.width * scale) / 2, (-artwork.height * scale) / 2];
  return `<g transform="translate(${svgNumber(x)} ${svgNumber(y)})scale(${svgNumber(scale, 6)})">${paths.join('')}</g>`;
}

function imageMarkup(layer: ImageLayer, options: SceneSvgOptions): string {
  const resolved = options.resolveImage?.(layer) ?? null;
  const box =
    `x="${svgNumber(-layer.widthMm / 2)}" y="${svgNumber(-layer.heightMm / 2)}"` +
    ` width="${svgNumber(layer.widthMm)}" height="${svgNumber(layer.heightMm)}"`;
  if (resolved && 'artwork' in resolved) return artworkMarkup(layer, resolved.artwork);
  if (resolved) {
    if (!HREF.test(resolved.href)) throw new RangeError('not an image address');
    return `<image ${box} preserveAspectRatio="xMidYMid meet" href="${escapeXml(resolved.href)}"/>`;
  }
  if (options.missingImage === 'throw') throw new Error(`image ${layer.id} was not found`);
  return `<rect ${box} fill="none" stroke="#8a8d91" stroke-width="0.8" stroke-dasharray="3 2"/>`;
}

function pathMarkup(layer: PathLayer): string {
  if (!isPathData(layer.d)) throw new RangeError('not a path');
  const fill = layer.fill === 'none' ? 'none' : svgColour(layer.fill);
  const rule = layer.fillRule === 'evenodd' ? ' fill-rule="evenodd"' : '';
  const stroke =
    layer.stroke === undefined
      ? ''
      : ` stroke="${svgColour(layer.stroke)}" stroke-width="${svgNumber(layer.strokeWidthMm ?? 1)}"` +
        ' stroke-linecap="round" stroke-linejoin="round"';
  return `<path fill="${fill}"${rule}${stroke} d="${layer.d}"/>`;
}

function layerMarkup(layer: Layer, scene: Scene, options: SceneSvgOptions): string {
  const inner =
    layer.type === 'text'
      ? textMarkup(layer, scene, options)
      : layer.type === 'image'
        ? imageMarkup(layer, options)
        : pathMarkup(layer);
  const turn = layer.angle === 0 ? '' : `rotate(${svgNumber(layer.angle)})`;
  const scale = layer.scale === 1 ? '' : `scale(${svgNumber(layer.scale, 6)})`;
  return `<g transform="translate(${svgNumber(layer.position.x)} ${svgNumber(layer.position.y)})${turn}${scale}">${inner}</g>`;
}

/**
 * Draws a scene: one px per mm inside, clipped to the print area, text as outlines (DESIGN "Design scene").
 * The same input gives the same bytes in browser and server. No text of the scene reaches the markup, only
 * outlines, checked numbers, colours and addresses; what is none of these throws a RangeError.
 * Every font family of the scene must be among `fontBooks`.
 */
export function sceneToSvg(scene: Scene, options: SceneSvgOptions): SafeSvg {
  const { widthMm, heightMm } = scene.area;
  const [width, height] = [svgNumber(widthMm), svgNumber(heightMm)];
  const markup = scene.layers.map((layer) => layerMarkup(layer, scene, options)).join('');
  return (`<svg xmlns="http://www.w3.org/2000/svg" width="${svgNumber(options.widthPx ?? widthMm)}"` +
    ` height="${svgNumber(options.heightPx ?? heightMm)}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">` +
    `${markup}</svg>`) as SafeSvg;
}
