/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEGAL_DOCUMENTS } from '@/components/site/shop/legal-documents';
import { GARMENT_FAMILIES } from '@/lib/modules/design/rules/scene-types';
import { PUBLIC_PAGES } from './public-pages';

const GROUPS = ['(marketing)', '(builder)', '(partner)'];
const APP = join(process.cwd(), 'app/[locale]');

/** The addresses of a page file with a parameter; it fails for one that is not named here. */
function addressesOf(page: string): string[] {
  if (!page.includes('[')) return [page];
  // The articles of the help centre are listed from their files.
  if (page === '/help/help-articles/[article]') return [];
  expect(page).toBe('/our-products/[family]');
  return GARMENT_FAMILIES.map((family) => page.replace('[family]', family));
}

/** The page files in these route groups that say which address is theirs. */
function canonicalPages(): string[] {
  return GROUPS.flatMap((group) =>
    readdirSync(join(APP, group), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('page.tsx'))
      .filter(
        (file) =>
          readFileSync(join(APP, group, file), 'utf8').match(/(site|law|legal|contact)Metadata\(/) !== null,
      )
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`),
  );
}

test('every page of the platform that may be listed is in its sitemap, and no other (S9-24, S2.1-31)', () => {
  const files = GROUPS.flatMap((group) =>
    readdirSync(join(APP, group), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('page.tsx'),
    ),
  );
  const addresses = canonicalPages().flatMap(addressesOf);
  expect(addresses.sort()).toEqual(PUBLIC_PAGES.map(({ path }) => path).sort());
  expect(canonicalPages()).toHaveLength(files.length);
});

test('a legal page changed on the day since which it is in force', () => {
  for (const { path, inForceSince } of LEGAL_DOCUMENTS) {
    const [day, month, year] = inForceSince.split('-');
    expect(PUBLIC_PAGES).toContainEqual({ path, changed: `${year}-${month}-${day}` });
  }
});
