import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { isAllowedText } from './allowed-characters';
import { holdsMarkup } from './holds-markup';
import {
  type ImageLayer,
  type Layer,
  type Scene,
  SCENE_LIMITS,
  SRC_PATTERN,
  type TextLayer,
  textLengthOf,
} from './scene-types';

/** Layer id → the shopper's own value: the text of a text layer, the file id of a picture for an image layer. */
export type PersonalTexts = Readonly<Record<string, string>>;

export interface PersonaliseError {
  layerId: string;
  code: Extract<
    FieldErrorCode,
    | 'locked_layer'
    | 'unknown'
    | 'text_missing'
    | 'text_too_long'
    | 'invalid_characters'
    | 'picture_missing'
    | 'picture_unknown'
  >;
}

export interface PersonaliseOptions {
  /**
   * If set, image layers keep their picture: none is required, and none accepted. For places where a shopper cannot
   * upload.
   */
  keepPictures?: boolean;
}

/** A shopper's text as stored and printed: NFC, trimmed. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').trim();
}

/** Characters a shopper may type into a layer. */
export function maxLengthOf(layer: Pick<TextLayer, 'maxLength'>): number {
  return layer.maxLength ?? SCENE_LIMITS.textLength;
}

function checkText(layer: TextLayer, text: string): PersonaliseError['code'] | null {
  if (text === '') return 'text_missing';
  if ([...text].length > maxLengthOf(layer)) return 'text_too_long';
  // Markup is refused in a client's own design too: nobody prints it, so it is an attack or a mistake.
  return isAllowedText(layer.allowed ?? 'any', text) && !holdsMarkup(text) ? null : 'invalid_characters';
}

function ownText(texts: PersonalTexts, id: string): string | undefined {
  return Object.hasOwn(texts, id) ? texts[id] : undefined;
}

const isOpen = (layer: Layer): boolean => layer.customisable && !layer.hidden;

function isOpenText(layer: Layer): layer is TextLayer {
  return layer.type === 'text' && isOpen(layer);
}

function isOpenImage(layer: Layer): layer is ImageLayer {
  return layer.type === 'image' && isOpen(layer);
}

/** The text layers a shopper may fill in, in drawing order. */
export function customisableTexts(scene: Scene): TextLayer[] {
  return scene.layers.filter((layer): layer is TextLayer => isOpenText(layer));
}

/** The image layers a shopper may put a picture of their own into, in drawing order. */
export function customisableImages(scene: Scene): ImageLayer[] {
  return scene.layers.filter((layer): layer is ImageLayer => isOpenImage(layer));
}

/** All layers a shopper may fill in, in drawing order. */
export function customisableLayers(scene: Scene): (TextLayer | ImageLayer)[] {
  return scene.layers.filter(
    (layer): layer is TextLayer | ImageLayer => isOpenText(layer) || isOpenImage(layer),
  );
}

function checkOwn(layer: TextLayer | ImageLayer, value: string): PersonaliseError['code'] | null {
  if (layer.type === 'text') return checkText(layer, value);
  if (value === '') return 'picture_missing';
  return SRC_PATTERN.test(value) ? null : 'picture_unknown';
}

/** How many characters the shopper's texts may have beside the fixed texts of the side. */
function roomFor(scene: Scene, open: readonly Layer[]): number {
  return SCENE_LIMITS.sideTextLength - textLengthOf(scene.layers.filter((layer) => !open.includes(layer)));
}

function refusals(
  scene: Scene,
  own: PersonalTexts,
  { keepPictures }: PersonaliseOptions,
): PersonaliseError[] {
  const open = keepPictures ? customisableTexts(scene) : customisableLayers(scene);
  const errors: PersonaliseError[] = [];
  for (const id of Object.keys(own)) {
    if (open.some((layer) => layer.id === id)) continue;
    const known = scene.layers.some((layer) => layer.id === id);
    errors.push({ layerId: id, code: known ? 'locked_layer' : 'unknown' });
  }
  let room = roomFor(scene, open);
  for (const layer of open) {
    const value = normaliseText(ownText(own, layer.id) ?? '');
    if (layer.type === 'text') room -= value.length;
    const code = checkOwn(layer, value) ?? (room < 0 ? 'text_too_long' : null);
    if (code) errors.push({ layerId: layer.id, code });
  }
  return errors;
}

/**
 * The layer with another picture in its box: shown whole, as large as fits, centred (as `sceneToSvg` does with any
 * picture). Cutting off a logo's edge or a chin would be a fault that the shopper cannot fix here, while empty space
 * beside a picture is visible in the preview and does no harm. So the picture never leaves the box that the client
 * placed, nor the print area. The crop of the former picture does not apply to the new one.
 */
function withPicture(layer: ImageLayer, src: string): ImageLayer {
  const { crop: _, ...box } = layer;
  return { ...box, src, location: 'file' };
}

function withOwn(scene: Scene, valueOf: (layer: TextLayer | ImageLayer) => string): Scene {
  const change = (layer: Layer): Layer => {
    if (isOpenText(layer)) return { ...layer, text: valueOf(layer) };
    if (!isOpenImage(layer)) return layer;
    const src = valueOf(layer);
    return src === '' ? layer : withPicture(layer, src);
  };
  return { ...scene, layers: scene.layers.map(change) };
}

/**
 * Puts a shopper's own values into a side's customisable layers (S3.2, S3.4-28), or returns the errors by layer. Every
 * such layer needs a value: the template's content is an example and is never printed, except for pictures where none
 * can be uploaded. Ownership of a picture is not checked here: the caller must have done it.
 */
export function personalise(
  scene: Scene,
  own: PersonalTexts,
  options: PersonaliseOptions = {},
): Result<Scene, PersonaliseError[]> {
  const errors = refusals(scene, own, options);
  if (errors.length > 0) return fail(errors);
  return ok(withOwn(scene, (layer) => normaliseText(ownText(own, layer.id) ?? '')));
}

/** A preview while a shopper types: their values where there are any, else the template's example. */
export function previewPersonalised(scene: Scene, own: PersonalTexts): Scene {
  return withOwn(scene, (layer) => {
    const value = normaliseText(ownText(own, layer.id) ?? '').replace(/\p{C}/gu, '');
    if (layer.type === 'image') return SRC_PATTERN.test(value) ? value : '';
    return value === '' ? layer.text : [...value].slice(0, maxLengthOf(layer)).join('');
  });
}
