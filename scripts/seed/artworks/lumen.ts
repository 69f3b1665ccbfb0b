import { blankColours } from '@/lib/modules/catalogue/rules/blanks/colours';
import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { design, named, placed, shape, stroke, text } from './build';
import type { DemoArtwork } from './demo-artwork';
import { box, circle, polygon, rays, ring } from './geometry';
import { arm, circuit, contours, lamp } from './lumen-motifs';

const [WHITE, SIGNAL, INK, SUN, TEAL] = ['#f4f6fb', '#ff6a3d', '#14213d', '#ffc94d', '#19a596'];
const loud = { fontFamily: 'Archivo Black' } as const;

const summitHoodie: DemoArtwork = {
  family: 'hoodie',
  colours: blankColours('hoodie', ['Navy', 'Black']),
  ...design('hoodie', {
    front: [
      ...placed(lamp(WHITE, SUN), 140, 92, 1.25),
      text('name', 'YOUR NAME', 140, 192, {
        ...loud,
        fontSizeMm: 37,
        fill: SUN,
        customisable: true,
        maxLength: 14,
        allowed: 'name',
        maxWidthMm: 262,
        label: 'Your name',
      }),
      text('event', 'LUMEN SUMMIT', 140, 220, { ...loud, fontSizeMm: 17, fill: WHITE, letterSpacing: 0.1 }),
    ],
    back: placed(circuit(WHITE, SIGNAL), 150, 4, 0.98),
  }),
};

const crewTee: DemoArtwork = {
  family: 'tee',
  colours: blankColours('tee', ['Navy', 'Slate', 'Black']),
  ...design('tee', {
    front: [
      ...placed(arm(WHITE, SUN), 150, 212, 1.02),
      text('house', 'LUMEN ROBOTICS', 150, 258, {
        ...loud,
        fontSizeMm: 26,
        fill: WHITE,
        letterSpacing: 0.04,
      }),
      text('crew', 'CREW', 150, 282, { fontFamily: 'Inter', fontSizeMm: 17, fill: SUN, letterSpacing: 0.6 }),
    ],
  }),
};

const bottle: DemoArtwork = {
  family: 'bottle',
  colours: blankColours('bottle', ['Navy', 'Signal', 'Black']),
  ...design('bottle', {
    front: [
      ...placed(lamp(WHITE, SUN), 25, 20, 0.56),
      text('house', 'LUMEN', 33.5, 80, {
        ...loud,
        fontSizeMm: 19,
        fill: WHITE,
        angle: -90,
        letterSpacing: 0.04,
      }),
    ],
  }),
};

const crewCap: DemoArtwork = {
  family: 'cap',
  colours: blankColours('cap', ['Navy', 'Signal', 'Black']),
  ...design('cap', {
    front: [
      ...placed(lamp(WHITE, SUN), 55, 18, 0.54),
      text('house', 'LUMEN', 55, 51, { ...loud, fontSizeMm: 15, fill: WHITE, letterSpacing: 0.1 }),
    ],
  }),
};

const jacket: DemoArtwork = {
  family: 'jacket',
  colours: blankColours('jacket', ['Navy', 'Slate', 'Black']),
  ...design('jacket', {
    front: [
      ...placed(lamp(WHITE, SUN), 50, 34, 1),
      text('house', 'LUMEN', 50, 86, { ...loud, fontSizeMm: 20, fill: WHITE, letterSpacing: 0.06 }),
    ],
    back: [
      ...placed(contours(WHITE, SUN), 138, 214, 1.03),
      text('trip', 'OFFSITE', 140, 288, { ...loud, fontSizeMm: 46, fill: WHITE, letterSpacing: 0.05 }),
      text('place', 'LUMEN ROBOTICS', 140, 311, {
        fontFamily: 'Inter',
        fontSizeMm: 14,
        fill: SUN,
        letterSpacing: 0.28,
      }),
    ],
  }),
};

const label = (id: string, words: string, fill: string, size = 6): Layer =>
  text(id, words, 0, size * 0.36, { ...loud, fontSizeMm: size, fill });

/** Nine stickers of 24 mm in a 3 × 3 grid, each drawn around its own centre. */
const STICKERS: readonly (readonly Layer[])[] = [
  [shape('ground', circle(0, 0, 12), INK), ...placed(lamp(WHITE, SUN), 0, 1, 0.32)],
  [shape('ground', box(-12, -8, 24, 16, 4), SIGNAL), label('word', 'BEEP', WHITE, 7)],
  [
    shape('ground', circle(0, 0, 12), TEAL),
    shape('gear', rays([0, 0], 5, 9.4, 9, 0, 320, 4.4) + ring(0, 0, 7, 3.6), WHITE, { fillRule: 'nonzero' }),
    shape('hub', circle(0, 0, 3.2), TEAL),
  ],
  [
    shape('ground', box(-11, -11, 22, 22, 5), SUN),
    shape('face', box(-7.4, -6, 14.8, 11, 3), INK),
    shape('eyes', circle(-3.2, -0.8, 1.8) + circle(3.2, -0.8, 1.8), SUN),
    stroke('antenna', 'M0 -6L0 -9', INK, 1.2),
    stroke('neck', 'M-4 8L4 8', INK, 1.8),
  ],
  [
    shape('ground', polygon([0, -13], [11.3, -6.5], [11.3, 6.5], [0, 13], [-11.3, 6.5], [-11.3, -6.5]), INK),
    shape('bolt', polygon([1.6, -8.6], [-5.6, 1.6], [-0.8, 1.6], [-1.8, 8.6], [5.6, -1.8], [0.8, -1.8]), SUN),
  ],
  [shape('ground', circle(0, 0, 12), SIGNAL), label('word', '01', WHITE, 12)],
  [shape('ground', box(-12, -7, 24, 14, 7), TEAL), label('word', 'HELLO', WHITE, 6)],
  [
    shape('ground', circle(0, 0, 12), SUN),
    shape('peak', polygon([-9, 6], [-2, -7], [1.6, -1.6], [3.6, -4.4], [9, 6]), INK),
  ],
  [
    shape('ground', box(-11, -11, 22, 22, 5), INK),
    stroke(
      'heart',
      'M0 7C-9 1 -8 -7 -3.6 -6.6C-1.4 -6.4 0 -4 0 -3C0 -4 1.4 -6.4 3.6 -6.6C8 -7 9 1 0 7Z',
      SIGNAL,
      2,
    ),
  ],
];
const stickers: DemoArtwork = {
  family: 'sticker',
  colours: blankColours('sticker', ['White', 'Oat']),
  ...design('sticker', {
    front: STICKERS.flatMap((layers, index) =>
      placed(named(`s${index + 1}`, layers), 13.5 + (index % 3) * 26.5, 13.5 + Math.floor(index / 3) * 26.5),
    ),
  }),
};

export const LUMEN_ARTWORKS: Readonly<Record<string, DemoArtwork>> = {
  'lu-summit-hoodie': summitHoodie,
  'lu-sticker-sheet': stickers,
  'lu-crew-tee': crewTee,
  'lu-crew-bottle': bottle,
  'lu-crew-cap': crewCap,
  'lu-offsite-jacket': jacket,
};
