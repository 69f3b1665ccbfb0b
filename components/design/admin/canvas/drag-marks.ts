import type { SnapLine } from '@/lib/modules/design/rules/edit/snap';
import type { Box } from '@/lib/modules/design/rules/path-data';

/** What is drawn beside the design while something is dragged. */
export interface Marks {
  lines: readonly SnapLine[];
  marquee?: Box | undefined;
  /** Handles are out of the way while one of them, or the layer itself, is dragged. */
  isDragging?: boolean;
}

/** Marks outside React: they change with each pointer move. */
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
