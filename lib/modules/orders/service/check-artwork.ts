import { preflight } from '@/lib/modules/design/rules/preflight';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';

interface PrintedLine {
  name: string;
  colourHex: string;
  sceneFront: Scene | null;
  sceneBack: Scene | null;
}

/** The scenes of a line that will be printed. */
export function scenesOf(line: PrintedLine): Scene[] {
  return [line.sceneFront, line.sceneBack].filter((scene) => scene !== null);
}

/** What the print check asks beside the lines. */
interface Known {
  /** What is known of the pictures that the lines show (`ownPictureFacts`). */
  pictures: Readonly<Record<string, PictureFacts>>;
  /** The event's words of today, which may be others than when the order was placed (S3.4-11). */
  refusedWords: readonly string[];
}

/** The first thing that stops an order's artwork from being printed, `code` of the print check; null when all is well. */
export async function blockingIssue(lines: readonly PrintedLine[], known: Known): Promise<string | null> {
  for (const line of lines) {
    for (const scene of scenesOf(line)) {
      const fontBooks = await loadFontsOf(scene);
      const issues = preflight(scene, { fontBooks, garmentColour: line.colourHex, ...known });
      const blocking = issues.find((issue) => issue.severity === 'block');
      if (blocking) return blocking.code;
    }
  }
  return null;
}
