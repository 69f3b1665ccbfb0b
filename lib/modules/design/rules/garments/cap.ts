import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { Blank, BlankDrawing } from './blank';
import type { Brush } from './brush';
import { type Crease, mirror, mirrorCrease, symmetric } from './path-kit';

const DOME = 'M500 250C388 250 302 312 270 424C254 484 250 538 258 588';
const CROWN = symmetric(`${DOME}C264 602 276 608 290 612C344 648 420 664 500 664`);
const JOIN = 'M290 612C344 648 420 664 500 664C580 664 656 648 710 612';
const VISOR = symmetric(
  'M500 664C420 664 344 648 290 612C268 638 242 688 246 724C250 762 300 788 352 801C400 812 450 816 500 816',
);
const VISOR_UNDER = symmetric(
  'M500 816C450 816 400 812 352 801C300 788 250 762 246 724C240 760 262 792 330 812C390 826 446 829 500 829',
);
const VISOR_EDGE =
  'M246 724C250 762 300 788 352 801C400 812 450 816 500 816C550 816 600 812 648 801C700 788 750 762 754 724';
const FRONT_SEAM = 'M500 250C497 380 497 530 500 664';
const SIDE_SEAM = 'M496 252C412 286 356 410 350 642';
const OUTLINE_FRONT = symmetric(
  `${DOME}C264 602 276 608 288 613C268 638 242 688 246 724C240 760 262 792 330 812C390 826 446 829 500 829`,
);

const CROWN_BACK = symmetric(
  'M500 250C388 250 302 312 270 424C254 484 246 580 252 668C330 704 410 714 500 714',
);
const ARCH = symmetric('M500 566C444 566 412 606 408 712C436 715 468 716 500 716');
const STRAP = symmetric('M500 668C440 668 388 664 336 654L338 700C392 710 446 714 500 714');
const BACK_SIDE_SEAM = 'M496 252C402 294 342 420 334 700';
const OUTLINE_BACK = CROWN_BACK;

const CROWN_FOLDS: readonly Crease[] = [
  [430, 270, 346, 330, 296, 440, 274, 560, 22],
  [274, 490, 302, 530, 318, 580, 324, 630, 14],
  [390, 330, 370, 410, 372, 500, 378, 570, 16],
  [306, 370, 290, 450, 284, 520, 294, 590, 14],
];

function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

function airHole(brush: Brush, x: number, y: number): string {
  const ring = `M${x - 8} ${y}C${x - 8} ${y - 11} ${x + 8} ${y - 11} ${x + 8} ${y}C${x + 8} ${y + 11} ${x - 8} ${y + 11} ${x - 8} ${y}Z`;
  return brush.line(ring, -0.34, 4.5) + brush.line(ring, 0.24, 1.8) + ellipse(x, y, 3.6, 4, '#0b0b0c');
}

function button(brush: Brush): string {
  const shape = 'M474 253C474 236 526 236 526 253C526 261 474 261 474 253Z';
  return (
    brush.cloth(shape, -0.08) +
    brush.patch('M482 247C488 240 508 240 510 245C506 250 488 251 482 247Z', 0.3, 2) +
    brush.line(shape, -0.4, 1.6)
  );
}

function crownShade(brush: Brush, d: string): string {
  return (
    brush.gradient(
      d,
      [250, 0],
      [750, 0],
      [
        { at: 0, tone: -0.46 },
        { at: 0.12, tone: -0.2 },
        { at: 0.36, tone: 0.1 },
        { at: 0.58, tone: 0.02 },
        { at: 0.86, tone: -0.22 },
        { at: 1, tone: -0.52 },
      ],
    ) +
    brush.gradient(
      d,
      [0, 196],
      [0, 690],
      [
        { at: 0, tone: 0.1 },
        { at: 0.3, tone: 0.03 },
        { at: 0.62, tone: -0.02 },
        { at: 1, tone: -0.26 },
      ],
    ) +
    brush.patch(
      'M370 310C424 272 500 272 520 302C520 370 430 430 356 452C336 410 344 346 370 310Z',
      0.1,
      28,
    ) +
    brush.folds([...CROWN_FOLDS, ...CROWN_FOLDS.map(mirrorCrease)], 0.5, 11) +
    brush.waves(d, 210, 260, 5, 1.2)
  );
}

function seamPair(brush: Brush, d: string): string {
  return (
    brush.seam(d) +
    `<g transform="translate(-8 0)">${brush.stitch(d, 6)}</g><g transform="translate(8 0)">${brush.stitch(d, 6)}</g>`
  );
}

const VISOR_ROWS = [22, 44, 66, 88, 110].map((drop) => {
  const spread = drop * 0.3;
  const left = `M${288 - spread} ${620 + drop * 0.92}C${344 - spread * 0.4} ${652 + drop * 1.02} 420 ${668 + drop} 500 ${668 + drop}`;
  return `${left}C580 ${668 + drop} ${656 + spread * 0.4} ${652 + drop * 1.02} ${712 + spread} ${620 + drop * 0.92}`;
});

