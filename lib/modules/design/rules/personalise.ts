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

/** Layer id → what is the shopper's own: the text of a text layer, the id of a stored picture for an image layer. */
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
  /** Where no picture can be sent, what stands in an image layer stays: none is asked for, and none is taken. */
  keepPictures?: boolean;
}

/** A shopper's text as it is stored and printed: composed (NFC), without blanks at its ends. */
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
  // Refused in a client's own design, too: nobody wears it, and somebody sent it.
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

/** What the shopper may still write when the client's own texts are on the side. */
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
 * The layer with another picture in its box. The picture is shown whole, as large as the box lets it be, in the box's middle
 * (what `sceneToSvg` does with any picture): a logo without its edge or a face without its chin is a fault that a shopper
 * could not mend here, while cloth at two sides of a picture is seen in the preview and does no harm. So it never
 * leaves the box that its client has placed, nor with it the print area. The part that was shown of the former picture says
 * nothing of this one.
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
 * Puts what is a shopper's own into a side's customisable layers (SPEC 3.2, 3.4), or names every layer that refuses.
 * Each of them needs something: what stands in the template is an example and is never printed, but for pictures where none
 * can be sent. Whose a picture is, is not asked here: its id must be one that the shopper has been seen to own.
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

/** What to show while a shopper types: what is theirs as far as it goes, the template's example where there is nothing. */
export function previewPersonalised(scene: Scene, own: PersonalTexts): Scene {
  return withOwn(scene, (layer) => {
    const value = normaliseText(ownText(own, layer.id) ?? '').replace(/\p{C}/gu, '');
    if (layer.type === 'image') return SRC_PATTERN.test(value) ? value : '';
    return value === '' ? layer.text : [...value].slice(0, maxLengthOf(layer)).join('');
  });
}
