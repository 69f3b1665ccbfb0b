import { DRAWN } from './check-svg';
import type { SvgElement } from './svg-reader';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The drawing attributes; namespaces and other programs' attributes are left out. */
function attributesOf({ attributes }: SvgElement): string {
  return [...attributes]
    .filter(([name]) => /^[a-zA-Z][\w-]*$/.test(name) && name !== 'xmlns')
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');
}

function write(element: SvgElement): string {
  if (element.isForeign || !DRAWN.has(element.name)) return '';
  const { name } = element;
  const inside = name === 'style' ? escape(element.text) : element.children.map(write).join('');
  return `<${name}${attributesOf(element)}>${inside}</${name}>`;
}

/** Writes the checked elements anew, so that only what was checked is drawn. */
export function writeSvg(root: SvgElement): string {
  return write(root).replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"');
}
