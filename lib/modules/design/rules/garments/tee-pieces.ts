import {
  type Crease,
  mirror,
  mirrorCrease,
  stretchCrease,
  stretchPath,
  type Stretch,
  symmetric,
} from './path-kit';

const SHOULDER = 'C366 141 318 158 276 174';
const FLANK = 'C268 246 282 336 243 412C252 540 250 700 238 870C320 887 410 892 500 892';
const BACK_RIM = 'M500 130C470 130 444 125 427 114';

/** The pieces of a T-shirt as paths; a medium adult size unless stretched. */
const PIECES = {
  outline: symmetric(
    `${BACK_RIM}L405 121${SHOULDER}C240 188 216 208 194 240C160 288 118 346 82 388` +
      'C114 424 160 452 208 466C220 446 232 430 243 412C252 540 250 700 238 870C320 887 410 892 500 892',
  ),
  bodyFront: symmetric(`M500 226C446 226 413 184 405 121${SHOULDER}${FLANK}`),
  bodyBack: symmetric(`M500 150C460 150 424 142 405 121${SHOULDER}${FLANK}`),
  sleeve:
    'M276 174C240 188 216 208 194 240C160 288 118 346 82 388C114 424 160 452 208 466C220 446 232 430 243 412C282 336 268 246 276 174Z',
  cuff: 'M82 388C114 424 160 452 208 466',
  sleeveHem: 'M97 370C128 402 172 428 220 442',
  armhole: 'M276 174C268 246 282 336 243 412',
  collarFront: symmetric('M500 226C446 226 413 184 405 121L427 114C434 168 460 204 500 204'),
  collarFrontLine: 'M416 117C424 176 454 215 500 215C546 215 576 176 584 117',
  collarFrontInner: 'M427 114C434 168 460 204 500 204C540 204 566 168 573 114',
  collarFrontSeam: 'M405 121C413 184 446 226 500 226C554 226 587 184 595 121',
  collarInside: symmetric(`M500 153C468 153 444 147 429 134L427 114C444 125 470 130 500 130`),
  collarInsideLine: 'M420 122C442 137 470 141.5 500 141.5C530 141.5 558 137 580 122',
  collarBack: symmetric('M500 150C460 150 424 142 405 121L427 114C444 125 470 130 500 130'),
  collarBackLine: 'M416 117C436 134 466 140 500 140C534 140 564 134 584 117',
  collarBackSeam: 'M405 121C424 142 460 150 500 150C540 150 576 142 595 121',
  neckHole: symmetric(`M500 130C470 130 444 125 427 114C434 168 460 204 500 204`),
  labelPatch: 'M479 158L521 158L521 179L479 179Z',
  labelLines: 'M486 165L514 165L514 167.4L486 167.4ZM491 171L509 171L509 172.6L491 172.6Z',
  neckShade: 'M427 114C434 168 460 204 500 204C540 204 566 168 573 114L573 168L500 234L427 168Z',
  hem: 'M238 870C320 887 410 892 500 892C590 892 680 887 762 870',
  hemStitchUpper: 'M239 846C320 863 410 868 500 868C590 868 680 863 761 846',
  hemStitchLower: 'M239 853C320 870 410 875 500 875C590 875 680 870 761 853',
  chestLight: 'M300 250C360 224 452 300 462 400C452 500 350 520 304 440Z',
} as const;

export type TeePieces = Record<
  keyof typeof PIECES | 'rightSleeve' | 'rightCuff' | 'rightArmhole' | 'rightSleeveHem',
  string
>;

const SLEEVE_FOLDS: readonly Crease[] = [
  [272, 206, 236, 262, 206, 340, 194, 452, 18],
  [240, 226, 200, 286, 170, 330, 132, 404, 14],
  [262, 330, 246, 366, 230, 400, 218, 448, 14],
  [256, 388, 226, 392, 190, 376, 148, 336, 9],
];

/** Folds in three strengths: drapes (wide and soft), creases, and those of the sleeves. */
const FOLDS: Record<'drapes' | 'creases' | 'hem' | 'left' | 'right', readonly Crease[]> = {
  drapes: [
    [250, 420, 310, 450, 370, 540, 392, 690, 30],
    [752, 424, 690, 452, 640, 560, 632, 730, 30],
    [338, 176, 352, 240, 330, 320, 290, 380, 20],
    [664, 176, 652, 246, 676, 316, 712, 372, 20],
    [246, 520, 280, 620, 284, 740, 262, 868, 26],
  ],
  creases: [
    [246, 416, 284, 436, 318, 486, 340, 566, 15],
    [246, 446, 272, 510, 282, 590, 276, 670, 15],
    [754, 418, 716, 444, 690, 500, 676, 590, 15],
    [753, 462, 724, 540, 722, 640, 736, 750, 16],
    [752, 660, 728, 730, 744, 806, 750, 862, 12],
    [248, 700, 268, 760, 258, 820, 246, 866, 11],
  ],
  hem: [
    [436, 640, 408, 720, 442, 800, 424, 890, 15],
    [590, 600, 612, 700, 570, 800, 592, 890, 16],
    [322, 700, 338, 770, 312, 830, 326, 884, 11],
    [690, 720, 668, 780, 694, 840, 680, 886, 11],
    [520, 740, 498, 790, 524, 840, 510, 890, 8],
  ],
  left: SLEEVE_FOLDS,
  right: SLEEVE_FOLDS.map(mirrorCrease),
};

export interface TeeDrawing {
  pieces: TeePieces;
  folds: Record<keyof typeof FOLDS, Crease[]>;
}

/** The pieces and folds of a T-shirt with other proportions. */
export function teeDrawing(stretch: Stretch): TeeDrawing {
  const withRight: Record<string, string> = {
    ...PIECES,
    rightSleeve: mirror(PIECES.sleeve),
    rightCuff: mirror(PIECES.cuff),
    rightArmhole: mirror(PIECES.armhole),
    rightSleeveHem: mirror(PIECES.sleeveHem),
  };
  const pieces = Object.fromEntries(
    Object.entries(withRight).map(([name, d]) => [name, stretchPath(d, stretch)]),
  ) as TeePieces;
  const folds = Object.fromEntries(
    Object.entries(FOLDS).map(([name, creases]) => [
      name,
      creases.map((crease) => stretchCrease(crease, stretch)),
    ]),
  ) as TeeDrawing['folds'];
  return { pieces, folds };
}
