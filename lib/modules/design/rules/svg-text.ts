import { COLOUR_PATTERN } from './scene-types';

/**
 * SVG text made by this module's own functions and by nothing else: the only markup components may set as inner HTML.
 * The brand keeps a plain string from standing in for it.
 */
export type SafeSvg = string & { readonly __brand: 'SafeSvg' };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** `text` for an attribute or an element; characters XML forbids (NUL, lone surrogates) are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** A number with at most `places` decimals, the same on every machine; refuses what is not finite. */
export function svgNumber(value: number, places = 3): string {
  if (!Number.isFinite(value)) throw new RangeError('not a finite number in a drawing');
  const rounded = Number(value.toFixed(places));
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** A colour of the form `#rrggbb`; anything else is a fault of the caller. */
export function svgColour(value: string): string {
  const colour = value.toLowerCase();
  if (!COLOUR_PATTERN.test(colour)) throw new RangeError('not a colour in a drawing');
  return colour;
}

/** A prefix for ids inside the drawing, so that several can stand on one page. */
export function svgIdPrefix(value: string): string {
  return value.replace(/[^A-Za-z0-9_-]/g, '') || 'd';
}
