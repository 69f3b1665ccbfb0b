import { checkLogoColours, logoColours, logoTrouble } from './logo-colours';

type Rgba = readonly [number, number, number, number];

const INK: Rgba = [24, 28, 40, 255];
const WHITE: Rgba = [255, 255, 255, 255];
const CLEAR: Rgba = [0, 0, 0, 0];
const BLACK_CLOTH = { identifier: 'tee-black', name: 'Black', hex: '#141416' };
const NAVY_CLOTH = { identifier: 'tee-navy', name: 'Navy', hex: '#1b2a4a' };
const WHITE_CLOTH = { identifier: 'tee-white', name: 'White', hex: '#f7f7f5' };
const SAND_CLOTH = { identifier: 'tee-sand', name: 'Sand', hex: '#d9c9a8' };
const MADE = [BLACK_CLOTH, NAVY_CLOTH, WHITE_CLOTH, SAND_CLOTH];

/** A picture of 20 × 20 pixels: `ink` within a square, `around` outside. */
function square(ink: Rgba, around: Rgba) {
  const data = new Uint8ClampedArray(20 * 20 * 4);
  for (let pixel = 0; pixel < 400; pixel += 1) {
    const [x, y] = [pixel % 20, Math.floor(pixel / 20)];
    data.set(x >= 5 && x < 15 && y >= 5 && y < 15 ? ink : around, pixel * 4);
  }
  return { data, width: 20, height: 20 };
}

const DARK = logoColours(square(INK, CLEAR));
const BOXED = logoColours(square(INK, WHITE));

test('a logo’s colours: its ink, and the flat background around it', () => {
  expect(DARK).toEqual({ inks: [{ hex: '#181c28', share: 1 }], background: null });
  expect(BOXED).toEqual({ inks: [{ hex: '#181c28', share: 1 }], background: '#ffffff' });
});

test('a picture that is all one colour is its own ink, without a background', () => {
  expect(logoColours(square(INK, INK))).toEqual({ inks: [{ hex: '#181c28', share: 1 }], background: null });
});

test('a picture that is all transparent has no colours and no trouble', () => {
  const nothing = logoColours(square(CLEAR, CLEAR));
  expect(nothing).toEqual({ inks: [], background: null });
  expect(checkLogoColours(nothing, MADE, ['tee-black'])).toBeNull();
});

test('a dark logo is lost on dark cloth, and seen on light', () => {
  expect(MADE.map(({ hex }) => logoTrouble(DARK, hex))).toEqual(['lost', 'lost', null, null]);
});

test('a logo whose smaller part is lost is left alone', () => {
  const half = {
    inks: [
      { hex: '#181c28', share: 0.4 },
      { hex: '#ff5a3c', share: 0.6 },
    ],
    background: null,
  };
  expect(logoTrouble(half, BLACK_CLOTH.hex)).toBeNull();
});

test('a white background is a rectangle on any cloth but white', () => {
  expect(logoTrouble(BOXED, NAVY_CLOTH.hex)).toBe('box');
  expect(logoTrouble(BOXED, WHITE_CLOTH.hex)).toBeNull();
});

test('on a product: the colours with the trouble, those without, and better ones, clearest first', () => {
  const found = checkLogoColours(DARK, MADE, ['tee-black', 'tee-navy']);
  expect(found).toEqual({
    trouble: 'lost',
    on: [BLACK_CLOTH, NAVY_CLOTH],
    fine: [],
    instead: [WHITE_CLOTH, SAND_CLOTH],
  });
  const mixed = checkLogoColours(DARK, MADE, ['tee-navy', 'tee-white']);
  expect(mixed).toMatchObject({ on: [NAVY_CLOTH], fine: [WHITE_CLOTH], instead: [SAND_CLOTH] });
  expect(checkLogoColours(DARK, MADE, ['tee-white'])).toBeNull();
});

test('a colour on which part of the logo would be lost is not offered', () => {
  const two = {
    inks: [
      { hex: '#181c28', share: 0.7 },
      { hex: '#ffffff', share: 0.3 },
    ],
    background: null,
  };
  expect(checkLogoColours(two, MADE, ['tee-black'])?.instead).toEqual([SAND_CLOTH]);
});
