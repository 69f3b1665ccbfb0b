import { type Crop, type ImageLayer, type Point, SCENE_LIMITS } from './scene-types';

/** A picture's own size in pixels, or in the units of a vector artwork. */
export interface OwnSize {
  width: number;
  height: number;
}

interface PrintedSize {
  widthMm: number;
  heightMm: number;
}

type Sized = Pick<ImageLayer, 'widthMm' | 'heightMm' | 'scale' | 'crop'>;

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

/**
 * mm of the layer per unit of its picture, before the layer's scale; the visible part keeps its proportions in its box.
 */
function perUnit({ widthMm, heightMm, crop = WHOLE }: Sized, own: OwnSize): number {
  return Math.min(widthMm / (crop.width * own.width), heightMm / (crop.height * own.height));
}

/** The printed size of a picture's visible part, in mm. */
export function printedSize(layer: Sized, own: OwnSize): PrintedSize {
  const { width, height } = layer.crop ?? WHOLE;
  const unit = perUnit(layer, own) * layer.scale;
  return { widthMm: width * own.width * unit, heightMm: height * own.height * unit };
}

/** The pixels needed to fill a layer's box at a dpi; either that width or that height is enough. */
export function pixelsAt(layer: Pick<ImageLayer, 'widthMm' | 'heightMm' | 'scale'>, dpi: number): OwnSize {
  const pixels = (mm: number): number => Math.ceil((mm * layer.scale * dpi) / 25.4);
  return { width: pixels(layer.widthMm), height: pixels(layer.heightMm) };
}

/** The layer box for printing a picture at this width or height, in proportion. */
export function boxFor(
  layer: Sized,
  own: OwnSize,
  wanted: { widthMm: number } | { heightMm: number },
): PrintedSize {
  const now = printedSize(layer, own);
  const factor = 'widthMm' in wanted ? wanted.widthMm / now.widthMm : wanted.heightMm / now.heightMm;
  const unit = factor / layer.scale;
  return { widthMm: now.widthMm * unit, heightMm: now.heightMm * unit };
}

/** Moves a crop into the picture; it is shrunk before it is moved. */
export function keepInPicture(crop: Crop): Crop {
  const least = SCENE_LIMITS.cropShare;
  const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
  const x = clamp(crop.x, 0, 1 - least);
  const y = clamp(crop.y, 0, 1 - least);
  return { x, y, width: clamp(crop.width, least, 1 - x), height: clamp(crop.height, least, 1 - y) };
}

/**
 * Changes the crop of a picture at its current printed size: the part that stays visible does not move. `crop` of the
 * result is undefined for the whole picture.
 */
export function croppedTo(
  layer: ImageLayer,
  own: OwnSize,
  wanted: Crop,
): { fields: PrintedSize & { crop: Crop | undefined }; position: Point } {
  const before = layer.crop ?? WHOLE;
  const crop = keepInPicture(wanted);
  const unit = perUnit(layer, own);
  const shift = {
    x: (crop.x + crop.width / 2 - before.x - before.width / 2) * own.width * unit * layer.scale,
    y: (crop.y + crop.height / 2 - before.y - before.height / 2) * own.height * unit * layer.scale,
  };
  const radians = (layer.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const isWhole = crop.width === 1 && crop.height === 1;
  return {
    fields: {
      widthMm: crop.width * own.width * unit,
      heightMm: crop.height * own.height * unit,
      crop: isWhole ? undefined : crop,
    },
    position: {
      x: layer.position.x + shift.x * cos - shift.y * sin,
      y: layer.position.y + shift.x * sin + shift.y * cos,
    },
  };
}
