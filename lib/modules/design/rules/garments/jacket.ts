import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { Blank, BlankDrawing } from './blank';
import type { Brush } from './brush';
import { armholeSeams, longSleeveBodyShade, longSleeveCloth, longSleeveShade } from './long-sleeve';
import { LONG_SLEEVE } from './long-sleeve-pieces';
import { mirror, symmetric } from './path-kit';

const COLLAR_FRONT = symmetric(
  'M500 172C462 170 428 160 412 140C400 164 392 190 388 219C416 240 458 250 500 252',
);
const COLLAR_INSIDE = symmetric('M500 132C466 132 434 128 412 140C428 160 462 170 500 172');
const COLLAR_BACK = symmetric(
  'M500 132C466 132 434 128 412 140C400 164 392 190 388 219C416 236 458 244 500 245',
);
const COLLAR_SEAM_FRONT = 'M388 219C416 240 458 250 500 252C542 250 584 240 612 219';
const COLLAR_SEAM_BACK = 'M388 219C416 236 458 244 500 245C542 244 584 236 612 219';
const YOKE_FRONT = 'M272 330C330 352 420 362 494 362';
const YOKE_BACK = 'M274 344C340 366 420 374 500 374C580 374 660 366 726 344';
const ZIP = 'M500 172L500 872';
const FLAP_EDGE = 'M513 174L513 873';
const POCKET = 'M352 590L330 736';
const DART = 'M398 366C394 480 396 640 404 818';
const CUFF_STITCH = 'M124 800C146 820 186 826 213 815';
const HEM_STITCH = 'M281 838C350 852 424 857 500 857C576 857 650 852 719 838';

const HEM_SHAPES = [LONG_SLEEVE.cuff, mirror(LONG_SLEEVE.cuff), LONG_SLEEVE.waistband];

function ends(brush: Brush): string {
  const cuffTone = (d: string, isLeft: boolean): string =>
    brush.gradient(d, isLeft ? [122, 0] : [878, 0], isLeft ? [214, 0] : [786, 0], [
      { at: 0, tone: isLeft ? -0.06 : -0.3 },
      { at: 0.4, tone: 0.06 },
      { at: 1, tone: -0.42 },
    ]);
  const [leftCuff = '', rightCuff = '', band = ''] = HEM_SHAPES;
  return (
    cuffTone(leftCuff, true) +
    cuffTone(rightCuff, false) +
    brush.gradient(
      band,
      [276, 0],
      [724, 0],
      [
        { at: 0, tone: -0.42 },
        { at: 0.16, tone: -0.08 },
        { at: 0.36, tone: 0.07 },
        { at: 0.84, tone: -0.1 },
        { at: 1, tone: -0.45 },
      ],
    ) +
    [LONG_SLEEVE.cuffTop, mirror(LONG_SLEEVE.cuffTop)].map((d) => brush.seam(d, 0.9)).join('') +
    brush.seam(LONG_SLEEVE.waistbandTop, 0.5) +
    [CUFF_STITCH, mirror(CUFF_STITCH), HEM_STITCH].map((d) => brush.stitch(d, 6)).join('')
  );
}

function zipPocket(brush: Brush, d: string): string {
  return (
    brush.line(d, -0.55, 10, 3) +
    `<path d="${d}" fill="none" stroke="#202124" stroke-width="4.4" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="#8d9095" stroke-width="1.6" stroke-dasharray="2 2"/>` +
    `<g transform="translate(7 0)">${brush.seam(d, 0.7)}</g><g transform="translate(-7 0)">${brush.seam(d, 0.7)}</g>`
  );
}

function puller(x: number, y: number): string {
  return (
    `<rect x="${x - 4.5}" y="${y}" width="9" height="13" rx="2" fill="#8b8e94"/>` +
    `<rect x="${x - 3}" y="${y + 12}" width="6" height="27" rx="3" fill="#b4b7bc"/>` +
    `<rect x="${x - 1.6}" y="${y + 27}" width="3.2" height="8" rx="1.6" fill="#4b4d52"/>`
  );
}

