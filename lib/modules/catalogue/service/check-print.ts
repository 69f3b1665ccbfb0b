import { preflight } from '@/lib/modules/design/rules/preflight';
import type { PictureFacts, PreflightIssue } from '@/lib/modules/design/rules/preflight-types';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import type { PrintIssue } from '@/lib/modules/catalogue/contract/event-product';
import type { ProductColour } from '@/lib/db/schema/catalogue';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { ownPictureFacts } from './own-picture-facts';

/** What is looked at: a product's scenes on each of its colours. */
export interface PrintedDesign {
  scenes: readonly Scene[];
  colours: readonly ProductColour[];
  refusedWords: readonly string[];
}

export interface PrintCheck {
  issues: PrintIssue[];
  /** What is known of the pictures that the scenes show, by `src`. */
  pictures: Record<string, PictureFacts>;
}

/** Two findings that differ in nothing but the cloth they were made on. */
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
  // What is wrong on every colour is wrong with the design, not with a colour.
  return [...found.values()].map((issue) =>
    issue.colours.length === colours.length ? { ...issue, colours: [] } : issue,
  );
}

/**
 * What the print check says of a product's design on each of its colours: the answer its editor gave (DESIGN "Design scene").
 * Reads files: no transaction may be open.
 */
export async function checkPrint(tenantId: string, design: PrintedDesign): Promise<PrintCheck> {
  const pictures = await ownPictureFacts(tenantId, design.scenes);
  const issues: PrintIssue[] = [];
  for (const scene of design.scenes) issues.push(...(await checkScene(scene, design, pictures)));
  return { issues, pictures };
}

/** Whether any of them keeps a product from being sold. */
export function blocksSale(issues: readonly PrintIssue[]): boolean {
  return issues.some((issue) => issue.severity === 'block');
}
