import { keepAllowedText } from './allowed-characters';
import { contrastRatio } from './colour';
import type { EditCommand } from './edit/edit-state';
import { layerBounds } from './layer-bounds';
import { layoutText, type TextLayout } from './layout-text';
import { preflight } from './preflight';
import { PREFLIGHT_LIMITS as LIMITS, type PreflightInput, type PreflightIssue } from './preflight-types';
import { textFonts } from './scene-fonts';
import type { ImageLayer, Layer, Scene, TextLayer } from './scene-types';

/** Kinds of fixes, for their labels: `values` are mm, or the font family. */
export type MendKind =
  'resize' | 'inside' | 'grow_text' | 'shrink_text' | 'white_ink' | 'black_ink' | 'drop_characters';

type MendCommand = Extract<EditCommand, { type: 'set-text' | 'set-image' | 'set-layer' }>;

/** One editor step that fixes a print check issue. */
export interface OrderEdit {
  kind: MendKind;
  values: Record<string, string | number>;
  /** The command without layer ids: it applies to the layer of the issue. */
  command: MendCommand;
}

const MM_PER_INCH = 25.4;
const INKS = { white_ink: '#ffffff', black_ink: '#000000' } as const;

const tenthDown = (value: number): number => Math.floor(value * 10) / 10;
const tenthUp = (value: number): number => Math.ceil(value * 10) / 10;

/** The largest size at which the visible part of a picture still prints sharply. */
function resized(layer: ImageLayer, { pictures = {} }: PreflightInput): OrderEdit | null {
  const facts = Object.hasOwn(pictures, layer.src) ? pictures[layer.src] : undefined;
  if (!facts) return null;
  const { width, height } = layer.crop ?? { width: 1, height: 1 };
  const [wide, high] = [facts.widthPx * width, facts.heightPx * height];
  const across = tenthDown((wide * MM_PER_INCH) / LIMITS.warnDpi);
  const down = (across * high) / wide;
  const fields = { widthMm: across / layer.scale, heightMm: down / layer.scale };
  return {
    kind: 'resize',
    values: { widthMm: Math.floor(across), heightMm: Math.floor(down) },
    command: { type: 'set-image', fields },
  };
}

/** Moves a layer into the print area, and shrinks it if it is larger. */
function broughtInside(layer: Layer, scene: Scene, input: PreflightInput): OrderEdit | null {
  const { widthMm, heightMm } = scene.area;
  const box = layerBounds(layer, scene, input.fontBooks);
  if (!box) return null;
  const fit = Math.min(1, widthMm / (box.right - box.left), heightMm / (box.bottom - box.top));
  const scaled: Layer = fit < 1 ? { ...layer, scale: layer.scale * fit * 0.99 } : layer;
  const own = layerBounds(scaled, scene, input.fontBooks);
  if (!own) return null;
  const shift = (from: number, to: number, size: number): number =>
    from < 0 ? -from : to > size ? size - to : 0;
  const position = {
    x: scaled.position.x + shift(own.left, own.right, widthMm),
    y: scaled.position.y + shift(own.top, own.bottom, heightMm),
  };
  return {
    kind: 'inside',
    values: {},
    command: { type: 'set-layer', fields: { scale: scaled.scale, position } },
  };
}

function layoutOf(layer: TextLayer, scene: Scene, input: PreflightInput): TextLayout | null {
  const fonts = textFonts(layer, input.fontBooks);
  return fonts && layoutText(layer, fonts.book, scene.area, fonts.standIns);
}

function sized(kind: 'grow_text' | 'shrink_text', layer: TextLayer, fontSizeMm: number): OrderEdit {
  const mm = Math.round(fontSizeMm * layer.scale * 10) / 10;
  return { kind, values: { mm }, command: { type: 'set-text', fields: { fontSizeMm } } };
}

/** `code`: the issue with the text's size. */
function otherSize(code: string, layer: TextLayer, scene: Scene, input: PreflightInput): OrderEdit | null {
  const layout = layoutOf(layer, scene, input);
  if (!layout || layout.capHeight === 0) return null;
  if (code === 'text_too_small') {
    const growth = LIMITS.warnCapHeight / (layout.capHeight * layer.scale);
    return sized('grow_text', layer, tenthUp(layer.fontSizeMm * growth));
  }
  if (code === 'text_shrunk') return sized('shrink_text', layer, tenthDown(layer.fontSizeMm * layout.fit));
  const room = 2 * Math.PI * Math.abs(layer.arcRadiusMm ?? Infinity);
  const share = room / (layout.naturalWidth * layout.fit);
  return sized('shrink_text', layer, tenthDown(layer.fontSizeMm * share * 0.98));
}

function otherInk(cloth: string | undefined): OrderEdit | null {
  if (cloth === undefined) return null;
  const kind =
    contrastRatio(INKS.white_ink, cloth) > contrastRatio(INKS.black_ink, cloth) ? 'white_ink' : 'black_ink';
  return { kind, values: {}, command: { type: 'set-text', fields: { fill: INKS[kind] } } };
}

function withoutForbidden(layer: TextLayer): OrderEdit | null {
  // A shopper's text is one line; a designer's text may have several.
  const lines = layer.customisable ? [layer.text.replaceAll('\n', ' ')] : layer.text.split('\n');
  const text = lines.map((line) => keepAllowedText(layer.allowed ?? 'any', line)).join('\n');
  return { kind: 'drop_characters', values: {}, command: { type: 'set-text', fields: { text } } };
}

function proposed(
  issue: PreflightIssue,
  layer: Layer,
  scene: Scene,
  input: PreflightInput,
): OrderEdit | null {
  if (issue.code === 'outside_area' || issue.code === 'cut_by_area')
    return broughtInside(layer, scene, input);
  if (layer.type === 'image') return issue.code === 'image_low_dpi' ? resized(layer, input) : null;
  if (layer.type !== 'text') return null;
  switch (issue.code) {
    case 'text_too_small':
    case 'text_shrunk':
    case 'text_overflow':
      return otherSize(issue.code, layer, scene, input);
    case 'low_contrast':
      return otherInk(input.garmentColour);
    case 'invalid_characters':
      return withoutForbidden(layer);
    default:
      return null;
  }
}

function mended(layer: Layer, { type, fields }: MendCommand): Layer {
  if (type === 'set-text') return layer.type === 'text' ? { ...layer, ...fields } : layer;
  if (type === 'set-image') return layer.type === 'image' ? { ...layer, ...fields } : layer;
  return { ...layer, ...fields };
}

const weight = ({ severity }: PreflightIssue): number => (severity === 'block' ? 1000 : 1);
const total = (issues: readonly PreflightIssue[]): number =>
  issues.reduce((sum, issue) => sum + weight(issue), 0);

/**
 * The step that fixes a print check issue, or null: a fix is proposed only if the print check then no longer finds the
 * issue, and finds nothing worse.
 */
export function mendOf(issue: PreflightIssue, scene: Scene, input: PreflightInput): OrderEdit | null {
  const layer = scene.layers.find(({ id }) => id === issue.layerId);
  if (!layer || layer.locked) return null;
  const mend = proposed(issue, layer, scene, input);
  if (!mend) return null;
  const layers = scene.layers.map((one) => (one.id === layer.id ? mended(layer, mend.command) : one));
  const after = preflight({ ...scene, layers }, input);
  const remains = after.some(({ code, layerId }) => code === issue.code && layerId === issue.layerId);
  return remains || total(after) >= total(preflight(scene, input)) ? null : mend;
}
