import { z } from 'zod';
import type { Locale } from '@/lib/kernel/locales';
import { AUDIENCES, type Faq, type HelpArticle } from '@/lib/modules/site/rules/help/article';
import type { LawSlug, LawText } from '@/lib/modules/site/rules/law';
import { parseMarkdown } from '@/lib/modules/site/rules/help/parse-markdown';

const slugs = z
  .string()
  .transform((text) => text.split(',').map((slug) => slug.trim()))
  .pipe(z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1));

const articleFacts = z.strictObject({
  title: z.string().min(1).max(80),
  summary: z.string().min(1).max(200),
  audience: z.enum(AUDIENCES),
  updated: z.iso.date(),
  related: slugs,
});

const faqFacts = articleFacts.pick({ title: true, summary: true, updated: true });

/** One line of front matter; quotes around a value that needs them elsewhere are dropped. */
function factOf(line: string): [string, string] {
  const colon = line.indexOf(': ');
  if (colon < 1) throw new Error(`Not a line of front matter: ${line}`);
  const value = line.slice(colon + 2).trim();
  return [line.slice(0, colon), /^'.*'$|^".*"$/.test(value) ? value.slice(1, -1) : value];
}

/** Front matter (`key: value` between two lines of `---`) and the text after it. Throws without one. */
function splitText(file: string): { facts: Record<string, string>; text: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n'));
  if (match?.[1] === undefined || match[2] === undefined) throw new Error('A help text has no front matter');
  return { facts: Object.fromEntries(match[1].split('\n').map(factOf)), text: match[2] };
}

/** An article from the text of its file. Throws on front matter that is incomplete. S2.1-36. */
export function parseArticle(slug: string, language: Locale, file: string): HelpArticle {
  const { facts, text } = splitText(file);
  return { ...articleFacts.parse(facts), slug, language, blocks: parseMarkdown(text) };
}

/** The questions of a language from their file: a heading of level 2 begins a group, one of level 3 a question. S2.1-35. */
export function parseFaq(file: string): Faq {
  const { facts, text } = splitText(file);
  const groups: Faq['groups'] = [];
  for (const block of parseMarkdown(text)) {
    if (block.kind === 'heading' && block.level === 2) {
      groups.push({ id: block.id, title: block.text, questions: [] });
    } else if (block.kind === 'heading') {
      groups.at(-1)?.questions.push({ id: block.id, question: block.text, answer: [] });
    } else groups.at(-1)?.questions.at(-1)?.answer.push(block);
  }
  return { ...faqFacts.parse(facts), groups };
}

const lawVersion = z.object({
  version: z.string().regex(/^\d+\.\d+$/),
  since: z.iso.date(),
  change: z.string().min(1),
});

const lawFacts = z.strictObject({
  title: z.string().min(1).max(80),
  summary: z.string().min(1).max(200),
  review: z.enum(['needed', 'done']),
  history: z.string(),
});

/** `1.0 2026-11-29 First version; …`, the newest first. */
function versionsOf(history: string): LawText['history'] {
  return history.split(';').map((entry) => {
    const [version, since, ...change] = entry.trim().split(' ');
    return lawVersion.parse({ version, since, change: change.join(' ') });
  });
}

/** A legal text from its file. Throws on front matter that is incomplete. S2.1-49. */
export function parseLaw(slug: LawSlug, language: Locale, file: string): LawText {
  const { facts, text } = splitText(file);
  const { title, summary, review, history } = lawFacts.parse(facts);
  const versions = versionsOf(history);
  const [{ version, since } = { version: '', since: '' }] = versions;
  return {
    slug,
    title,
    summary,
    version,
    since,
    history: versions,
    unreviewed: review === 'needed',
    language,
    blocks: parseMarkdown(text),
  };
}
