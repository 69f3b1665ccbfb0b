import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { Blank, BlankDrawing } from './blank';
import { type Brush, CLEAR } from './brush';
import {
  armholeSeams,
  longSleeveBodyShade,
  longSleeveCloth,
  longSleeveShade,
  ribbedEnds,
} from './long-sleeve';
import { LONG_SLEEVE } from './long-sleeve-pieces';
import { type Crease, mirror, mirrorCrease, symmetric } from './path-kit';

const HOOD_FRONT = symmetric('M500 52C446 52 404 74 390 128C378 172 378 204 384 226C408 266 452 294 500 304');
const HOOD_OPENING = symmetric('M500 88C460 88 434 110 428 158C422 208 452 262 500 288');
const HOOD_EDGE_LEFT = 'M500 88C460 88 434 110 428 158C422 208 452 262 506 291';
const HOOD_EDGE_RIGHT = 'M500 88C540 88 566 110 572 158C578 208 548 262 500 288';
const HOOD_SEAM_LEFT = 'M384 226C408 266 452 294 500 304';
const HOOD_INSIDE_BACK = symmetric(
  'M500 88C460 88 434 110 428 158C426 182 430 202 438 220C456 234 480 238 500 238',
);

const HOOD_BACK = symmetric(
  'M500 124C440 124 392 150 374 208C366 252 388 316 432 358C456 378 480 384 500 384',
);
const HOOD_BACK_SEAM = 'M500 124C497 210 497 300 500 384';

const POCKET = symmetric('M500 592L378 592C368 628 346 676 318 706L312 806C372 818 440 822 500 822');
const POCKET_OPENING = 'M378 592C368 628 346 676 318 706';
const POCKET_TOP = 'M378 592L622 592';

const HOOD_FOLDS: readonly Crease[] = [
  [398, 112, 388, 150, 390, 190, 400, 226, 12],
  [436, 70, 412, 96, 404, 130, 404, 166, 12],
  [402, 236, 436, 262, 468, 276, 496, 282, 9],
  [460, 60, 440, 76, 426, 94, 418, 118, 8],
];
const HOOD_BACK_FOLDS: readonly Crease[] = [
  [384, 206, 392, 260, 420, 320, 476, 366, 18],
  [616, 206, 604, 266, 576, 326, 524, 366, 18],
  [420, 150, 430, 220, 452, 290, 492, 340, 16],
  [582, 150, 572, 220, 548, 300, 508, 344, 14],
  [440, 138, 470, 160, 530, 160, 560, 138, 12],
];
const POCKET_FOLDS: readonly Crease[] = [
  [330, 704, 356, 740, 366, 776, 360, 816, 12],
  [672, 706, 640, 740, 632, 780, 642, 816, 12],
  [430, 610, 424, 680, 440, 740, 432, 812, 12],
  [566, 604, 578, 670, 560, 740, 570, 812, 12],
];

const CORD_LEFT = 'M447 266C442 306 440 344 443 392C444 404 444 412 443 420';
const CORD_RIGHT = 'M553 266C559 308 562 348 556 404C555 414 556 424 557 432';

function cord(brush: Brush, line: string, end: readonly [number, number]): string {
  const [x, y] = end;
  const tip = `M${x - 4} ${y}L${x + 4} ${y}L${x + 3.4} ${y + 26}L${x - 3.4} ${y + 26}Z`;
  return (
    `<g transform="translate(5 6)">${brush.line(line, -0.4, 8, 4)}</g>` +
    `<path d="${line}" fill="none" stroke="currentColor" stroke-width="8.4" stroke-linecap="round"/>` +
    brush.line(line, brush.tones.isDark ? 0.3 : -0.16, 8.4) +
    brush.line(line, brush.tones.isDark ? 0.22 : 0.5, 2.6) +
    brush.fixed(tip, '#9a9ca1') +
    brush.fixed(`M${x - 2} ${y + 2}L${x} ${y + 2}L${x - 0.4} ${y + 24}L${x - 1.8} ${y + 24}Z`, '#e9eaec')
  );
}

