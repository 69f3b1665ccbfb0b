import { renderAsync } from '@resvg/resvg-js';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';

/**
 * Renders one of our own SVGs as a transparent PNG at the size it names. No font is loaded: text is already outlines,
 * and resvg would silently leave out text whose font it lacks.
 */
export async function drawSvg(svg: SafeSvg): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' });
  return image.asPng();
}
