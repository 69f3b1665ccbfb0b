import type { RichBlock, RichInline, RichItem, RichRun, RichText } from './rich-text';

interface Style {
  bold: boolean;
  italic: boolean;
  href: string | null;
}
const PLAIN: Style = { bold: false, italic: false, href: null };

function styleOf({ marks = [] }: RichRun): Style {
  const link = marks.find((mark) => mark.type === 'link');
  return {
    bold: marks.some(({ type }) => type === 'bold'),
    italic: marks.some(({ type }) => type === 'italic'),
    href: link?.type === 'link' ? link.attrs.href : null,
  };
}

/** What two texts have in common, for the line break between them. */
const sharedStyle = (one: Style, other: Style): Style => ({
  bold: one.bold && other.bold,
  italic: one.italic && other.italic,
  href: one.href === other.href ? one.href : null,
});

/** The signs that lead from one style to the next. */
function change(from: Style, to: Style): string {
  const close = from.href !== null && from.href !== to.href ? `](${from.href})` : '';
  const open = to.href !== null && from.href !== to.href ? '[' : '';
  return close + (from.bold === to.bold ? '' : '**') + (from.italic === to.italic ? '' : '*') + open;
}

const escaped = (text: string) => text.replace(/[\\*[\]]/g, '\\$&');

/** The next text's style; a break at the end of a line has none. */
function nextStyle(content: readonly RichInline[], from: number): Style {
  const found = content.slice(from).find((node) => node.type === 'text');
  return found?.type === 'text' ? styleOf(found) : PLAIN;
}

/** The texts of a paragraph; `hard` writes every break out, as a heading needs. */
function inline(content: readonly RichInline[] = [], hard = false): string {
  let style = PLAIN;
  let said = '';
  content.forEach((node, index) => {
    if (node.type === 'text') {
      const to = styleOf(node);
      said += change(style, to) + escaped(node.text);
      style = to;
      return;
    }
    const to = sharedStyle(style, nextStyle(content, index));
    said += change(style, to);
    style = to;
    const isBare = content[index + 1]?.type !== 'text' || content[index - 1]?.type !== 'text';
    said += hard || isBare ? '\\\n' : '\n';
  });
  return said + change(style, PLAIN);
}

/** A line that would begin something else is told not to. */
const guarded = (line: string) =>
  line.replace(/^(#{1,6} |>|[-+](?: |$)|-{3,}$)/, '\\$1').replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2');

const paragraph = (content: readonly RichInline[] | undefined) =>
  inline(content).split('\n').map(guarded).join('\n');

function item({ content }: RichItem, mark: string): string {
  const indent = ' '.repeat(mark.length);
  const [first, ...others] = content;
  const rest = others.map((block) => {
    const isTight = block.type === 'bulletList' || block.type === 'orderedList';
    return `${isTight ? '\n' : '\n\n'}${blockOf(block)}`;
  });
  const lines = `${first ? blockOf(first) : ''}${rest.join('')}`.split('\n');
  return lines.map((line, index) => ((index === 0 ? mark : indent) + line).replace(/ +$/, '')).join('\n');
}

function blockOf(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
      return paragraph(block.content);
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${inline(block.content, true)}`;
    case 'bulletList':
      return block.content.map((one) => item(one, '- ')).join('\n');
    case 'orderedList':
      return block.content.map((one, index) => item(one, `${index + 1}. `)).join('\n');
    case 'blockquote':
      return blocksOf(block.content)
        .split('\n')
        .map((line) => `> ${line}`.replace(/ +$/, ''))
        .join('\n');
    default:
      return '---';
  }
}

const blocksOf = (blocks: readonly RichBlock[]) => blocks.map(blockOf).join('\n\n');

/** A tidy text as Markdown, from which `parseMarkdown` reads the same text again. S3.6-16. */
export function toMarkdown({ content }: RichText): string {
  return blocksOf(content);
}