function eyelet(x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="6.2" fill="#84868b"/><circle cx="${x}" cy="${y}" r="4.8" fill="#c9cbcf"/>` +
    `<circle cx="${x}" cy="${y}" r="3" fill="#2a2b2e"/>`
  );
}

function hoodFront(brush: Brush): string {
  return (
    brush.within(
      HOOD_FRONT,
      brush.gradient(
        HOOD_FRONT,
        [380, 0],
        [620, 0],
        [
          { at: 0, tone: -0.24 },
          { at: 0.16, tone: 0.09 },
          { at: 0.5, tone: -0.1 },
          { at: 0.84, tone: -0.02 },
          { at: 1, tone: -0.38 },
        ],
      ) +
        brush.folds([...HOOD_FOLDS, ...HOOD_FOLDS.map(mirrorCrease)], 0.8, 6) +
        brush.waves(HOOD_FRONT, 120, 160, 6, 1.2) +
        brush.line(HOOD_FRONT, -0.4, 6, 2.5),
    ) +
    brush.cloth(HOOD_OPENING, -0.3) +
    brush.within(
      HOOD_OPENING,
      brush.cloth(HOOD_INSIDE_BACK, -0.12) +
        brush.gradient(
          HOOD_OPENING,
          [0, 88],
          [0, 288],
          [
            { at: 0, tone: -0.34 },
            { at: 0.5, tone: -0.06 },
            { at: 1, tone: -0.4 },
          ],
        ) +
        brush.line('M500 88L500 238', -0.5, 2) +
        brush.line('M503 88L503 238', 0.12, 1.4) +
        brush.line('M438 220C456 234 480 238 500 238C520 238 544 234 562 220', -0.45, 3, 1) +
        brush.fixed('M480 244L520 244L520 264L480 264Z', '#f3f1ec', 0.82) +
        brush.fixed(
          'M487 250L513 250L513 252.4L487 252.4ZM491 256L509 256L509 257.6L491 257.6Z',
          '#55585e',
          0.8,
        ) +
        brush.line(HOOD_OPENING, -0.7, 26, 11),
    ) +
    brush.line(HOOD_EDGE_RIGHT, 0.16, 2) +
    brush.line(HOOD_EDGE_LEFT, 0.24, 2.2) +
    brush.stitch('M500 77C454 77 424 102 417 156C411 212 444 270 500 298', 6) +
    brush.stitch('M500 77C546 77 576 102 583 156C589 212 556 270 500 298', 6) +
    brush.seam(HOOD_SEAM_LEFT) +
    brush.seam(mirror(HOOD_SEAM_LEFT))
  );
}

function pocket(brush: Brush): string {
  return (
    `<g transform="translate(2 5)">${brush.line(POCKET_OPENING + mirror(POCKET_OPENING) + POCKET_TOP, -0.34, 7, 4)}</g>` +
    brush.within(
      POCKET,
      brush.cloth(POCKET, 0.015) +
        brush.gradient(
          POCKET,
          [312, 0],
          [688, 0],
          [
            { at: 0, tone: -0.2 },
            { at: 0.3, tone: 0.07 },
            { at: 0.62, tone: 0.01 },
            { at: 1, tone: -0.24 },
          ],
        ) +
        brush.gradient(
          POCKET,
          [0, 592],
          [0, 822],
          [
            { at: 0, tone: 0.05 },
            { at: 1, tone: -0.16 },
          ],
        ) +
        brush.folds(POCKET_FOLDS, 0.7, 9) +
        brush.waves(POCKET, 150, 260, 8, 1.3),
    ) +
    brush.seam(POCKET_TOP, 0.8) +
    brush.stitch('M376 602L624 602', 6) +
    [POCKET_OPENING, mirror(POCKET_OPENING)].map((d) => brush.seam(d, 1.2)).join('') +
    brush.stitch('M388 602C378 636 358 680 330 710', 6) +
    brush.stitch(mirror('M388 602C378 636 358 680 330 710'), 6)
  );
}

function backHood(brush: Brush): string {
  return (
    `<g transform="translate(4 12)">${brush.patch(HOOD_BACK, -0.42, 10)}</g>` +
    brush.cloth(HOOD_BACK) +
    brush.within(
      HOOD_BACK,
      brush.gradient(
        HOOD_BACK,
        [370, 0],
        [630, 0],
        [
          { at: 0, tone: -0.3 },
          { at: 0.24, tone: 0.1 },
          { at: 0.56, tone: 0 },
          { at: 1, tone: -0.36 },
        ],
      ) +
        brush.gradient(
          HOOD_BACK,
          [0, 124],
          [0, 384],
          [
            { at: 0, tone: 0.08 },
            { at: 0.55, tone: CLEAR },
            { at: 1, tone: -0.22 },
          ],
        ) +
        brush.folds(HOOD_BACK_FOLDS, 0.8, 9) +
        brush.waves(HOOD_BACK, 140, 180, 6, 1.4) +
        brush.line(HOOD_BACK, -0.4, 6, 2.5),
    ) +
    brush.seam(HOOD_BACK_SEAM, 0.8) +
    brush.stitch('M491 128C488 210 488 300 491 382', 6)
  );
}

const OUTLINES: Record<Side, string> = {
  front: symmetric(`M500 50C446 50 404 74 390 128C378 172 378 200 384 217${LONG_SLEEVE.outlineSides}`),
  back: symmetric(`M500 124C440 124 396 150 378 204L384 217${LONG_SLEEVE.outlineSides}`),
};

function draw(brush: Brush, side: Side): BlankDrawing {
  const isFront = side === 'front';
  const under = longSleeveCloth(brush) + (isFront ? brush.cloth(HOOD_FRONT) : '');
  const frontParts =
    pocket(brush) +
    hoodFront(brush) +
    cord(brush, CORD_LEFT, [443, 420]) +
    cord(brush, CORD_RIGHT, [557, 432]) +
    eyelet(447, 264) +
    eyelet(553, 264);
  const over =
    longSleeveShade(brush, true, 0.8) +
    longSleeveShade(brush, false, 0.8) +
    longSleeveBodyShade(brush, LONG_SLEEVE.body, 0.7) +
    armholeSeams(brush) +
    ribbedEnds(brush) +
    (isFront ? frontParts : backHood(brush)) +
    brush.rim(OUTLINES[side]) +
    brush.grain(OUTLINES[side], 0.34);
  return { outline: OUTLINES[side], under, printable: LONG_SLEEVE.body, over };
}

/** Pullover hoodie with kangaroo pocket. */
export const hoodie: Blank = {
  placement: {
    front: { area: { widthMm: 280, heightMm: 280, dpi: 300 }, x: 394, y: 340, scale: 0.757 },
    back: { area: { widthMm: 300, heightMm: 360, dpi: 300 }, x: 386.4, y: 420, scale: 0.757 },
  },
  draw,
};
