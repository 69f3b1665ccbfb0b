import { contrastRatio } from '../colour';
import { outlineBox } from '../path-change';
import { isPathData } from '../path-data';
import { COLOUR_PATTERN, outlinesOf, pathLengthOf, SCENE_LIMITS } from '../scene-types';
import { CLIP_ART_GROUPS, clipArt, clipArtOf, clipArtRatio } from './library';

const IDS = CLIP_ART_GROUPS.flatMap(clipArtOf);

test('the library has at least 36 drawings in groups, each in one group only', () => {
  expect(CLIP_ART_GROUPS.length).toBeGreaterThanOrEqual(6);
  expect(IDS.length).toBeGreaterThanOrEqual(36);
  expect(new Set(IDS).size).toBe(IDS.length);
});

describe.each(IDS)('the drawing %s', (id) => {
  const drawing = clipArt(id, '#ffffff');
  const outlines = outlinesOf(drawing);

  test('is made of outlines that a layer may hold', () => {
    expect(outlines.filter(({ d }) => !isPathData(d))).toEqual([]);
    expect(outlines.filter(({ fill }) => !COLOUR_PATTERN.test(fill))).toEqual([]);
    expect(drawing.parts.length).toBeLessThanOrEqual(SCENE_LIMITS.pathParts);
    expect(pathLengthOf(drawing)).toBeLessThan(SCENE_LIMITS.pathLength / 2);
  });

  test('fills its square and stays in it', () => {
    const box = outlineBox(outlines);
    if (!box) throw new Error('an empty drawing');
    expect(Math.min(box.left, box.top)).toBeGreaterThan(-14);
    expect(Math.max(box.right, box.bottom)).toBeLessThan(114);
    expect(Math.max(box.right - box.left, box.bottom - box.top)).toBeGreaterThan(70);
    expect(clipArtRatio(id)).toBeGreaterThan(0.3);
  });

  test.each(['#000000', '#ffffff'])('is seen on %s', (cloth) => {
    const ink = cloth === '#000000' ? '#ffffff' : '#141414';
    const seen = outlinesOf(clipArt(id, ink)).filter(({ fill }) => contrastRatio(fill, cloth) >= 1.5);
    expect(seen.length).toBeGreaterThan(0);
  });
});
