/** @jest-environment node */
import { cutOut, type Pixels } from './cut-out';

type Paint = (x: number, y: number) => readonly [number, number, number, number?];

function draw(width: number, height: number, paint: Paint): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 255] = paint(x, y);
      data.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

function at({ data, width }: Pixels, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

function cut(picture: Pixels, tolerance = 0.1): Pixels {
  const made = cutOut(picture, tolerance);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

const WHITE = [255, 255, 255] as const;
const RED = [200, 0, 0] as const;
const away = (x: number, y: number) => Math.hypot(x - 20, y - 20);

describe('a flat background', () => {
  test('goes, and the picture stays as it is', () => {
    const disc = draw(40, 40, (x, y) => (away(x, y) < 12 ? RED : WHITE));
    const made = cut(disc);
    expect(at(made, 0, 0)).toEqual([0, 0, 0, 0]);
    expect(at(made, 39, 20)).toEqual([0, 0, 0, 0]);
    expect(at(made, 20, 20)).toEqual([...RED, 255]);
    expect(at(disc, 0, 0)).toEqual([...WHITE, 255]);
  });

  test('goes with its noise, whatever its colour', () => {
    const noise = (x: number, y: number) => ((x * 7 + y * 13) % 9) - 4;
    const made = cut(
      draw(40, 40, (x, y) => (away(x, y) < 12 ? [250, 240, 20] : [30 + noise(x, y), 60 + noise(y, x), 120])),
    );
    for (const [x, y] of [
      [0, 0],
      [5, 33],
      [39, 39],
    ] as const)
      expect(at(made, x, y)[3]).toBe(0);
    expect(at(made, 20, 20)).toEqual([250, 240, 20, 255]);
  });

  test('leaves no hem: at a soft edge its colour is taken out', () => {
    const share = (x: number, y: number) => Math.max(0, Math.min(1, 12.5 - away(x, y)));
    const mix = (x: number, y: number, index: 0 | 1 | 2) =>
      Math.round(RED[index] * share(x, y) + WHITE[index] * (1 - share(x, y)));
    const made = cut(draw(40, 40, (x, y) => [mix(x, y, 0), mix(x, y, 1), mix(x, y, 2)]));
    for (let y = 0; y < 40; y += 1) {
      for (let x = 0; x < 40; x += 1) {
        const [, green = 0, , alpha = 0] = at(made, x, y);
        // Pixels white enough to be seen on a dark garment would form a fringe.
        expect([x, y, alpha > 128 && green > 150]).toEqual([x, y, false]);
      }
    }
    const edge = Array.from({ length: 40 }, (_, x) => at(made, x, 20)[3] ?? 0);
    expect(edge.some((alpha) => alpha > 0 && alpha < 255)).toBe(true);
  });

  test('what the picture encloses stays, however white', () => {
    const ring = draw(40, 40, (x, y) => (away(x, y) < 14 && away(x, y) > 8 ? RED : WHITE));
    expect(at(cut(ring), 20, 20)).toEqual([...WHITE, 255]);
  });

  test('reaches through a gap, round corners', () => {
    const maze = draw(40, 40, (x, y) => {
      const wall = y % 8 === 4 && (y % 16 === 4 ? x < 36 : x > 3);
      return wall ? RED : WHITE;
    });
    const made = cut(maze);
    for (let y = 0; y < 40; y += 8) expect([y, at(made, 20, y)[3]]).toEqual([y, 0]);
    expect(at(made, 20, 4)[3]).toBe(255);
  });

  test('the tolerance decides what still counts', () => {
    const pale = draw(40, 40, (x, y) => (away(x, y) < 12 ? [225, 225, 225] : WHITE));
    expect(at(cut(pale, 0.05), 20, 20)[3]).toBe(255);
    expect(cutOut(pale, 0.2)).toEqual({ ok: false, error: 'nothing_left' });
  });

  test('clear pixels are background already', () => {
    const made = cut(draw(40, 40, (x, y) => (x < 5 ? [9, 9, 9, 0] : away(x, y) < 12 ? RED : WHITE)));
    expect(at(made, 0, 0)).toEqual([0, 0, 0, 0]);
    expect(at(made, 39, 0)).toEqual([0, 0, 0, 0]);
    expect(at(made, 20, 20)[3]).toBe(255);
  });
});

describe('where there is none', () => {
  test.each<[string, Paint]>([
    ['a border of many colours', (x, y) => [(x * 37) % 256, (y * 53) % 256, ((x + y) * 91) % 256]],
    ['a border that is clear', (x, y) => (away(x, y) < 12 ? RED : [0, 0, 0, 0])],
  ])('%s', (_name, paint) => {
    expect(cutOut(draw(40, 40, paint), 0.05)).toEqual({ ok: false, error: 'no_flat_background' });
  });

  test('a picture of one colour', () => {
    expect(
      cutOut(
        draw(9, 9, () => WHITE),
        0.1,
      ),
    ).toEqual({ ok: false, error: 'nothing_left' });
  });

  test('one pixel, one row, one column', () => {
    for (const [width, height] of [
      [1, 1],
      [9, 1],
      [1, 9],
    ] as const) {
      expect(
        cutOut(
          draw(width, height, () => RED),
          0.1,
        ).ok,
      ).toBe(false);
    }
  });
});