function visor(brush: Brush): string {
  return brush.within(
    VISOR,
    brush.gradient(
      VISOR,
      [236, 0],
      [764, 0],
      [
        { at: 0, tone: -0.6 },
        { at: 0.13, tone: -0.3 },
        { at: 0.4, tone: 0.16 },
        { at: 0.6, tone: 0.06 },
        { at: 0.87, tone: -0.3 },
        { at: 1, tone: -0.62 },
      ],
    ) +
      VISOR_ROWS.map((row) => brush.stitch(row, 6)).join('') +
      brush.patch(`${JOIN}L710 640C656 676 580 696 500 696C420 696 344 676 290 640Z`, -0.55, 9) +
      brush.line(VISOR_EDGE, 0.2, 6, 2),
  );
}

function drawFront(brush: Brush): BlankDrawing {
  const under = brush.cloth(VISOR_UNDER, -0.5) + brush.cloth(VISOR) + brush.cloth(CROWN);
  const over =
    visor(brush) +
    brush.line(VISOR_EDGE, -0.4, 2) +
    brush.within(CROWN, crownShade(brush, CROWN)) +
    seamPair(brush, SIDE_SEAM) +
    seamPair(brush, mirror(SIDE_SEAM)) +
    brush.seam(FRONT_SEAM, 0.55) +
    airHole(brush, 424, 346) +
    airHole(brush, 576, 346) +
    airHole(brush, 312, 440) +
    airHole(brush, 688, 440) +
    brush.seam(JOIN, 1.2) +
    button(brush) +
    brush.rim(OUTLINE_FRONT) +
    brush.grain(OUTLINE_FRONT, 0.24);
  return { outline: OUTLINE_FRONT, under, printable: CROWN, over };
}

function strap(brush: Brush): string {
  return (
    `<g transform="translate(0 6)">${brush.patch(STRAP, -0.4, 5)}</g>` +
    brush.cloth(STRAP, -0.02) +
    brush.within(
      STRAP,
      brush.gradient(
        STRAP,
        [0, 654],
        [0, 714],
        [
          { at: 0, tone: 0.12 },
          { at: 0.5, tone: 0 },
          { at: 1, tone: -0.3 },
        ],
      ),
    ) +
    brush.stitch('M340 663C392 672 446 676 500 676C554 676 608 672 660 663', 6) +
    brush.stitch('M340 692C392 702 446 706 500 706C554 706 608 702 660 692', 6) +
    '<rect x="516" y="658" width="58" height="62" rx="7" fill="#7f8287"/>' +
    '<rect x="519" y="660" width="52" height="57" rx="5" fill="#c3c6ca"/>' +
    '<rect x="528" y="670" width="34" height="38" rx="3" fill="#5d6065"/>' +
    '<rect x="519" y="660" width="52" height="6" rx="3" fill="#eceef0"/>' +
    brush.cloth('M530 674L560 674L560 704L530 704Z', -0.25)
  );
}

function drawBack(brush: Brush): BlankDrawing {
  const band = 'M252 668C330 704 410 714 500 714C590 714 670 704 748 668';
  const middleStitch = brush.stitch('M500 262C503 360 503 470 500 556', 6);
  const over =
    brush.within(
      CROWN_BACK,
      crownShade(brush, CROWN_BACK) +
        brush.stitch('M254 644C330 680 410 690 500 690C590 690 670 680 746 644', 6),
    ) +
    seamPair(brush, BACK_SIDE_SEAM) +
    seamPair(brush, mirror(BACK_SIDE_SEAM)) +
    brush.seam('M500 250C503 360 503 470 500 566', 0.8) +
    `<g transform="translate(-8 0)">${middleStitch}</g><g transform="translate(8 0)">${middleStitch}</g>` +
    airHole(brush, 424, 360) +
    airHole(brush, 576, 360) +
    brush.cloth(ARCH, -0.62) +
    brush.within(ARCH, brush.line(ARCH, -0.8, 40, 14)) +
    brush.line('M408 712C412 606 444 566 500 566C556 566 588 606 592 712', 0.22, 2) +
    brush.stitch('M395 706C400 602 436 553 500 553C564 553 600 602 605 706', 6) +
    strap(brush) +
    brush.line(band, -0.3, 3) +
    button(brush) +
    brush.rim(OUTLINE_BACK) +
    brush.grain(OUTLINE_BACK, 0.24);
  return { outline: OUTLINE_BACK, under: brush.cloth(CROWN_BACK), printable: CROWN_BACK, over };
}

/** Six-panel cap. */
export const cap: Blank = {
  placement: {
    front: { area: { widthMm: 110, heightMm: 55, dpi: 300 }, x: 349.5, y: 440, scale: 2.736 },
    back: { area: { widthMm: 75, heightMm: 25, dpi: 300 }, x: 397.4, y: 452, scale: 2.736 },
  },
  draw: (brush: Brush, side: Side) => (side === 'front' ? drawFront(brush) : drawBack(brush)),
};
