import type { RichInline, RichMark, RichRun } from './rich-text';
import { safeHref } from './safe-href';

/** Marks that change the text direction, and control characters. */
const TREACHEROUS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cc}/gu;

/** A text without characters that could reorder or hide what is around it, on one line. */
export function cleanText(text: string): string {
  return text.replace(/[\t\n\r\u2028\u2029]/g, ' ').replace(TREACHEROUS, '');
}

const ORDER = ['link', 'bold', 'italic'] as const;

/** At most one mark of a kind, in a fixed order; a link that leads nowhere safe is none. */
function tidyMarks(marks: readonly RichMark[] = []): RichMark[] {
  return ORDER.flatMap((type): RichMark[] => {
    const mark = marks.find((one) => one.type === type);
    if (mark?.type !== 'link')
      return mark ? [mark.type === 'bold' ? { type: 'bold' } : { type: 'italic' }] : [];
    const href = safeHref(mark.attrs.href);
    return href === undefined ? [] : [{ type: 'link', attrs: { href } }];
  });
}

const run = (text: string, marks: RichMark[]): RichRun =>
  marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };

const sameMarks = (one: RichRun, other: RichRun) => JSON.stringify(one.marks) === JSON.stringify(other.marks);

/** Whether a text that is added here would start a line, or follow a space. */
function isSpaced(before: RichInline | undefined): boolean {
  return before?.type !== 'text' || before.text.endsWith(' ');
}

function add(line: RichInline[], node: RichInline): void {
  if (node.type === 'hardBreak') {
    trimEnd(line);
    line.push({ type: 'hardBreak' });
    return;
  }
  const before = line.at(-1);
  const spaced = cleanText(node.text).replace(/ +/g, ' ');
  const text = isSpaced(before) ? spaced.replace(/^ /, '') : spaced;
  if (text === '') return;
  const next = run(text, tidyMarks(node.marks));
  if (before?.type === 'text' && sameMarks(before, next))
    line.splice(-1, 1, { ...before, text: before.text + text });
  else line.push(next);
}

/** Takes the spaces off the end, with the runs that hold nothing else. */
function trimEnd(line: RichInline[]): void {
  const last = line.at(-1);
  if (last?.type !== 'text' || !last.text.endsWith(' ')) return;
  const text = last.text.replace(/ +$/, '');
  line.pop();
  if (text === '') trimEnd(line);
  else line.push({ ...last, text });
}

/**
 * The texts of a paragraph in the one form that means the same: single spaces, none at a line's ends, runs with the same
 * marks made one, no line breaks at either end. So two texts that look the same are the same.
 */
export function tidyInline(content: readonly RichInline[] = []): RichInline[] {
  const line: RichInline[] = [];
  for (const node of content) add(line, node);
  trimEnd(line);
  while (line.at(-1)?.type === 'hardBreak') line.pop();
  while (line[0]?.type === 'hardBreak') line.shift();
  return line;
}
