import { renderAsync } from '@resvg/resvg-js';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';

/**
 * Draws one of our own SVGs as a transparent PNG at the size it names. No font is ever looked up: text comes as outlines,
 * and resvg would leave out without a word what it has no font for (STACK "Drawing").
 */
export async function drawSvg(svg: SafeSvg): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' });
  return image.asPng();
}
