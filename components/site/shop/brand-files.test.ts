import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@/lib/kernel/brand';
import { BRAND_FILES } from './brand-files';

const inPublic = (path: string) => join(process.cwd(), 'public', path);

test('each file to download is there (S2.1-3)', () => {
  for (const { path } of BRAND_FILES) expect([path, existsSync(inPublic(path))]).toEqual([path, true]);
});

test.each(BRAND_FILES.filter(({ type }) => type === 'SVG').map(({ path }) => path))(
  '%s is the mark that the pages draw (D1-1)',
  (path) => {
    const svg = readFileSync(inPublic(path), 'utf8');
    const { mark } = BRAND;
    for (const part of [mark.viewBox, mark.back, mark.front, mark.cut]) expect(svg).toContain(`"${part}"`);
    for (const width of [mark.strokeWidth, mark.cutWidth]) expect(svg).toContain(`stroke-width="${width}"`);
  },
);

test('the mark on paper has the colours of the brand', () => {
  const svg = readFileSync(inPublic('/brand/mark.svg'), 'utf8');
  expect(svg).toContain(BRAND.colours.ink);
  expect(svg).toContain(BRAND.colours.accent);
});
