/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEGAL_DOCUMENTS } from '@/components/site/shop/legal-documents';
import { PUBLIC_PAGES } from './public-pages';

const GROUPS = ['(marketing)', '(builder)', '(partner)'];
const APP = join(process.cwd(), 'app/[locale]');

/** The addresses of the page files in these route groups that say which address is theirs. */
function canonicalPages(): string[] {
  return GROUPS.flatMap((group) =>
    readdirSync(join(APP, group), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('page.tsx'))
      .filter((file) => readFileSync(join(APP, group, file), 'utf8').includes('siteMetadata('))
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`),
  );
}

test('every page of the platform that may be listed is in its sitemap, and no other (S9-24)', () => {
  const files = GROUPS.flatMap((group) =>
    readdirSync(join(APP, group), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('page.tsx'),
    ),
  );
  expect(canonicalPages().sort()).toEqual(PUBLIC_PAGES.map(({ path }) => path).sort());
  expect(canonicalPages()).toHaveLength(files.length);
});

test('a legal page changed on the day since which it is in force', () => {
  for (const { path, inForceSince } of LEGAL_DOCUMENTS) {
    const [day, month, year] = inForceSince.split('-');
    expect(PUBLIC_PAGES).toContainEqual({ path, changed: `${year}-${month}-${day}` });
  }
});
