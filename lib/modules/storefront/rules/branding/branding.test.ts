import fc from 'fast-check';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { areAlike, isCorrected, storeTheme } from '@/lib/modules/storefront/rules/theme/store-theme';
import { threePairs } from './font-pairs';
import { chroma, distance, hexToLab, labToHex } from './oklab';
import { paletteOf } from './palette';
import { PROPOSAL_KINDS, proposalsOf } from './proposals';

/** Pixels of the colours, so many of each; `#rrggbbaa`, opaque without `aa`. */
const pixels = (...parts: [hex: string, count: number][]) =>
  new Uint8Array(
    parts.flatMap(([hex, count]) => {
      const bytes = [1, 3, 5, 7].map((from) => Number.parseInt(hex.slice(from, from + 2) || 'ff', 16));
      return Array.from({ length: count }, () => bytes).flat();
    }),
  );
const hexes = (found: readonly { hex: string }[]) => found.map(({ hex }) => hex);

describe('OKLab', () => {
  test('every colour comes back, black, white and grey have no hue', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        expect(labToHex(hexToLab(hex))).toBe(hex);
      }),
    );
    for (const grey of ['#000000', '#808080', '#ffffff']) expect(chroma(hexToLab(grey))).toBeLessThan(0.001);
    expect(distance(hexToLab('#000000'), hexToLab('#ffffff'))).toBeCloseTo(1, 2);
  });
});

describe('the colours of a picture', () => {
  test('are found with their part, the most frequent first, without what cannot be seen', () => {
    const found = paletteOf(pixels(['#ffffff', 600], ['#e4002b', 300], ['#00205b', 100], ['#00ff0010', 900]));
    expect(hexes(found)).toEqual(['#ffffff', '#e4002b', '#00205b']);
    expect(found.map(({ share }) => share)).toEqual([0.6, 0.3, 0.1]);
  });

  test('shades that look alike are one, and edges are none', () => {
    const found = paletteOf(pixels(['#e4002b', 500], ['#df0530', 480], ['#00205b', 500], ['#7a1043', 4]));
    expect(found).toHaveLength(2);
    expect(distance(hexToLab(found[0]?.hex ?? ''), hexToLab('#e1022d'))).toBeLessThan(0.02);
  });

  test('there are at most six, always the same ones, whatever the order of the pixels', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const picture = fc.array(fc.tuple(byte, byte, byte, byte), { maxLength: 400 });
    fc.assert(
      fc.property(picture, (drawn) => {
        const found = paletteOf(new Uint8Array(drawn.flat()));
        expect(found.length).toBeLessThanOrEqual(6);
        expect(found.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.000001);
        for (const { hex } of found) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
        expect(paletteOf(new Uint8Array(drawn.flat()))).toEqual(found);
      }),
    );
  });

  test('a picture without visible pixels has none', () => {
    expect(paletteOf(pixels(['#ff000000', 50]))).toEqual([]);
    expect(paletteOf(new Uint8Array())).toEqual([]);
  });
});

describe('three colour sets from a logo', () => {
  test('are led by its colours', () => {
    const [bold, calm, bright] = proposalsOf(
      paletteOf(pixels(['#ffffff', 600], ['#b3001b', 300], ['#00205b', 100])),
    );
    expect(bold).toMatchObject({ kind: 'bold', primary: '#b3001b', tertiary: '#00205b' });
    expect(calm).toMatchObject({ kind: 'calm', tertiary: '#b3001b' });
    expect(bright).toMatchObject({ kind: 'bright', primary: '#00205b', tertiary: '#b3001b' });
  });

  test('a black logo makes sets as well, one without colours none', () => {
    expect(proposalsOf(paletteOf(pixels(['#111111', 10])))).toHaveLength(3);
    expect(proposalsOf([])).toEqual([]);
  });

  test('whatever the colours, the store shows each set as it is: all texts are readable, areas differ', () => {
    const colour = fc.record({
      hex: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
      share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(colour, { minLength: 1, maxLength: 6 }), (colours) => {
        const sets = proposalsOf(colours);
        expect(sets.map(({ kind }) => kind)).toEqual([...PROPOSAL_KINDS]);
        for (const set of sets) {
          const theme = storeTheme(set);
          expect([isCorrected(set.primary), theme.accentOnSecondary]).toEqual([false, set.primary]);
          expect(areAlike(set.primary, set.secondary)).toBe(false);
          expect(contrastRatio(theme.onTertiary, theme.tertiary)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});

test('three font pairs of different moods are offered, or all where there are fewer', () => {
  const set = (name: string) => ({ id: name, fontOne: { name } });
  const all = ['Inter', 'Oswald', 'Lora', 'Roboto Slab', 'Anton', 'Pacifico'].map(set);
  expect(threePairs(all).map(({ id }) => id)).toEqual(['Inter', 'Lora', 'Anton']);
  expect(threePairs(all.slice(0, 2)).map(({ id }) => id)).toEqual(['Inter', 'Oswald']);
  expect(threePairs([])).toEqual([]);
});
