import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { Blank, BlankDrawing } from './blank';
import type { Brush } from './brush';

const SHEET =
  'M236 176L764 176C794 176 812 194 812 224L812 640C786 700 740 766 668 824L236 824C206 824 188 806 188 776L188 224C188 194 206 176 236 176Z';
const VINYL =
  'M246 204L754 204C774 204 784 214 784 234L784 646C760 700 722 750 660 796L246 796C226 796 216 786 216 766L216 234C216 214 226 204 246 204Z';
const CURL = 'M812 640C786 700 740 766 668 824C672 772 680 734 700 704C728 676 768 656 812 640Z';
const CURL_SHADOW = 'M800 636C716 660 676 700 656 816L620 824C640 720 690 650 812 600Z';
const BACK_SHEET =
  'M236 176L764 176C794 176 812 194 812 224L812 776C812 806 794 824 764 824L236 824C206 824 188 806 188 776L188 224C188 194 206 176 236 176Z';
const BACK_CURL = 'M188 640C214 700 260 766 332 824C328 772 320 734 300 704C272 676 232 656 188 640Z';
const BACK_BODY =
  'M236 176L764 176C794 176 812 194 812 224L812 776C812 806 794 824 764 824L332 824C260 766 214 700 188 640L188 224C188 194 206 176 236 176Z';
/** The gradient of light on a lifted corner. */
const CURL_TONES = [
  { at: 0, tone: -0.34 },
  { at: 0.3, tone: 0.34 },
  { at: 0.55, tone: 0.1 },
  { at: 1, tone: -0.34 },
];
const PAPER = '#f1eee7';

function drawFront(brush: Brush): BlankDrawing {
  const under = `<path d="${SHEET}" fill="#fdfdfb"/>` + brush.cloth(VINYL);
  const over =
    brush.within(
      SHEET,
      brush.gradient(
        SHEET,
        [188, 176],
        [812, 824],
        [
          { at: 0, tone: 0.16 },
          { at: 0.22, tone: 0.02 },
          { at: 0.38, tone: 0.1 },
          { at: 0.52, tone: -0.02 },
          { at: 1, tone: -0.14 },
        ],
      ) +
        brush.patch('M188 420L470 176L560 176L188 500Z', 0.13, 16) +
        brush.patch('M188 560L640 176L664 176L188 584Z', 0.1, 6) +
        `<path d="${SHEET}" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="3"/>`,
    ) +
    brush.within(SHEET, brush.line(VINYL, -0.12, 1.6) + brush.line(SHEET, -0.2, 3, 1.5)) +
    brush.within(SHEET, brush.patch(CURL_SHADOW, -0.5, 12)) +
    brush.fixed(CURL, PAPER) +
    brush.gradient(CURL, [690, 680], [770, 760], CURL_TONES);
  return { outline: SHEET, under, printable: VINYL, over };
}

function drawBack(brush: Brush): BlankDrawing {
  const guide = 'M188 500C340 470 430 540 560 508C660 484 730 492 812 500';
  const under = `<path d="${BACK_BODY}" fill="${PAPER}"/>`;
  const over =
    brush.within(
      BACK_BODY,
      `<path d="${BACK_SHEET}" fill="#000" fill-opacity="0.02"/>` +
        brush.fixedLine(guide, '#000', 2, 0.22) +
        `<g transform="translate(0 2)">${brush.fixedLine(guide, '#fff', 1.6, 0.9)}</g>` +
        brush.patch('M520 176L812 176L812 470L188 824L188 560Z', 0.3, 40) +
        brush.patch('M640 824L812 824L812 600Z', -0.12, 40) +
        brush.fixedLine(BACK_BODY, '#000', 4, 0.12),
    ) +
    `<path d="${BACK_CURL}" fill="currentColor"/>` +
    brush.gradient(BACK_CURL, [310, 680], [230, 760], CURL_TONES) +
    brush.grain(BACK_BODY, 0.1);
  return { outline: BACK_BODY, under, printable: BACK_BODY, over };
}

/** A sticker sheet: the sheet itself measures 104 × 108 mm, and one corner is drawn lifted. */
export const sticker: Blank = {
  placement: {
    front: { area: { widthMm: 80, heightMm: 80, dpi: 300 }, x: 260, y: 250, scale: 6 },
    back: { area: { widthMm: 80, heightMm: 60, dpi: 300 }, x: 260, y: 250, scale: 6 },
  },
  draw: (brush: Brush, side: Side) => (side === 'front' ? drawFront(brush) : drawBack(brush)),
};