function front(brush: Brush): string {
  const flapShadow = brush.patch('M500 250L522 250L522 872L500 872Z', -0.3, 6);
  return (
    brush.seam(YOKE_FRONT, 0.8) +
    brush.seam(mirror(YOKE_FRONT), 0.8) +
    brush.seam(DART, 0.6) +
    brush.seam(mirror(DART), 0.6) +
    zipPocket(brush, POCKET) +
    zipPocket(brush, mirror(POCKET)) +
    puller(352, 584) +
    puller(648, 584) +
    brush.cloth(COLLAR_INSIDE, -0.36) +
    brush.within(
      COLLAR_INSIDE,
      brush.patch(COLLAR_INSIDE, -0.3, 6) + brush.fixed('M486 137L514 137L514 152L486 152Z', '#f3f1ec', 0.8),
    ) +
    brush.cloth(COLLAR_FRONT, 0.02) +
    brush.within(
      COLLAR_FRONT,
      brush.gradient(
        COLLAR_FRONT,
        [388, 0],
        [612, 0],
        [
          { at: 0, tone: -0.3 },
          { at: 0.3, tone: 0.12 },
          { at: 0.6, tone: 0 },
          { at: 1, tone: -0.36 },
        ],
      ) +
        brush.waves(COLLAR_FRONT, 130, 120, 6, 1.3) +
        brush.line(COLLAR_FRONT, -0.4, 6, 2.5),
    ) +
    brush.line('M412 140C428 160 462 170 500 172C538 170 572 160 588 140', 0.3, 2) +
    brush.seam(COLLAR_SEAM_FRONT) +
    flapShadow +
    `<path d="${ZIP}" fill="none" stroke="#1d1e21" stroke-width="11"/>` +
    `<path d="${ZIP}" fill="none" stroke="#9a9da3" stroke-width="5" stroke-dasharray="3 2.4"/>` +
    `<path d="M500 172L500 872" fill="none" stroke="#3a3c40" stroke-width="1.2"/>` +
    brush.seam('M487 174L487 873', 0.8) +
    brush.seam(FLAP_EDGE, 0.8) +
    brush.stitch('M478 256L478 850', 6) +
    brush.stitch('M522 256L522 850', 6) +
    puller(500, 182)
  );
}

function back(brush: Brush): string {
  return (
    brush.seam(YOKE_BACK, 0.9) +
    brush.stitch('M274 352C340 374 420 382 500 382C580 382 660 374 726 352', 6) +
    brush.cloth(COLLAR_BACK, 0.02) +
    brush.within(
      COLLAR_BACK,
      brush.gradient(
        COLLAR_BACK,
        [388, 0],
        [612, 0],
        [
          { at: 0, tone: -0.34 },
          { at: 0.3, tone: 0.1 },
          { at: 0.6, tone: 0 },
          { at: 1, tone: -0.38 },
        ],
      ) +
        brush.waves(COLLAR_BACK, 130, 120, 6, 1.3) +
        brush.line(COLLAR_BACK, -0.4, 6, 2.5),
    ) +
    brush.seam(COLLAR_SEAM_BACK)
  );
}

const OUTLINE = symmetric(
  `M500 132C466 132 434 128 412 140C400 164 392 190 388 217${LONG_SLEEVE.outlineSides}`,
);

function draw(brush: Brush, side: Side): BlankDrawing {
  const over =
    longSleeveShade(brush, true, 0.7) +
    longSleeveShade(brush, false, 0.7) +
    longSleeveBodyShade(brush, LONG_SLEEVE.body, 0.55) +
    armholeSeams(brush) +
    ends(brush) +
    (side === 'front' ? front(brush) : back(brush)) +
    brush.rim(OUTLINE) +
    brush.grain(OUTLINE, 0.14);
  return { outline: OUTLINE, under: longSleeveCloth(brush), printable: LONG_SLEEVE.body, over };
}

/** Softshell jacket with a full zip; the front print is on the wearer's left chest. */
export const jacket: Blank = {
  placement: {
    front: { area: { widthMm: 100, heightMm: 100, dpi: 300 }, x: 566, y: 384, scale: 0.86 },
    back: { area: { widthMm: 280, heightMm: 320, dpi: 300 }, x: 394, y: 412, scale: 0.757 },
  },
  draw,
};
