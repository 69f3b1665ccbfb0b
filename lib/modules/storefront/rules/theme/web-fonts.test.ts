import { firstFace, neededFaces, WEB_FONTS, weightsOf } from './web-fonts';

test('a page takes its heading’s weight, its text’s, and that in bold', () => {
  const faces = neededFaces({
    fontOne: { name: 'Lora', weight: 500 },
    fontTwo: { name: 'Inter', weight: 400 },
  });
  expect(faces).toEqual([
    { name: 'Lora', weight: 500 },
    { name: 'Inter', weight: 400 },
    { name: 'Inter', weight: 700 },
  ]);
});

test('one family for both is fetched once, in the weights it has', () => {
  const both = { name: 'Anton', weight: 500 };
  expect(neededFaces({ fontOne: both, fontTwo: both })).toEqual([{ name: 'Anton', weight: 400 }]);
  expect(neededFaces({ fontOne: { name: 'Inter', weight: 900 }, fontTwo: both })).toContainEqual({
    name: 'Inter',
    weight: 700,
  });
});

test.each(['Comic Sans', 'constructor', '__proto__', ''])('%p is no family of ours', (name) => {
  expect(neededFaces({ fontOne: { name, weight: 500 }, fontTwo: { name, weight: 400 } })).toEqual([]);
});

test('the first paint shows the store’s name in the heading’s face, or with a logo its links in bold text', () => {
  const fonts = { fontOne: { name: 'Lora', weight: 500 }, fontTwo: { name: 'Inter', weight: 400 } };
  expect(firstFace(fonts, false)).toEqual({ name: 'Lora', weight: 500 });
  expect(firstFace(fonts, true)).toEqual({ name: 'Inter', weight: 700 });
  expect(firstFace({ ...fonts, fontOne: { name: 'Comic Sans', weight: 400 } }, false)).toBeNull();
});

test('every weight says what it is measured by', () => {
  for (const font of Object.values(WEB_FONTS)) {
    expect(weightsOf(font).length).toBeGreaterThan(0);
    for (const measure of Object.values(font.weights))
      expect(measure.every((one) => one > 15 && one < 200)).toBe(true);
  }
});
