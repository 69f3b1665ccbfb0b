import type { FontBooks } from '../font-book';
import { inkBounds } from '../layer-bounds';
import type { Box } from '../path-data';
import type { EditGeometry } from './edit-state';
import { shapeKey } from './shape-key';

/** Cache size for ink boxes; a design with two full sides holds 120. */
const REMEMBERED = 500;

/** The layers' ink boxes for commands. Each text is laid out once, however often its layer is moved. */
export function createGeometry(areas: EditGeometry['areas'], fontBooks: FontBooks): EditGeometry {
  const boxes = new Map<string, Box | null>();
  return {
    areas,
    inkBox: (layer, { area }) => {
      const key = `${area.widthMm} ${area.heightMm} ${shapeKey(layer)}`;
      const remembered = boxes.get(key);
      if (remembered !== undefined) return remembered;
      const box = inkBounds(layer, { area }, fontBooks);
      if (boxes.size >= REMEMBERED) boxes.clear();
      boxes.set(key, box);
      return box;
    },
  };
}
