import type { FieldErrors } from '@/lib/kernel/app-error';
import type { CheckoutLine } from '@/lib/domain/checkout/types';
import { customisableTexts } from '@/lib/domain/design/personalise';
import type { Scene } from '@/lib/domain/design/scene-types';
import { textRefusals } from '@/lib/domain/design/text-refusals';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';

async function checkScene(
  scene: Scene | null,
  colour: string,
  path: string,
  problems: FieldErrors,
): Promise<void> {
  if (!scene || customisableTexts(scene).length === 0) return;
  const fontBooks = await loadFontsOf(scene);
  const refusals = textRefusals(scene, { fontBooks, garmentColour: colour });
  for (const [layerId, code] of Object.entries(refusals)) problems[`${path}.${layerId}`] = [code];
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
