import type { FontBook } from './font-book';

const letter = (width: number): [number, string] => [
  width + 100,
  `M50 0L50 700L${50 + width} 700L${50 + width} 0Z`,
];

/**
 * A font of boxes for tests: em 1000, capitals 700 high, `A` to `Z`, `a` to `z`, `é`, a space, and a kerning of -80 for
 * `AV`.
 */
export const TEST_FONT: FontBook = {
  family: 'Inter',
  unitsPerEm: 1000,
  ascender: 900,
  descender: -200,
  capHeight: 700,
  glyphs: {
    32: [250, ''],
    233: letter(400),
    ...Object.fromEntries(
      [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'].map((character) => [
        character.charCodeAt(0),
        letter(400),
      ]),
    ),
  },
  kerning: { left: ['A'], right: ['VW'], values: [[-80]] },
};

export const TEST_FONTS = { Inter: TEST_FONT };
