import {
  areaPixels,
  type CharacterSet,
  type Crop,
  type Design,
  type ImageLayer,
  type ImageLocation,
  type Layer,
  type PathLayer,
  type PathPart,
  type Point,
  type PrintArea,
  type Scene,
  type Side,
  type TextAlign,
  type TextFit,
  type TextLayer,
} from './scene-types';

interface WireBase {
  id: string;
  label?: string;
  /** Index in the drawing order among all elements of the side, 0 at the bottom. */
  z: number;
  customisable: boolean;
  locked?: boolean;
  hidden?: boolean;
}

/** The text element of S3.4 under its own names (D19); lengths in mm, position as in TextLayer. */
interface WireText extends WireBase {
  fontFamily: string;
  fontSize: number;
  fill: string;
  text: string;
  textAlign: TextAlign;
  angle: number;
  scale: Point;
  position: Point;
  maxLength: number | null;
  allowed?: CharacterSet;
  maxWidth?: number;
  fit?: TextFit;
  stroke?: string;
  strokeWidth?: number;
  letterSpacing?: number;
  arcRadius?: number;
}

/** The image element of S3.4; `location` holds the picture's centre and size in mm and its angle. */
interface WireImage extends WireBase {
  src: string;
  source: ImageLocation;
  scale: Point;
  location: { x: number; y: number; width: number; height: number; angle: number };
  crop?: Crop;
}

/** Vector shapes, an addition to the two kinds of element in S3.4. */
interface WireShape extends WireBase {
  d: string;
  fill: string;
  fillRule?: 'nonzero' | 'evenodd';
  stroke?: string;
  strokeWidth?: number;
  parts?: PathPart[];
  angle: number;
  scale: Point;
  position: Point;
}

interface Size {
  width: number;
  height: number;
}

/** `items` of S3.4: the print area in mm, in pixels at its dpi, and in per cent of the blank's picture. */
interface WireItems {
  mm: Size;
  pixels: Size;
  scaled_percentage: Size;
  dpi: number;
}

/** One side of the products object in S3.4. */
export interface WireSide {
  texts: WireText[];
  images: WireImage[];
  shapes: WireShape[];
  items: WireItems;
}

function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}

const both = (scale: number): Point => ({ x: scale, y: scale });

function baseToWire(layer: Layer, z: number): WireBase {
  const { id, label, customisable, locked, hidden } = layer;
  return { id, label, z, customisable, locked, hidden } as WireBase;
}

function baseFromWire({ id, label, customisable, locked, hidden }: WireBase): Omit<WireBase, 'z'> {
  return { id, label, customisable, locked, hidden } as Omit<WireBase, 'z'>;
}

function textToWire(layer: TextLayer, z: number): WireText {
  const { fontFamily, fill, text, textAlign, angle, allowed, fit, stroke, letterSpacing } = layer;
  return defined({
    ...baseToWire(layer, z),
    fontFamily,
    fontSize: layer.fontSizeMm,
    fill,
    text,
    textAlign,
    angle,
    scale: both(layer.scale),
    position: { ...layer.position },
    maxLength: layer.maxLength ?? null,
    allowed,
    maxWidth: layer.maxWidthMm,
    fit,
    stroke,
    strokeWidth: layer.strokeWidthMm,
    letterSpacing,
    arcRadius: layer.arcRadiusMm,
  } as WireText);
}

function textFromWire(wire: WireText): TextLayer {
  const { fontFamily, fill, text, textAlign, angle, allowed, fit, stroke, letterSpacing } = wire;
  return defined({
    type: 'text',
    ...baseFromWire(wire),
    fontFamily,
    fontSizeMm: wire.fontSize,
    fill,
    text,
    textAlign,
    angle,
    scale: wire.scale.x,
    position: { ...wire.position },
    maxLength: wire.maxLength ?? undefined,
    allowed,
    maxWidthMm: wire.maxWidth,
    fit,
    stroke,
    strokeWidthMm: wire.strokeWidth,
    letterSpacing,
    arcRadiusMm: wire.arcRadius,
  } as TextLayer);
}

