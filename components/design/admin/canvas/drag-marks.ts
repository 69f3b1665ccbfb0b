import type { SnapLine } from '@/lib/modules/design/rules/edit/snap';
import type { Box } from '@/lib/modules/design/rules/path-data';

/** Helper graphics shown during a drag. */
export interface Marks {
  lines: readonly SnapLine[];
  marquee?: Box | undefined;
  /** Hides the handles while a handle or a layer is dragged. */
  isDragging?: boolean;
}

/** Store of the helper graphics outside React, since they change on every pointer move. */
export interface DragMarks {
  get: () => Marks;
  set: (marks: Marks) => void;
}

export const NO_MARKS: Marks = { lines: [] };

export function createMarks(): DragMarks {
  let current = NO_MARKS;
  return {
    get: () => current,
    set: (marks) => {
      current = marks;
    },
  };
}
