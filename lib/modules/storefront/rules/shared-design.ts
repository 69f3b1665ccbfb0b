import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { isAllowedText } from '@/lib/modules/design/rules/allowed-characters';
import { holdsMarkup } from '@/lib/modules/design/rules/holds-markup';
import { isPictureToken } from '@/lib/modules/design/rules/own-values';
import {
  customisableImages,
  customisableTexts,
  maxLengthOf,
  normaliseText,
} from '@/lib/modules/design/rules/personalise';
import { type Scene, type Side, SIDES } from '@/lib/modules/design/rules/scene-types';

/** A shopper's version of a customisable product, in a draft, a shared link or a basket line. */
export interface SharedDesign {
  /** Texts, and pictures by their upload tokens; a link carries no pictures (`withoutPictures`). */
  texts: Personalisation;
  /** The colour's identifier. */
  colour?: string | undefined;
  size?: string | undefined;
  quantity?: number | undefined;
}

/** The product data that a design is checked against. */
export interface DesignTarget {
  scenes: readonly Scene[];
  variants: readonly { identifier: string; size: string }[];
}

/** Maximum length of a design in a link: every text of a product with ten full layers fits. */
export const SHARED_LENGTH = 8000;
const VERSION = 1;
const BASE64URL = /^[A-Za-z0-9_-]+$/;

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(code: string): string {
  const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)));
}

/** A design encoded for a link's fragment with `A-Za-z0-9_-` only; null if it is too long for a link. */
export function encodeDesign({ texts, colour, size }: SharedDesign): string | null {
  const sides = SIDES.map((side) => texts[side] ?? {});
  const code = toBase64Url(JSON.stringify([VERSION, colour ?? '', size ?? '', ...sides]));
  return code.length > SHARED_LENGTH ? null : code;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => isText(entry[1])),
  );
}

/** The design in a link's fragment, not validated yet; null if it cannot be decoded. */
export function decodeDesign(code: string): SharedDesign | null {
  if (code.length > SHARED_LENGTH || !BASE64URL.test(code)) return null;
  try {
    const read: unknown = JSON.parse(fromBase64Url(code));
    if (!Array.isArray(read) || read[0] !== VERSION || read.length !== 5) return null;
    const [, colour, size, front, back] = read as unknown[];
    return {
      texts: { front: textsOf(front), back: textsOf(back) },
      colour: isText(colour) && colour !== '' ? colour : undefined,
      size: isText(size) && size !== '' ? size : undefined,
    };
  } catch {
    return null;
  }
}

function fittingTexts(scene: Scene, given: Record<string, string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const layer of customisableTexts(scene)) {
    const text = normaliseText(Object.hasOwn(given, layer.id) ? (given[layer.id] ?? '') : '');
    const fits = [...text].length <= maxLengthOf(layer) && isAllowedText(layer.allowed ?? 'any', text);
    if (text !== '' && fits && !holdsMarkup(text)) kept[layer.id] = text;
  }
  for (const { id } of customisableImages(scene)) {
    const picture = Object.hasOwn(given, id) ? (given[id] ?? '') : '';
    if (isPictureToken(picture)) kept[id] = picture;
  }
  return kept;
}

const filled = (texts: Record<string, string> | undefined): number =>
  Object.values(texts ?? {}).filter((text) => text.trim() !== '').length;

/**
 * The parts of a design that fit this product, by the limits of its layers, and whether anything was left out. A design
 * comes from a URL or from the browser's storage, so nothing in it is trusted.
 */
export function fitDesign(
  target: DesignTarget,
  given: SharedDesign,
): { design: SharedDesign; whole: boolean } {
  const texts: Personalisation = {};
  let whole = true;
  for (const side of SIDES satisfies readonly Side[]) {
    const scene = target.scenes.find((one) => one.side === side);
    const own = given.texts[side] ?? {};
    const kept = scene ? fittingTexts(scene, own) : {};
    if (Object.keys(kept).length > 0) texts[side] = kept;
    if (Object.keys(kept).length < filled(own)) whole = false;
  }
  const ofColour = target.variants.filter(({ identifier }) => identifier === given.colour);
  const sized = target.variants.some(({ size }) => size === given.size);
  const colour = ofColour.length > 0 ? given.colour : undefined;
  const size = sized ? given.size : undefined;
  const { quantity } = given;
  const counted = Number.isInteger(quantity) && Number(quantity) >= 1 ? quantity : undefined;
  if (colour !== given.colour || size !== given.size) whole = false;
  return { design: { texts, colour, size, quantity: counted }, whole };
}

/** Whether a design has no values of the shopper's own. */
export function isBlankDesign({ texts }: SharedDesign): boolean {
  return SIDES.every((side) => filled(texts[side]) === 0);
}