function imageToWire(layer: ImageLayer, z: number): WireImage {
  const { src, location: source, widthMm: width, heightMm: height, angle } = layer;
  const location = { ...layer.position, width, height, angle };
  const crop = layer.crop && { ...layer.crop };
  return defined({
    ...baseToWire(layer, z),
    src,
    source,
    scale: both(layer.scale),
    location,
    crop,
  } as WireImage);
}

function imageFromWire(wire: WireImage): ImageLayer {
  const { src, source: location } = wire;
  const { x, y, width: widthMm, height: heightMm, angle } = wire.location;
  const place = { angle, scale: wire.scale.x, position: { x, y }, widthMm, heightMm };
  const crop = wire.crop && { ...wire.crop };
  return defined({ type: 'image', ...baseFromWire(wire), src, location, ...place, crop } as ImageLayer);
}

function shapeToWire(layer: PathLayer, z: number): WireShape {
  const { d, fill, fillRule, stroke, angle } = layer;
  const place = { angle, scale: both(layer.scale), position: { ...layer.position } };
  const line = { stroke, strokeWidth: layer.strokeWidthMm };
  const parts = layer.parts?.map((part) => ({ ...part }));
  return defined({ ...baseToWire(layer, z), d, fill, fillRule, ...line, parts, ...place } as WireShape);
}

function shapeFromWire(wire: WireShape): PathLayer {
  const { d, fill, fillRule, stroke, strokeWidth: strokeWidthMm, angle } = wire;
  const place = { angle, scale: wire.scale.x, position: { ...wire.position } };
  return defined({
    type: 'path',
    ...baseFromWire(wire),
    d,
    fill,
    fillRule,
    stroke,
    strokeWidthMm,
    parts: wire.parts?.map((part) => ({ ...part })),
    ...place,
  } as PathLayer);
}

function itemsToWire(area: PrintArea, scaledPercentage: Size): WireItems {
  const mm = { width: area.widthMm, height: area.heightMm };
  return { mm, pixels: areaPixels(area), scaled_percentage: scaledPercentage, dpi: area.dpi };
}

/**
 * A scene under the names of S3.4. Nothing is rounded: `wireToScene` returns the same scene. The caller calculates
 * `scaledPercentage` from the garment (`printAreaPercent`).
 */
export function sceneToWire(scene: Scene, scaledPercentage: Size): WireSide {
  const wire: WireSide = {
    texts: [],
    images: [],
    shapes: [],
    items: itemsToWire(scene.area, scaledPercentage),
  };
  scene.layers.forEach((layer, z) => {
    if (layer.type === 'text') wire.texts.push(textToWire(layer, z));
    else if (layer.type === 'image') wire.images.push(imageToWire(layer, z));
    else wire.shapes.push(shapeToWire(layer, z));
  });
  return wire;
}

/** The scene of one side from its wire form; pixels and percentages are derived values and are ignored. */
export function wireToScene(side: Side, wire: WireSide): Scene {
  const { mm, dpi } = wire.items;
  const placed: { z: number; layer: Layer }[] = [
    ...wire.texts.map((text) => ({ z: text.z, layer: textFromWire(text) })),
    ...wire.images.map((image) => ({ z: image.z, layer: imageFromWire(image) })),
    ...wire.shapes.map((shape) => ({ z: shape.z, layer: shapeFromWire(shape) })),
  ];
  const layers = placed.sort((a, b) => a.z - b.z).map(({ layer }) => layer);
  return { version: 1, side, area: { widthMm: mm.width, heightMm: mm.height, dpi }, layers };
}

/** The derived flags of S3.2: whether any layer of a side is customisable. */
export function customTextFlags(design: Design): { custom_text_front: boolean; custom_text_back: boolean } {
  const open = (scene: Scene | undefined): boolean =>
    scene?.layers.some((layer) => layer.customisable && !layer.hidden) ?? false;
  return { custom_text_front: open(design.front), custom_text_back: open(design.back) };
}
