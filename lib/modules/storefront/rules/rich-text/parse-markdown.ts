import { parseInline } from './parse-inline';
import { RICH_LIMITS, type RichBlock, type RichItem, type RichText } from './rich-text';
import { tidyRichText } from './tidy';

const RULE = /^-{3,}$/;
const HEADING = /^(#{1,6}) +([^ ].*)$/;
const QUOTE = /^> ?/;
const BULLET = /^[-*+](?: +|$)/;
const NUMBER = /^\d{1,9}[.)](?: +|$)/;
/** A line's break that is written out: a backslash that no other one takes away. */
const BROKEN = /(?:^|[^\\])(?:\\\\)*\\$/;

const kindOf = (line: string) =>
  BULLET.test(line) && !RULE.test(line) ? 'bulletList' : NUMBER.test(line) ? 'orderedList' : undefined;

const startsBlock = (line: string) =>
  RULE.test(line) || HEADING.test(line) || QUOTE.test(line) || kindOf(line) !== undefined;

/** Lines that are read once, from the top. */
interface Lines {
  readonly all: readonly string[];
  at: number;
}

/** Without the spaces around it; a space that does not break is text. */
const bare = (line: string) => line.replace(/^ +| +$/g, '');
const indentOf = (line: string) => line.length - line.replace(/^ +/, '').length;

function next(lines: Lines): string {
  const line = lines.all[lines.at] ?? '';
  lines.at += 1;
  return line;
}

const peek = ({ all, at }: Lines) => bare(all[at] ?? '');

function takeQuote(lines: Lines, depth: number): RichBlock {
  const inner: string[] = [];
  while (peek(lines).startsWith('>')) inner.push(bare(next(lines)).replace(QUOTE, ''));
  return { type: 'blockquote', content: blocksOf(inner, depth + 1) };
}

/** Whether the item goes on: a line that is indented, or an empty one before such a line. */
function goesOn({ all, at }: Lines): boolean {
  const ahead = all.slice(at, at + 2);
  const line = bare(ahead[0] ?? '') === '' ? ahead[1] : ahead[0];
  return line !== undefined && bare(line) !== '' && indentOf(line) >= 2;
}

function takeItem(lines: Lines, depth: number): RichItem {
  const first = bare(next(lines));
  const [mark = ''] = BULLET.exec(first) ?? NUMBER.exec(first) ?? [];
  const inner = [first.slice(mark.length)];
  const width = bare(mark).length + 1;
  while (goesOn(lines)) {
    const line = next(lines);
    inner.push(line.slice(Math.min(width, indentOf(line))));
  }
  return { type: 'listItem', content: blocksOf(inner, depth + 2) };
}

function takeList(lines: Lines, type: 'bulletList' | 'orderedList', depth: number): RichBlock {
  const content: RichItem[] = [];
  while (lines.at < lines.all.length) {
    const place = lines.at;
    while (lines.at < lines.all.length && peek(lines) === '') lines.at += 1;
    if (kindOf(peek(lines)) !== type) {
      lines.at = place;
      break;
    }
    content.push(takeItem(lines, depth));
  }
  return { type, content };
}

function takeHeading(lines: Lines): RichBlock {
  const [, signs = '', text = ''] = HEADING.exec(bare(next(lines))) ?? [];
  const said = [text];
  while (BROKEN.test(said.at(-1) ?? '') && lines.at < lines.all.length) said.push(bare(next(lines)));
  return {
    type: 'heading',
    attrs: { level: signs.length > 2 ? 3 : 2 },
    content: parseInline(said.join('\n')),
  };
}

function takeParagraph(lines: Lines): RichBlock {
  const said = [bare(next(lines))];
  while (peek(lines) !== '' && !startsBlock(peek(lines))) said.push(bare(next(lines)));
  return { type: 'paragraph', content: parseInline(said.join('\n')) };
}

function takeBlock(lines: Lines, depth: number): RichBlock {
  const line = peek(lines);
  if (RULE.test(line)) {
    lines.at += 1;
    return { type: 'horizontalRule' };
  }
  if (HEADING.test(line)) return takeHeading(lines);
  // Deeper than a text may be, signs are signs.
  if (depth > RICH_LIMITS.depth) return takeParagraph(lines);
  if (QUOTE.test(line)) return takeQuote(lines, depth);
  const kind = kindOf(line);
  return kind ? takeList(lines, kind, depth) : takeParagraph(lines);
}

function blocksOf(all: readonly string[], depth: number): RichBlock[] {
  const lines: Lines = { all, at: 0 };
  const blocks: RichBlock[] = [];
  while (lines.at < lines.all.length) {
    if (peek(lines) === '') lines.at += 1;
    else blocks.push(takeBlock(lines, depth));
  }
  return blocks;
}

/**
 * Reads the subset of Markdown that a text may be written in without script: `##` and `###`, `-` and `1.` lists, `>`
 * quotes, `---`, and what `parseInline` reads. A line break is kept. Any text can be read; signs that mean nothing here
 * are text. S3.6-16.
 */
export function parseMarkdown(markdown: string): RichText {
  const lines = markdown.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n');
  return tidyRichText({ type: 'doc', content: blocksOf(lines, 1) });
}
