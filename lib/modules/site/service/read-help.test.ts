/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GET as pagesSitemap } from '@/app/pages-sitemap.xml/route';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { entryOf } from '@/lib/modules/site/rules/help/article';
import { findArticles, indexArticles } from '@/lib/modules/site/rules/help/find-articles';
import { parseMarkdown, type Block, type Inline } from '@/lib/modules/site/rules/help/parse-markdown';
import { articlePages, articleSlugs, readArticle, readArticles, readFaq } from './read-help';

function addresses(): Set<string> {
  const files = readdirSync(join(process.cwd(), 'app/[locale]'), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /(^|\/)page\.tsx$/.test(file));
  return new Set(pages.map((file) => `/${file.replace(/\/?page\.tsx$/, '').replace(/\([a-z]+\)\/?/g, '')}`));
}

const runsOf = (block: Block): Inline[] => {
  if (block.kind === 'heading') return [];
  return block.kind === 'list' ? block.items.flat() : block.inline;
};
const linksOf = (blocks: Block[]): string[] =>
  blocks.flatMap(runsOf).flatMap((run) => (run.kind === 'link' ? [run.href] : []));

test.each(LOCALE_CODES)(
  'every help text in %s is whole, and leads somewhere (S2.1-35, S2.1-36)',
  async (locale) => {
    const slugs = await articleSlugs();
    const there = addresses();
    for (const slug of slugs) there.add(`/help/help-articles/${slug}`);
    const [articles, faq] = await Promise.all([readArticles(locale), readFaq(locale)]);
    expect(articles.map(({ slug }) => slug).sort()).toEqual(slugs);
    for (const { slug, blocks, related } of articles) {
      const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
      expect([slug, new Set(ids).size]).toEqual([slug, ids.length]);
      expect([slug, ids.length > 1, related.filter((name) => !slugs.includes(name))]).toEqual([
        slug,
        true,
        [],
      ]);
    }
    const questions = faq.groups.flatMap((group) => group.questions);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(questions.filter(({ answer }) => answer.length === 0)).toEqual([]);
    const links = [
      ...articles.flatMap(({ blocks }) => linksOf(blocks)),
      ...questions.flatMap(({ answer }) => linksOf(answer)),
    ];
    expect(links.filter((href) => !there.has(href))).toEqual([]);
  },
);

test.each(LOCALE_CODES)(
  'everything is told in %s, and nothing is left in English (S2.1-35, S2.1-39)',
  async (locale) => {
    const [articles, faq] = await Promise.all([readArticles(locale), readFaq(locale)]);
    expect(articles.filter(({ language }) => language !== locale).map(({ slug }) => slug)).toEqual([]);
    expect(faq.language).toBe(locale);
  },
);

test('each article is in the sitemap, with the day of its last change (S2.1-40)', async () => {
  const response = await pagesSitemap();
  const text = await response.text();
  const pages = await articlePages();
  expect(pages).toHaveLength((await articleSlugs()).length);
  for (const { path, changed } of pages) {
    const entry = text.split('<url>').find((part) => part.includes(`${path}</loc>`));
    expect([path, entry?.includes(`<lastmod>${changed}</lastmod>`)]).toEqual([path, true]);
  }
});

test('an unknown article is none, and no name leaves the folder (S2.1-37)', async () => {
  expect(await readArticle('en', 'no-such-article')).toBeNull();
  expect(await readArticle('en', '../../package')).toBeNull();
});

test('words find an article, titles first; markup is only text (S2.1-38)', async () => {
  const index = indexArticles((await readArticles('en')).map(entryOf));
  expect(findArticles(index, 'refus')[0]?.slug).toBe('code-refused');
  expect(findArticles(index, '<script>alert(1)</script>')).toEqual([]);
  expect(findArticles(index, '<>')).toHaveLength(index.length);
});

test('nothing becomes HTML, and a link cannot run anything (S2.1-36)', () => {
  const text = '<b>no</b> **yes** [here](/help/help-articles)';
  expect(parseMarkdown(text)).toEqual([
    {
      kind: 'paragraph',
      inline: [
        { kind: 'text', text: '<b>no</b> ' },
        { kind: 'strong', text: 'yes' },
        { kind: 'text', text: ' ' },
        { kind: 'link', text: 'here', href: '/help/help-articles' },
      ],
    },
  ]);
  for (const href of ['javascript:alert(1)', '//evil.example', 'data:x']) {
    expect(() => parseMarkdown(`[x](${href})`)).toThrow('links to');
  }
});
