'use client';

import type { LibraryWords } from '@/lib/modules/design/client/load-library-words';
import type { NewPath } from '@/lib/modules/design/rules/edit/edit-state';
import { SHAPES, type ShapeId } from '@/lib/modules/design/rules/shapes';
import { inkOn } from '@/lib/modules/design/rules/templates/look';
import { useDesigner } from '../panels/designer-context';
import { ItemGrid } from './item-grid';
import { useAddPath } from './use-add-path';

/** Size of a shape before it is fitted to the area, and the width of a line's stroke in mm. */
const SIZE = 100;
const LINE_MM = 2;

function newShape(id: ShapeId, ink: string, label: string): NewPath {
  const { ratio, outline, isLine } = SHAPES[id];
  const [width, height] = ratio >= 1 ? [SIZE, SIZE / ratio] : [SIZE * ratio, SIZE];
  const d = outline(width, height);
  return isLine ? { d, fill: 'none', stroke: ink, strokeWidthMm: LINE_MM, label } : { d, fill: ink, label };
}

interface ShapeShelfProps {
  title: string;
  ids: readonly ShapeId[];
  words: LibraryWords;
}

/** Shapes in the ink that is seen best on the garment. */
export function ShapeShelf({ title, ids, words }: ShapeShelfProps) {
  const { garment } = useDesigner();
  const add = useAddPath();
  const ink = inkOn(garment.hex);
  const items = ids.map((id) => {
    const shape = newShape(id, ink, words.shapes[id]);
    return {
      id,
      name: words.shapes[id],
      onChoose: () => add(shape),
      picture: (
        <svg viewBox="-56 -56 112 112" className="size-full">
          <path d={shape.d} fill={shape.fill} stroke={shape.stroke} strokeWidth="6" strokeLinecap="round" />
        </svg>
      ),
    };
  });
  return <ItemGrid title={title} items={items} />;
}
