/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { parseLaw } from '@/lib/modules/site/contract/help-text';
import { LAW_SLUGS } from '@/lib/modules/site/rules/law';
import { PUBLIC_PAGES } from '@/lib/modules/site/rules/public-pages';
import { lawLanguages, readLaw } from './read-law';

describe('the legal texts that are files (S2.1-49)', () => {
  test.each(LAW_SLUGS)('%s has its four languages, each with the same parts and versions', async (slug) => {
    expect(lawLanguages(slug)).toEqual(expect.arrayContaining(['en', 'de', 'fr', 'nl']));
    const english = await readLaw('en', slug);
    const ids = (text: typeof english) =>
      text.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    for (const language of lawLanguages(slug)) {
      const text = await readLaw(language, slug);
      expect(text.language).toBe(language);
      expect(ids(text)).toEqual(ids(english));
      expect(text.history.map(({ version, since }) => [version, since])).toEqual(
        english.history.map(({ version, since }) => [version, since]),
      );
    }
    expect(english.version).toMatch(/^\d+\.\d+$/);
  });

  test.each(LAW_SLUGS)('%s is read in English where it is not translated', async (slug) => {
    for (const locale of LOCALE_CODES) {
      const { language, title } = await readLaw(locale, slug);
      expect(lawLanguages(slug).includes(locale) ? locale : 'en').toBe(language);
      expect(title).not.toBe('');
    }
  });

  test('each is a page of its own that search engines know, and its links to our pages lead somewhere', async () => {
    const paths = PUBLIC_PAGES.map(({ path }) => path);
    for (const slug of LAW_SLUGS) {
      expect(paths).toContain(`/${slug}`);
      expect(existsSync(join('app', '[locale]', '(marketing)', slug, 'page.tsx'))).toBe(true);
      const { blocks, since } = await readLaw('en', slug);
      expect(PUBLIC_PAGES).toContainEqual({ path: `/${slug}`, changed: since });
      const links = JSON.stringify(blocks).matchAll(/"href":"(\/[^"#]*)/g);
      for (const [, href = ''] of links) expect(paths).toContain(href);
    }
  });

  test('front matter that says nothing of the review, or has a bad date, is refused', () => {
    const file = (facts: string) => `---\ntitle: T\nsummary: S\n${facts}\n---\n\nText`;
    expect(() => parseLaw('imprint', 'en', file('history: 1.0 2026-11-29 First'))).toThrow();
    expect(() => parseLaw('imprint', 'en', file('review: needed\nhistory: 1.0 29-11-2026 First'))).toThrow();
    const text = parseLaw(
      'imprint',
      'en',
      file('review: needed\nhistory: 1.1 2027-01-02 Shorter; 1.0 2026-11-29 First'),
    );
    expect([text.version, text.since, text.unreviewed, text.history.length]).toEqual([
      '1.1',
      '2027-01-02',
      true,
      2,
    ]);
  });
});
