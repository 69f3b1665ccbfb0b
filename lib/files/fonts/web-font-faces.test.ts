/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { libraryFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { latinFontFile, webFontFaces, webFontFile } from './web-font-faces';

test('every face of every family has a file for Latin, and every rule names a file that is there', () => {
  for (const use of libraryFaces()) {
    const css = webFontFaces([use]);
    expect(css).toContain(`font-family:'${use.name}';`);
    const files = [...css.matchAll(/url\(\/api\/font-file\/([^?)]+)\?v=[\d.]+\)/g)].map(
      ([, file]) => file ?? '',
    );
    expect(files[0]).toMatch(/-latin-\d{3}-normal\.woff2$/);
    for (const file of files) {
      const found = webFontFile(file);
      expect(
        readFileSync(found?.path ?? '')
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
    }
  }
});

test('each weight has its stand-in, bold text one that is bold', () => {
  const css = webFontFaces([
    { name: 'Inter', weight: 400 },
    { name: 'Inter', weight: 700 },
  ]);
  const standIns = [...css.matchAll(/'Inter Fallback';font-weight:(\d+);src:local\('([^']+)'\)/g)];
  expect(standIns.map(([, weight, local]) => [weight, local])).toEqual([
    ['400', 'Arial'],
    ['700', 'Arial Bold'],
  ]);
  expect(css.match(/unicode-range:/g)?.length).toBeGreaterThan(5);
  expect(css).not.toContain('<');
});

test('what is preloaded is a file that the rules name', () => {
  for (const use of libraryFaces()) expect(webFontFaces([use])).toContain(`url(${latinFontFile(use)})`);
});

test.each([
  'inter-latin-300-normal.woff2',
  'inter-latin-400-italic.woff2',
  'roboto-latin-400-normal.woff2',
  '../inter/files/inter-latin-400-normal.woff2',
  'inter-latin-400-normal.woff2/..',
  'inter-klingon-400-normal.woff2',
  'package.json',
])('%s is not given out', (file) => expect(webFontFile(file)).toBeNull());
