import { COLOUR_PATTERN } from './scene-types';

/**
 * SVG text made by this module's functions only: the one kind of markup that components may set as inner HTML. The
 * branded type keeps a plain string from being used instead.
 */
export type SafeSvg = string & { readonly __brand: 'SafeSvg' };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** `text` escaped for an attribute or an element; characters XML forbids (NUL, lone surrogates) are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** A number with at most `places` decimals, the same on every machine; throws for one that is not finite. */
export function svgNumber(value: number, places = 3): string {
  if (!Number.isFinite(value)) throw new RangeError('not a finite number in a drawing');
  const rounded = Number(value.toFixed(places));
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** A colour of the form `#rrggbb`; throws for anything else. */
export function svgColour(value: string): string {
  const colour = value.toLowerCase();
  if (!COLOUR_PATTERN.test(colour)) throw new RangeError('not a colour in a drawing');
  return colour;
}

/** A prefix for ids inside the SVG, so that several can be on one page. */
export function svgIdPrefix(value: string): string {
  return value.replace(/[^A-Za-z0-9_-]/g, '') || 'd';
}
