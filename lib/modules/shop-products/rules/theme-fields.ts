import type { CharacterSet, ImageLayer, TextLayer } from '@/lib/modules/design/rules/scene-types';
import { fieldKey } from '@/lib/modules/design/rules/typed-for';

/** Where a product in a shop keeps its fields, by the platform's names for such a place. */
export const THEME_FIELDS = { namespace: 'merchloom', key: 'fields' } as const;

/** What is known of a layer that a shopper fills in. */
export type OpenLayer =
  | Pick<TextLayer, 'type' | 'id' | 'label' | 'maxLength' | 'allowed'>
  | Pick<ImageLayer, 'type' | 'id' | 'label'>;

/** A field of a shop's product page. */
export interface ThemeField {
  /** Of the line's property: an order brings what was typed under this name. */
  name: string;
  /** As its shopper reads it. */
  label: string;
  kind: 'text' | 'picture';
  /** Characters; absent for a picture, and where the design sets no limit. */
  max?: number;
  /** What all of the text must match, for the `pattern` of an input; absent where anything may be typed. */
  pattern?: string;
}

/** The sets of `isAllowedText`, as an input's `pattern` writes them. */
const PATTERNS: Readonly<Record<Exclude<CharacterSet, 'any'>, string>> = {
  letters_numbers_spaces: String.raw`[\p{L}\p{M}\p{Nd} ]*`,
  letters_spaces: String.raw`[\p{L}\p{M} ]*`,
  name: String.raw`[\p{L}\p{M} .'’\-]*`,
  digits: '[0-9]*',
};

const allowedIn = (layer: OpenLayer): CharacterSet => ('allowed' in layer ? (layer.allowed ?? 'any') : 'any');

/** Whether one field can be for both: what fits one layer is of the kind and characters of the other. */
const areAlike = (one: OpenLayer, other: OpenLayer): boolean =>
  one.type === other.type && allowedIn(one) === allowedIn(other);

/** A label that a form can carry: brackets end a property's name, and the platform hides names that begin with a line. */
const canBeSent = (label: string): boolean => label !== '' && !/[[\]]|^_/.test(label);

/** A layer's label where an order then finds this layer by it, else its id. */
function nameOf(layer: OpenLayer, layers: readonly OpenLayer[]): string {
  const label = layer.label?.trim() ?? '';
  if (!canBeSent(label)) return layer.id;
  const key = fieldKey(label);
  const isTaken = layers.some(
    (other) =>
      (fieldKey(other.id) === key && fieldKey(layer.id) !== key) ||
      (fieldKey(other.label ?? '') === key && !areAlike(other, layer)),
  );
  return isTaken ? layer.id : label;
}

function fieldOf(name: string, layers: readonly OpenLayer[]): ThemeField {
  const [first] = layers;
  const label = first?.label?.trim() || name;
  if (first?.type !== 'text') return { name, label, kind: 'picture' };
  const max = Math.min(...layers.map((one) => ('maxLength' in one && one.maxLength) || Infinity));
  const allowed = allowedIn(first);
  return {
    name,
    label,
    kind: 'text',
    ...(Number.isFinite(max) && { max }),
    ...(allowed !== 'any' && { pattern: PATTERNS[allowed] }),
  };
}

/**
 * The fields that a shop's product page needs for the layers of a product, in drawing order. Layers of one name share a field, as an order
 * fills each layer from the property of its name. S4-81.
 */
export function themeFields(layers: readonly OpenLayer[]): ThemeField[] {
  const byName = new Map<string, { name: string; layers: OpenLayer[] }>();
  for (const layer of layers) {
    const name = nameOf(layer, layers);
    const key = fieldKey(name);
    const known = byName.get(key);
    if (known) known.layers.push(layer);
    else byName.set(key, { name, layers: [layer] });
  }
  return [...byName.values()].map((one) => fieldOf(one.name, one.layers));
}
