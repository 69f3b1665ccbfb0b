import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { isAllowedText } from './allowed-characters';
import { type Layer, type Scene, SCENE_LIMITS, type TextLayer } from './scene-types';

/** Layer id → what the shopper typed. */
export type PersonalTexts = Readonly<Record<string, string>>;

export interface PersonaliseError {
  layerId: string;
  code: Extract<
    FieldErrorCode,
    'locked_layer' | 'unknown' | 'text_missing' | 'text_too_long' | 'invalid_characters'
  >;
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
  return isAllowedText(layer.allowed ?? 'any', text) ? null : 'invalid_characters';
}

function ownText(texts: PersonalTexts, id: string): string | undefined {
  return Object.hasOwn(texts, id) ? texts[id] : undefined;
}

function isOpenText(layer: Layer): layer is TextLayer {
  return layer.type === 'text' && layer.customisable && !layer.hidden;
}

/** The text layers a shopper may fill in, in drawing order. */
export function customisableTexts(scene: Scene): TextLayer[] {
  return scene.layers.filter((layer): layer is TextLayer => isOpenText(layer));
}

function refusals(scene: Scene, texts: PersonalTexts): PersonaliseError[] {
  const open = customisableTexts(scene);
  const errors: PersonaliseError[] = [];
  for (const id of Object.keys(texts)) {
    if (open.some((layer) => layer.id === id)) continue;
    const known = scene.layers.some((layer) => layer.id === id);
    errors.push({ layerId: id, code: known ? 'locked_layer' : 'unknown' });
  }
  for (const layer of open) {
    const code = checkText(layer, normaliseText(ownText(texts, layer.id) ?? ''));
    if (code) errors.push({ layerId: layer.id, code });
  }
  return errors;
}

function withTexts(scene: Scene, textOf: (layer: TextLayer) => string): Scene {
  const change = (layer: Layer): Layer => (isOpenText(layer) ? { ...layer, text: textOf(layer) } : layer);
  return { ...scene, layers: scene.layers.map(change) };
}

/**
 * Puts a shopper's texts into a side's customisable text layers (SPEC 3.2, 3.4), or names every layer that refuses.
 * Each customisable text needs one: what stands in the template is an example and is never printed.
 */
export function personalise(scene: Scene, texts: PersonalTexts): Result<Scene, PersonaliseError[]> {
  const errors = refusals(scene, texts);
  if (errors.length > 0) return fail(errors);
  return ok(withTexts(scene, (layer) => normaliseText(ownText(texts, layer.id) ?? '')));
}

/** What to show while a shopper types: their text as far as it goes, the template's example where it is empty. */
export function previewPersonalised(scene: Scene, texts: PersonalTexts): Scene {
  return withTexts(scene, (layer) => {
    const text = normaliseText(ownText(texts, layer.id) ?? '').replace(/\p{C}/gu, '');
    return text === '' ? layer.text : [...text].slice(0, maxLengthOf(layer)).join('');
  });
}
