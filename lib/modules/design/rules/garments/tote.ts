import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { Blank, BlankDrawing } from './blank';
import type { Brush } from './brush';
import { type Crease, mirror, mirrorCrease, symmetric } from './path-kit';

const BAG = symmetric(
  'M500 352C420 350 336 347 262 344C254 520 252 700 258 880C264 900 276 908 296 910C360 914 430 915 500 915',
);
const OPENING = symmetric('M500 336C420 336 330 338 264 344C336 349 420 353 500 353');
const TOP_HEM = 'M260 384C336 388 420 390 500 390C580 390 664 388 740 384';
const FRONT_STRAP = symmetric(
  'M500 74C430 74 392 108 376 176C364 226 358 290 355 440L398 440C401 296 406 236 416 190C428 138 452 114 500 114',
);
const BACK_STRAP = symmetric(
  'M500 52C438 52 404 84 390 150C380 200 376 260 373 346L412 346C415 266 420 212 428 168C438 118 458 92 500 92',
);
const STRAP_EDGES = [
  'M500 82C436 82 400 114 384 180C372 230 366 292 363 436',
  'M500 106C446 106 420 132 408 186C398 234 393 294 390 436',
];
const BOX_LEFT = 'M360 392L393 392L393 436L360 436ZM360 392L393 436M393 392L360 436';

const GRIP = symmetric('M500 114C452 114 428 138 416 190C410 220 405 280 402 340C430 344 466 345 500 345');
const OUTLINE = symmetric(
  'M500 52C438 52 392 84 380 150C366 210 362 270 357 342C320 342 290 342 262 344C254 520 252 700 258 880C264 900 276 908 296 910C360 914 430 915 500 915',
);

const FOLDS: readonly Crease[] = [
  [380, 440, 366, 540, 330, 640, 290, 720, 22],
  [378, 440, 400, 560, 420, 660, 470, 760, 18],
  [264, 360, 282, 440, 284, 540, 268, 640, 18],
  [262, 890, 310, 850, 352, 790, 372, 700, 18],
  [260, 760, 290, 800, 316, 850, 324, 908, 14],
];
const RIGHT_FOLDS: readonly Crease[] = [
  [620, 440, 636, 540, 676, 660, 726, 740, 24],
  [622, 440, 600, 540, 566, 640, 540, 760, 18],
  [738, 400, 716, 480, 714, 600, 734, 690, 16],
  [738, 892, 700, 860, 668, 800, 640, 740, 18],
  [470, 912, 476, 860, 456, 800, 466, 740, 12],
];

function strapShade(brush: Brush, d: string, isFront: boolean): string {
  return brush.within(
    d,
    brush.gradient(
      d,
      [360, 0],
      [640, 0],
      [
        { at: 0, tone: -0.22 },
        { at: 0.12, tone: 0.08 },
        { at: 0.5, tone: 0.02 },
        { at: 0.86, tone: -0.16 },
        { at: 1, tone: -0.34 },
      ],
    ) +
      (isFront ? '' : brush.patch('M340 250L660 250L660 360L340 360Z', -0.4, 20)) +
      brush.waves(d, 110, 140, 7, 1.4) +
      brush.line(d, -0.4, 5, 2),
  );
}

function draw(brush: Brush, side: Side): BlankDrawing {
  const under =
    brush.cloth(BACK_STRAP, -0.2) +
    strapShade(brush, BACK_STRAP, false) +
    brush.cloth(OPENING, -0.5) +
    brush.patch('M300 338L700 338L700 350L300 350Z', -0.4, 4) +
    brush.cloth(BAG);
  const folds = side === 'front' ? [...FOLDS, ...RIGHT_FOLDS] : [...FOLDS, ...RIGHT_FOLDS].map(mirrorCrease);
  const body = brush.within(
    BAG,
    brush.gradient(
      BAG,
      [254, 0],
      [746, 0],
      [
        { at: 0, tone: -0.3 },
        { at: 0.1, tone: -0.07 },
        { at: 0.34, tone: 0.07 },
        { at: 0.64, tone: 0.01 },
        { at: 0.9, tone: -0.1 },
        { at: 1, tone: -0.34 },
      ],
    ) +
      brush.gradient(
        BAG,
        [0, 344],
        [0, 915],
        [
          { at: 0, tone: -0.1 },
          { at: 0.12, tone: 0.05 },
          { at: 0.6, tone: -0.02 },
          { at: 1, tone: -0.22 },
        ],
      ) +
      brush.folds(folds, 0.6, 14) +
      brush.waves(BAG, 210, 280, side === 'front' ? 12 : 21, 1.9) +
      brush.weave(BAG, 5),
  );
  const over =
    body +
    brush.seam(TOP_HEM, 0.4) +
    brush.stitch(TOP_HEM, 6) +
    brush.line('M262 344C336 349 420 353 500 353C580 353 664 349 738 344', 0.24, 2) +
    `<g transform="translate(4 8)">${brush.patch(FRONT_STRAP, -0.3, 7)}</g>` +
    brush.cloth(FRONT_STRAP, 0.02) +
    strapShade(brush, FRONT_STRAP, true) +
    STRAP_EDGES.map((d) => brush.stitch(d, 6) + brush.stitch(mirror(d), 6)).join('') +
    brush.stitch(BOX_LEFT, 6) +
    brush.stitch(mirror(BOX_LEFT), 6) +
    brush.line('M355 440L398 440', -0.4, 2) +
    brush.line('M602 440L645 440', -0.4, 2) +
    brush.rim(BAG) +
    brush.grain(BAG, 0.32) +
    brush.grain(FRONT_STRAP, 0.32);
  return { outline: OUTLINE, hole: GRIP, under, printable: BAG, over };
}

const area = { widthMm: 280, heightMm: 320, dpi: 300 };

/** Canvas bag with long handles; about 380 mm wide. */
export const tote: Blank = {
  placement: {
    front: { area, x: 324.6, y: 474, scale: 1.253 },
    back: { area, x: 324.6, y: 474, scale: 1.253 },
  },
  draw,
};
