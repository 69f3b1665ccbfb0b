import { preflight } from '@/lib/modules/design/rules/preflight';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';

interface PrintedLine {
  name: string;
  colourHex: string;
  sceneFront: Scene | null;
  sceneBack: Scene | null;
}

/** What the print check needs besides the lines. */
interface Known {
  /** Facts about the pictures in the lines (`ownPictureFacts`). */
  pictures: Readonly<Record<string, PictureFacts>>;
  /** The event's current refused words, which may have changed since the order was placed (S3.4-11). */
  refusedWords: readonly string[];
}

/** The first issue that blocks printing an order's artwork, with the print check's `code`; null if there is none. */
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
