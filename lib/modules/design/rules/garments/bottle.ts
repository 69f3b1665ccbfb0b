import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { Blank, BlankDrawing } from './blank';
import { type Brush, CLEAR } from './brush';
import { symmetric } from './path-kit';

const BODY = symmetric(
  'M500 238C476 238 452 237 430 234C428 268 418 290 398 312C378 334 372 354 372 384L372 872C373 892 386 902 410 908C440 914 470 916 500 916',
);
const SHOULDER_LINE = 'M372 384C410 396 454 400 500 400C546 400 590 396 628 384';
const COLLAR = symmetric('M500 222C472 222 450 220 432 216L432 238C450 242 472 244 500 244');
const LID = symmetric(
  'M500 118C466 118 440 122 428 130C424 134 422 140 422 148L422 214C444 222 470 226 500 226',
);
const LID_TOP = symmetric('M500 112C462 112 432 118 426 130C432 142 462 148 500 148');
const LOOP = symmetric('M500 44C448 44 424 64 420 104L420 128L446 128L446 108C448 82 466 70 500 70');
const LOOP_HOLE = symmetric('M500 70C466 70 448 82 446 108L446 120C462 114 480 112 500 112');
const BASE = symmetric('M500 888C454 888 410 884 372 872C373 892 386 902 410 908C440 914 470 916 500 916');
const OUTLINE = symmetric(
  'M500 44C448 44 424 64 420 104L422 148L422 214L432 218L430 234C428 268 418 290 398 312C378 334 372 354 372 384L372 872C373 892 386 902 410 908C440 914 470 916 500 916',
);

const LID_COLOUR = '#2b2d31';

function lid(brush: Brush): string {
  const shade = brush.gradient(
    LID,
    [422, 0],
    [578, 0],
    [
      { at: 0, tone: -0.4 },
      { at: 0.2, tone: 0.2 },
      { at: 0.34, tone: 0.1 },
      { at: 0.7, tone: -0.1 },
      { at: 1, tone: -0.4 },
    ],
  );
  const grips = Array.from({ length: 27 }, (_, index) => 425 + index * 6)
    .map((x) => `M${x} 158L${x} 210`)
    .join('');
  return (
    `<path d="${LOOP}" fill="#222428"/>` +
    brush.within(
      LOOP,
      brush.fixedLine('M500 52C456 52 432 70 428 106L428 128', '#6f737a', 4, 0.7) +
        brush.fixedLine(LOOP, '#000', 4, 0.5),
    ) +
    `<path d="${LID}" fill="${LID_COLOUR}"/>` +
    brush.within(
      LID,
      brush.fixedLine(grips, '#000', 2.4, 0.42) +
        brush.fixedLine(
          grips.replace(/M(\d+)/g, (_, x: string) => `M${Number(x) + 2}`),
          '#fff',
          1,
          0.12,
        ) +
        shade,
    ) +
    `<path d="${LID_TOP}" fill="#3a3d42"/>` +
    brush.fixedLine('M426 131C432 142 462 148 500 148C538 148 568 142 574 131', '#fff', 1.6, 0.25)
  );
}

function draw(brush: Brush, side: Side): BlankDrawing {
  const wall = brush.within(
    BODY,
    brush.gradient(
      BODY,
      [372, 0],
      [628, 0],
      [
        { at: 0, tone: -0.52 },
        { at: 0.08, tone: -0.24 },
        { at: 0.24, tone: 0.12 },
        { at: 0.36, tone: 0.12 },
        { at: 0.6, tone: -0.06 },
        { at: 0.84, tone: -0.32 },
        { at: 0.95, tone: -0.44 },
        { at: 1, tone: -0.3 },
      ],
    ) +
      brush.patch('M416 392C424 396 440 398 450 399L450 874C440 873 424 871 416 869Z', 0.3, 9) +
      brush.patch('M424 398L432 399L432 872L424 870Z', 0.34, 3) +
      brush.patch('M598 396L612 392L612 870L598 876Z', 0.16, 5) +
      brush.patch(
        'M430 236C430 276 424 296 410 316C424 330 452 326 462 300C468 280 466 256 462 240Z',
        0.3,
        7,
      ) +
      brush.line(SHOULDER_LINE, 0.14, 14, 8) +
      brush.gradient(
        BODY,
        [0, 234],
        [0, 400],
        [
          { at: 0, tone: -0.3 },
          { at: 0.35, tone: -0.02 },
          { at: 1, tone: CLEAR },
        ],
      ) +
      brush.patch(BASE, -0.26, 8),
  );
  const over =
    wall +
    `<path d="${COLLAR}" fill="#868a90"/>` +
    brush.within(COLLAR, brush.metal(COLLAR, [430, 570]) + brush.fixedLine(COLLAR, '#000', 3, 0.3)) +
    lid(brush) +
    (side === 'back' ? brush.fixedLine('M484 868L516 868', '#fff', 2, 0.16) : '') +
    brush.rim(OUTLINE) +
    brush.grain(BODY, 0.3);
  return { outline: OUTLINE, hole: LOOP_HOLE, under: brush.cloth(BODY), printable: BODY, over };
}

const area = { widthMm: 50, heightMm: 120, dpi: 300 };

/** Insulated bottle with a powder-coated wall; about 73 mm across. */
export const bottle: Blank = {
  placement: {
    front: { area, x: 414, y: 430, scale: 3.44 },
    back: { area, x: 414, y: 430, scale: 3.44 },
  },
  draw,
};
