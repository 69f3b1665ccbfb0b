import { blankColours } from '@/lib/modules/catalogue/rules/blanks/colours';
import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { design, placed, shape, stroke, text } from './build';
import type { DemoArtwork } from './demo-artwork';
import { box, ripple } from './geometry';

const [INK, RUST, MARRAM] = ['#182b3a', '#a8442a', '#37502f'];
const serif = { fontFamily: 'Lora' } as const;

/** A pile of books on the water, 200 mm wide; the centre of the water at the origin. */
export function books(): Layer[] {
  const pile: readonly (readonly [x: number, width: number, height: number, colour: string])[] = [
    [-84, 168, 30, INK],
    [-70, 150, 24, RUST],
    [-78, 140, 34, MARRAM],
    [-54, 124, 22, INK],
  ];
  let top = -8;
  const layers = pile.flatMap(([x, width, height, colour], index): Layer[] => {
    top -= height + 3;
    const bands =
      box(x + 12, top, 4, height) + box(x + 20, top, 2, height) + box(x + width - 16, top, 4, height);
    return [
      shape(
        `book-${index}`,
        box(x, top, width, height, 3),
        colour,
        index === 0 ? { label: 'A pile of books in the sea' } : {},
      ),
      shape(`bands-${index}`, bands, '#f6f1e7'),
    ];
  });
  return [
    ...layers,
    shape('open-left', 'M0 -134C-18 -148 -44 -148 -62 -140L-62 -184C-44 -192 -18 -192 0 -178Z', RUST),
    shape('open-right', 'M0 -134C18 -148 44 -148 62 -140L62 -184C44 -192 18 -192 0 -178Z', RUST),
    stroke(
      'lines',
      'M-50 -174C-36 -178 -22 -176 -12 -170M-50 -162C-36 -166 -22 -164 -12 -158M50 -174C36 -178 22 -176 12 -170M50 -162C36 -166 22 -164 12 -158',
      '#f6f1e7',
      2.4,
    ),
    stroke('tide-1', ripple(-110, 2, 220, 7, 7), INK, 5),
    stroke('tide-2', ripple(-94, 17, 188, 6, 7), INK, 5),
  ];
}

const slipwayTote: DemoArtwork = {
  family: 'tote',
  colours: blankColours('tote', ['Oat', 'White']),
  ...design('tote', {
    front: [
      ...placed(books(), 140, 208),
      text('house', 'TIDEWATER', 140, 272, { ...serif, fontSizeMm: 42, fill: INK, letterSpacing: 0.08 }),
      text('trade', 'books by the slipway', 140, 300, {
        fontFamily: 'Lora Italic',
        fontSizeMm: 22,
        fill: RUST,
      }),
    ],
    back: [
      text('line-1', 'one more', 140, 120, { fontFamily: 'Lora Italic', fontSizeMm: 58, fill: INK }),
      text('line-2', 'chapter,', 140, 176, { fontFamily: 'Lora Italic', fontSizeMm: 58, fill: INK }),
      text('line-3', 'then home', 140, 232, { fontFamily: 'Lora Italic', fontSizeMm: 58, fill: RUST }),
    ],
  }),
};

/** Fails the print check on purpose (docs/demo.md): one word exceeds the area, one is too small, one is invisible. */
const marginTee: DemoArtwork = {
  family: 'tee',
  colours: blankColours('tee', ['Oat', 'Ink']),
  ...design('tee', {
    front: [
      text('title', 'MARGINALIA', 150, 120, { ...serif, fontSizeMm: 74, fill: RUST }),
      text('correction', 'stet! stet! stet!', 236, 168, {
        fontFamily: 'Permanent Marker',
        fontSizeMm: 30,
        fill: RUST,
        angle: -8,
      }),
      text('note', 'set in eleven point, corrected in green', 150, 204, {
        ...serif,
        fontSizeMm: 2.6,
        fill: RUST,
      }),
      text('ghost', 'proof only', 150, 262, { fontFamily: 'Lora Italic', fontSizeMm: 40, fill: '#e6dac2' }),
      stroke('rule', 'M60 286L240 286', RUST, 2),
    ],
  }),
};

export const TIDEWATER_ARTWORKS: Readonly<Record<string, DemoArtwork>> = {
  'tw-slipway-tote': slipwayTote,
  'tw-margin-tee': marginTee,
};
