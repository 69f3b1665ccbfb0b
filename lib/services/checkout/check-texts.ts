import type { FieldErrors } from '@/lib/kernel/app-error';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import type { CheckoutLine } from '@/lib/domain/checkout/types';
import { customisableTexts } from '@/lib/domain/design/personalise';
import { preflight } from '@/lib/domain/design/preflight';
import type { PreflightCode } from '@/lib/domain/design/preflight-codes';
import type { Scene } from '@/lib/domain/design/scene-types';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';

/** What a shopper can mend by typing something else; the rest is the artwork's own fault and waits for the client. */
const TEXT_CODES: Partial<Record<PreflightCode, FieldErrorCode>> = {
  glyph_missing: 'glyph_missing',
  invalid_characters: 'invalid_characters',
  text_missing: 'text_missing',
  text_too_long: 'text_too_long',
  text_too_small: 'text_too_long',
  cut_by_area: 'text_too_long',
  outside_area: 'text_too_long',
};

async function checkScene(
  scene: Scene | null,
  colour: string,
  path: string,
  problems: FieldErrors,
): Promise<void> {
  const open = scene ? customisableTexts(scene).map((layer) => layer.id) : [];
  if (!scene || open.length === 0) return;
  const fontBooks = await loadFontsOf(scene);
  for (const issue of preflight(scene, { fontBooks, garmentColour: colour })) {
    const code = TEXT_CODES[issue.code];
    if (issue.severity !== 'block' || !code || issue.layerId === null || !open.includes(issue.layerId))
      continue;
    problems[`${path}.${issue.layerId}`] = [code];
  }
}

/** What is printed of a line, and on which garment. */
export interface PrintedLine {
  colourHex: string;
  sceneFront: Scene | null;
  sceneBack: Scene | null;
}

/** The print check of one line's own texts; by field below `path`, empty when all print. */
export async function checkLineTexts(line: PrintedLine, path: string): Promise<FieldErrors> {
  const problems: FieldErrors = {};
  await checkScene(line.sceneFront, line.colourHex, `${path}.front`, problems);
  await checkScene(line.sceneBack, line.colourHex, `${path}.back`, problems);
  return problems;
}

/** The print check at order intake, over the shopper's own texts (DESIGN "Design scene"); by field, empty when all print. */
export async function checkTexts(lines: readonly CheckoutLine[]): Promise<FieldErrors> {
  const problems: FieldErrors = {};
  for (const [index, line] of lines.entries()) {
    const colour = line.product.colours.find(
      ({ identifier }) => identifier === line.variant.colourIdentifier,
    );
    const printed = { ...line, colourHex: colour?.hex ?? '#ffffff' };
    Object.assign(problems, await checkLineTexts(printed, `products.${index}.personalisation`));
  }
  return problems;
}
