import { preflight } from '@/lib/modules/design/rules/preflight';
import type { PictureFacts, PreflightIssue } from '@/lib/modules/design/rules/preflight-types';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import type { PrintIssue } from '@/lib/modules/catalogue/contract/event-product';
import type { ProductColour } from '@/lib/db/schema/catalogue';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { ownPictureFacts } from './own-picture-facts';

/** The input of the check: a product's scenes and its colours. */
export interface PrintedDesign {
  scenes: readonly Scene[];
  colours: readonly ProductColour[];
  refusedWords: readonly string[];
}

export interface PrintCheck {
  issues: PrintIssue[];
  /** Facts about the pictures in the scenes, by `src`. */
  pictures: Record<string, PictureFacts>;
}

/** Two issues that differ only in the garment colour. */
const sameIssue = (side: string, { code, layerId, severity }: PreflightIssue) =>
  [side, code, layerId, severity].join(' ');

async function checkScene(
  scene: Scene,
  { colours, refusedWords }: PrintedDesign,
  pictures: PrintCheck['pictures'],
): Promise<PrintIssue[]> {
  const fontBooks = await loadFontsOf(scene);
  const found = new Map<string, PrintIssue>();
  for (const { identifier, hex } of colours) {
    for (const issue of preflight(scene, { fontBooks, garmentColour: hex, pictures, refusedWords })) {
      const key = sameIssue(scene.side, issue);
      const known = found.get(key);
      if (known) known.colours.push(identifier);
      else {
        const { code, layerId: layer_id, severity, values } = issue;
        found.set(key, { side: scene.side, code, layer_id, severity, values, colours: [identifier] });
      }
    }
  }
  // An issue found on every colour is an issue of the design, so it names no colour.
  return [...found.values()].map((issue) =>
    issue.colours.length === colours.length ? { ...issue, colours: [] } : issue,
  );
}

/**
 * The print check's issues for a product's design on each of its colours, the same as in its editor. Reads files, so it
 * must be called outside a transaction.
 */
export async function checkPrint(tenantId: string, design: PrintedDesign): Promise<PrintCheck> {
  const pictures = await ownPictureFacts(tenantId, design.scenes);
  const issues: PrintIssue[] = [];
  for (const scene of design.scenes) issues.push(...(await checkScene(scene, design, pictures)));
  return { issues, pictures };
}

/** Whether one of the issues keeps a product from being sold. */
export function blocksSale(issues: readonly PrintIssue[]): boolean {
  return issues.some((issue) => issue.severity === 'block');
}
