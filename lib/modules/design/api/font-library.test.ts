/** @jest-environment node */
import { listFonts, type FontLibraryEntry } from '@/lib/modules/design/contract/font-library';
import { FONT_FAMILIES } from '@/lib/modules/design/rules/font-library';
import { fontFiles } from '@/lib/files/fonts/font-files';
import { buildRouter } from '@/lib/tenant-api/router';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { fontLibraryHandler } from './font-library';

test('the font library lists family, variants, subsets, files and category (S3.6-9)', async () => {
  setTestEnv(TEST_SECRETS);
  const response = await buildRouter([fontLibraryHandler]).fetch(new Request('http://api/api/font-library'));
  expect(response.status).toBe(200);
  const { data }: { data: FontLibraryEntry[] } = await response.json();
  expect(listFonts.response.parse(data)).toEqual(data);
  expect(data.map(({ family }) => family)).toEqual([...FONT_FAMILIES]);
  const of = (family: string) => data.find((entry) => entry.family === family);
  expect(of('Lora Italic')).toEqual({
    family: 'Lora Italic',
    variants: ['500italic'],
    subsets: ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
    files: { '500italic': '/api/font-book/Lora%20Italic' },
    category: 'serif',
  });
  expect(of('Anton')).toMatchObject({ variants: ['regular'], category: 'display' });
  for (const { family, subsets } of data) {
    expect([family, subsets.slice(0, 1)]).toEqual([family, ['latin']]);
    expect(subsets.length).toBeLessThanOrEqual(fontFiles(family as 'Anton').length);
  }
});
