import { ALWAYS_OFFERED, choosableFonts, inFontOrder } from './font-choice';
import { FONT_FAMILIES, isFontFamily } from './font-library';

test('a withdrawn font can be chosen only where it is in use (S2.2-330)', () => {
  const families = ['Anton', 'Bangers', 'Inter'] as const;
  expect(choosableFonts(families, [], [])).toEqual(families);
  expect(choosableFonts(families, ['Anton', 'Bangers'], ['Inter'])).toEqual(['Inter']);
  expect(choosableFonts(families, ['Anton', 'Bangers'], ['Bangers'])).toEqual(['Bangers', 'Inter']);
});

test('what is always offered is in the library', () => {
  expect(ALWAYS_OFFERED.filter(isFontFamily)).toEqual(ALWAYS_OFFERED);
  expect(choosableFonts(FONT_FAMILIES, [...FONT_FAMILIES], [])).toEqual([]);
});

test('families are offered in the order that is kept, those without a place after it as they were (S2.2-332)', () => {
  const families = ['Anton', 'Bangers', 'Inter', 'Lora'] as const;
  expect(inFontOrder(families, [])).toEqual(families);
  expect(inFontOrder(families, ['Lora', 'Unknown', 'Bangers'])).toEqual([
    'Lora',
    'Bangers',
    'Anton',
    'Inter',
  ]);
});
