import { invalid } from '@/lib/kernel/app-error';
import type { TenantContext } from '@/lib/db/with-tenant';
import { drawGarment } from '@/lib/modules/catalogue/service/draw-garment';
import { preflight } from '@/lib/modules/design/rules/preflight';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import type { ArtworkCheck, ArtworkIssue } from '@/lib/modules/order-changes/contract/artwork';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';
import type { EditedLine } from '@/lib/modules/payments/service/refigure';
import { readArtworkFacts, withArtwork, type ArtworkFacts, type AskedArtwork } from './own-artwork';

/** The print check's issues of a line as it is, in the order of its sides. Reads fonts only. D3-53. */
export async function issuesOf(
  line: Pick<EditedLine, 'colourHex' | 'sceneFront' | 'sceneBack'>,
  { pictures, refusedWords }: Pick<ArtworkFacts, 'pictures' | 'refusedWords'>,
): Promise<ArtworkIssue[]> {
  const found: ArtworkIssue[] = [];
  for (const scene of scenesOf(line)) {
    const fontBooks = await loadFontsOf(scene);
    const issues = preflight(scene, { fontBooks, garmentColour: line.colourHex, pictures, refusedWords });
    for (const { code, layerId, severity, values } of issues)
      found.push({ side: scene.side, layer: layerId, code, severity, values });
  }
  return found;
}

/**
 * What the print check says of the sent texts and pictures, and how the line would look with them; saves nothing. D3-53. Throws as
 * `readArtworkFacts` does, and 422 with every value that the product does not take.
 */
export async function checkArtwork(context: TenantContext, asked: AskedArtwork): Promise<ArtworkCheck> {
  const { line: before, ...facts } = await readArtworkFacts(context, asked);
  const { line, problems } = withArtwork(before, asked.personalisation, facts);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { family, colourHex: hex } = line;
  const after = await Promise.all(
    scenesOf(line).map(async (scene) => ({
      side: scene.side,
      svg: String(await drawGarment(context.tenantId, { family, hex, side: scene.side, scene })),
    })),
  );
  return { issues: await issuesOf(line, facts), after };
}
