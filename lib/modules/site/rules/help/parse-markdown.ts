import { foldText } from '@/lib/kernel/fold-text';

/** A run of text within a paragraph, a list's item or an answer. */
export type Inline =
  { kind: 'text' | 'strong' | 'code'; text: string } | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

const MARKS = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
const HEADING = /^(#{2,3}) (.+?)(?: \{#([a-z0-9-]+)\})?$/;
const ITEM = /^(?:- |(\d+)\. )(.+)$/;

/** Only our own pages, a place on this page, or an https address: a help text never leads to a script. */
const isSafe = (href: string): boolean => /^(?:\/(?!\/)|#|https:\/\/)/.test(href);

/** A heading's address within its page, without accents and punctuation. */
function headingId(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Text without marks is kept as it is; React escapes it. Throws on a link that could run something. */
function parseInline(text: string): Inline[] {
  const inline: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) inline.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, strong, code, label, href] = match;
    if (strong !== undefined) inline.push({ kind: 'strong', text: strong });
    else if (code !== undefined) inline.push({ kind: 'code', text: code });
    else if (label !== undefined && href !== undefined) {
      if (!isSafe(href)) throw new Error(`A help text links to ${href}`);
      inline.push({ kind: 'link', text: label, href });
    }
  }
  if (end < text.length) inline.push({ kind: 'text', text: text.slice(end) });
  return inline;
}

/** Lines of a list as items; a line that is no item continues the one before it. */
function listOf(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item?.[2] !== undefined) items.push(item[2]);
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered: /^\d/.test(lines[0] ?? ''), items: items.map(parseInline) };
}

function headingOf(line: string): Block {
  const match = HEADING.exec(line);
  const text = match?.[2];
  if (text === undefined) throw new Error(`Not a heading of a help text: ${line}`);
  return { kind: 'heading', level: match?.[1] === '##' ? 2 : 3, id: match?.[3] ?? headingId(text), text };
}

/**
 * The subset of Markdown that help texts use, as data: headings of levels 2 and 3 (with an id of their own as
 * `{#id}`), paragraphs, flat lists; strong, code and links. Anything else stays plain text, and nothing becomes HTML.
 * Throws on a heading of another level and an unsafe link. S2.1-36.
 */
export function parseMarkdown(text: string): Block[] {
  const chunks = text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim());
  return chunks
    .filter((chunk) => chunk !== '')
    .map((chunk): Block => {
      const lines = chunk.split('\n');
      const [first = ''] = lines;
      if (/^#+ /.test(first) && lines.length === 1) return headingOf(first);
      if (ITEM.test(first)) return listOf(lines);
      return { kind: 'paragraph', inline: parseInline(lines.map((line) => line.trim()).join(' ')) };
    });
}

/** The plain text of a run, for search engines. */
export function plainText(blocks: readonly Block[]): string {
  const plain = (inline: readonly Inline[]): string => inline.map(({ text }) => text).join('');
  return blocks
    .map((block) => {
      if (block.kind === 'heading') return block.text;
      return block.kind === 'list' ? block.items.map(plain).join(' ') : plain(block.inline);
    })
    .join(' ');
}
