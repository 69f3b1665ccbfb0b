import type { PictureRefusal } from '@/lib/modules/uploads/rules/refusals';
import type { SvgElement } from './svg-reader';

/** Elements that draw. */
const SHAPES = 'svg g a path rect circle ellipse line polyline polygon use switch symbol defs style'.split(
  ' ',
);
const PAINTS = 'clipPath mask linearGradient radialGradient stop pattern marker'.split(' ');
/** Elements that only describe the drawing; they are left out. */
const SILENT = 'title desc metadata view cursor font font-face glyph missing-glyph color-profile'.split(' ');
export const DRAWN: ReadonlySet<string> = new Set([...SHAPES, ...PAINTS]);
const LEFT_OUT: ReadonlySet<string> = new Set(SILENT);

const TEXTS = new Set([
  'text',
  'tspan',
  'textPath',
  'tref',
  'altGlyph',
  'flowRoot',
  'flowPara',
  'flowRegion',
]);
const SCRIPTS = new Set(['script', 'handler', 'listener']);
const MOVES = /^(animate|animateMotion|animateTransform|animateColor|set|discard)$/;
const EMBEDS = new Set(['image', 'feImage', 'iframe', 'object', 'embed', 'audio', 'video', 'canvas', 'link']);

function hasText(element: SvgElement): boolean {
  return element.text.trim() !== '' || element.children.some(hasText);
}

/** Illustrator stores its own copy of a drawing inside the file, for itself only. */
function isForOthers(element: SvgElement): boolean {
  return element.attributes.has('requiredExtensions');
}

function elementRefusal(element: SvgElement): PictureRefusal | null {
  const { name } = element;
  if (DRAWN.has(name) || LEFT_OUT.has(name)) return null;
  if (SCRIPTS.has(name)) return 'svg_script';
  if (name === 'foreignObject') return isForOthers(element) ? null : 'svg_script';
  if (MOVES.test(name)) return 'animated';
  if (EMBEDS.has(name)) return 'svg_external';
  if (TEXTS.has(name)) return hasText(element) ? 'svg_text' : null;
  if (name === 'filter' || name.startsWith('fe')) return 'svg_too_complex';
  return 'svg_damaged';
}

/** Checks CSS, in an attribute or an element: no external references, and no escapes that could hide one. */
function styleRefusal(css: string): PictureRefusal | null {
  if (/@import|\\|expression\s*\(/i.test(css)) return 'svg_external';
  const targets = [...css.matchAll(/url\s*\(\s*["']?\s*([^"')]*)/gi)].map(([, target = '']) => target.trim());
  if (targets.some((target) => !target.startsWith('#'))) return 'svg_external';
  return /(^|[;{\s])filter\s*:(?!\s*none\b)/i.test(css) ? 'svg_too_complex' : null;
}

function attributeRefusal(name: string, value: string): PictureRefusal | null {
  if (/^on/i.test(name)) return 'svg_script';
  if (/^(href|src)$/i.test(name.split(':').at(-1) ?? '')) {
    if (/^\s*(java|vb)script:/i.test(value)) return 'svg_script';
    return value.trim() === '' || value.trim().startsWith('#') ? null : 'svg_external';
  }
  if (name === 'filter') return value.trim() === 'none' ? null : 'svg_too_complex';
  return styleRefusal(value);
}

/** Why an SVG's elements may not be drawn: the first reason found; null when there is none. */
export function svgRefusal(element: SvgElement): PictureRefusal | null {
  if (element.isForeign) {
    // Another program's private elements are never drawn, but they must not hide a script.
    return SCRIPTS.has(element.name) ? 'svg_script' : null;
  }
  const own = elementRefusal(element);
  if (own) return own;
  if (LEFT_OUT.has(element.name) || element.name === 'foreignObject') return null;
  for (const [name, value] of element.attributes) {
    const refusal = attributeRefusal(name, value);
    if (refusal) return refusal;
  }
  if (element.name === 'style') return styleRefusal(element.text);
  for (const child of element.children) {
    const refusal = svgRefusal(child);
    if (refusal) return refusal;
  }
  return null;
}
