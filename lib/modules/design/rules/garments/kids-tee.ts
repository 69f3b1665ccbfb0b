import type { Blank } from './blank';
import { drawTee } from './tee';
import { teeDrawing } from './tee-pieces';

const drawing = teeDrawing({ across: 0.93, down: 0.8, still: 120, shift: 76 });
const area = { widthMm: 210, heightMm: 240, dpi: 300 };

/** Children's crew-neck T-shirt; about 380 mm across the chest, shorter for its width than an adult's. */
export const kidsTee: Blank = {
  placement: {
    front: { area, x: 369.5, y: 322, scale: 1.243 },
    back: { area, x: 369.5, y: 276, scale: 1.243 },
  },
  draw: (brush, side) => drawTee(brush, side, drawing),
};
