import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { Blank, BlankDrawing } from './blank';
import { type Brush, CLEAR } from './brush';
import { mirror } from './path-kit';

const BODY =
  'M250 268C250 300 352 326 480 326C608 326 710 300 710 268C709 430 704 600 694 742C688 784 600 812 480 812C360 812 272 784 266 742C256 600 251 430 250 268Z';
const OPENING =
  'M250 268C250 236 352 210 480 210C608 210 710 236 710 268C710 300 608 326 480 326C352 326 250 300 250 268Z';
const INSIDE =
  'M262 268C262 242 358 221 480 221C602 221 698 242 698 268C698 294 602 315 480 315C358 315 262 294 262 268Z';
const FLOOR =
  'M300 282C340 266 404 258 480 258C556 258 620 266 660 282C620 300 556 315 480 315C404 315 340 300 300 282Z';
const HANDLE =
  'M700 352C760 330 830 352 852 420C872 490 846 590 788 640C760 664 728 676 698 680L700 634C724 630 744 620 762 602C802 562 820 490 808 438C796 392 752 384 702 402Z';
const HANDLE_HOLE = 'M702 402C752 384 796 392 808 438C820 490 802 562 762 602C744 620 724 630 700 634Z';
const BASE_RING =
  'M266 742C272 784 360 812 480 812C600 812 688 784 694 742L692 764C686 806 600 832 480 832C360 832 274 806 268 764Z';
const OUTLINE =
  'M250 268C250 236 352 210 480 210C608 210 710 236 710 268L706 356C762 332 832 354 852 420C872 490 846 590 788 640C760 664 726 676 697 680L692 764C686 806 600 832 480 832C360 832 274 806 268 764C256 600 251 430 250 268Z';

/** The enamelled wall: a cylinder with light from a window on the left and a weaker light on the far right. */
function wall(brush: Brush, d: string): string {
  return (
    brush.gradient(
      d,
      [250, 0],
      [710, 0],
      [
        { at: 0, tone: -0.5 },
        { at: 0.07, tone: -0.24 },
        { at: 0.2, tone: 0.06 },
        { at: 0.34, tone: 0.12 },
        { at: 0.58, tone: -0.04 },
        { at: 0.82, tone: -0.28 },
        { at: 0.94, tone: -0.44 },
        { at: 1, tone: -0.26 },
      ],
    ) +
    brush.patch('M306 340C322 346 340 350 356 352L362 770C346 768 330 762 318 756Z', 0.34, 9) +
    brush.patch('M318 346L328 349L334 764L328 762Z', 0.55, 3) +
    brush.patch('M672 340L690 332L680 740L666 748Z', 0.2, 6) +
    brush.patch(
      'M250 300C290 340 380 352 480 352C580 352 670 340 710 300L710 268C690 310 590 326 480 326C370 326 270 310 250 268Z',
      -0.34,
      8,
    ) +
    brush.gradient(
      d,
      [0, 640],
      [0, 812],
      [
        { at: 0, tone: CLEAR },
        { at: 1, tone: -0.22 },
      ],
    )
  );
}

function handle(brush: Brush, d: string, isRight: boolean): string {
  const flip = (path: string): string => (isRight ? path : mirror(path));
  return brush.within(
    d,
    brush.gradient(d, isRight ? [700, 340] : [300, 340], isRight ? [850, 640] : [150, 640], [
      { at: 0, tone: -0.12 },
      { at: 0.4, tone: 0.06 },
      { at: 1, tone: -0.34 },
    ]) +
      brush.line(
        flip('M702 378C764 352 818 376 832 432C846 492 826 570 778 620C756 642 726 654 700 658'),
        0.3,
        9,
        5,
      ) +
      brush.line(flip('M708 366C768 346 824 366 842 424C846 440 848 456 847 470'), 0.45, 4, 2) +
      brush.line(d, -0.5, 12, 5) +
      brush.patch(flip('M690 340L724 340L724 690L690 690Z'), -0.4, 8),
  );
}

function rim(brush: Brush, body: (d: string) => string): string {
  const ring = body(OPENING);
  return (
    `<path d="${ring}" fill="#7d8186"/>` +
    brush.within(
      ring,
      brush.metal(ring, [250, 710]) +
        `<path d="${ring}" fill="none" stroke="#3c3f43" stroke-opacity="0.5" stroke-width="3"/>`,
    ) +
    `<path d="${body(INSIDE)}" fill="#ece9e2"/>` +
    brush.within(
      body(INSIDE),
      `<path d="${body(FLOOR)}" fill="#000" fill-opacity="0.1"/>` +
        `<path d="${body('M262 268C262 242 358 221 480 221C602 221 698 242 698 268C660 250 560 240 480 240C400 240 300 250 262 268Z')}" fill="#000" fill-opacity="0.16"/>` +
        `<path d="${body(INSIDE)}" fill="none" stroke="#000" stroke-opacity="0.34" stroke-width="5"/>`,
    )
  );
}

function draw(brush: Brush, side: Side): BlankDrawing {
  const isRight = side === 'front';
  const turn = (d: string): string => (isRight ? d : mirror(d));
  const body = turn(BODY);
  const grip = turn(HANDLE);
  const under = brush.cloth(grip, isRight ? -0.05 : 0) + handle(brush, grip, isRight) + brush.cloth(body);
  const base = turn(BASE_RING);
  const shadeOfWall = brush.within(
    body,
    isRight ? wall(brush, body) : `<g transform="translate(40 0)">${wall(brush, BODY)}</g>`,
  );
  const over =
    shadeOfWall +
    brush.within(
      base,
      `<path d="${base}" fill="#6d7176"/>` +
        brush.metal(base, isRight ? [266, 694] : [306, 734]) +
        brush.line(base, -0.5, 3),
    ) +
    rim(brush, turn) +
    brush.rim(turn(OUTLINE));
  return { outline: turn(OUTLINE), hole: turn(HANDLE_HOLE), under, printable: body, over };
}

const area = { widthMm: 68, heightMm: 68, dpi: 300 };

/** Enamel mug with a steel rim; the back shows the other half, with the handle on the left. */
export const mug: Blank = {
  placement: {
    front: { area, x: 310, y: 404, scale: 5 },
    back: { area, x: 350, y: 404, scale: 5 },
  },
  draw,
};
