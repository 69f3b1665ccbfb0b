import type { FieldErrors } from '@/lib/kernel/app-error';
import type { CheckoutLine } from '@/lib/modules/orders/rules/order-line-types';
import { customisableLayers } from '@/lib/modules/design/rules/personalise';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { textRefusals } from '@/lib/modules/design/rules/text-refusals';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';

async function checkScene(
  scene: Scene | null,
  { colourHex: garmentColour, refusedWords, pictures }: PrintedLine,
  path: string,
  problems: FieldErrors,
): Promise<void> {
  if (!scene || customisableLayers(scene).length === 0) return;
  const fontBooks = await loadFontsOf(scene);
  const refusals = textRefusals(scene, {
    fontBooks,
    garmentColour,
    refusedWords,
    ...(pictures ? { pictures } : {}),
  });
  for (const [layerId, code] of Object.entries(refusals)) problems[`${path}.${layerId}`] = [code];
}

/** The personal parts of a line, its garment, and the event's refused words. */
export interface PrintedLine {
  colourHex: string;
  sceneFront: Scene | null;
  sceneBack: Scene | null;
  refusedWords: readonly string[];
  /** Facts about the shopper's own pictures, by file id; absent where the shopper can have none. */
  pictures?: Readonly<Record<string, PictureFacts>>;
}

/** The print check of one line's own texts and pictures. Errors by field below `path`; empty when everything prints. */
export async function checkLineTexts(line: PrintedLine, path: string): Promise<FieldErrors> {
  const problems: FieldErrors = {};
  await checkScene(line.sceneFront, line, `${path}.front`, problems);
  await checkScene(line.sceneBack, line, `${path}.back`, problems);
  return problems;
}

/**
 * The print check at order intake, over the shopper's own texts and pictures. Errors by field; empty when everything
 * prints. `refusedWords` are the event's (S3.4-11).
 */
export async function checkTexts(
  lines: readonly CheckoutLine[],
  known: Pick<PrintedLine, 'refusedWords' | 'pictures'>,
): Promise<FieldErrors> {
  const problems: FieldErrors = {};
  for (const [index, line] of lines.entries()) {
    const colour = line.product.colours.find(
      ({ identifier }) => identifier === line.variant.colourIdentifier,
    );
    const printed = { ...line, colourHex: colour?.hex ?? '#ffffff', ...known };
    Object.assign(problems, await checkLineTexts(printed, `products.${index}.personalisation`));
  }
  return problems;
}
