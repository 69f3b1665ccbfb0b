import { cleanLine } from '@/lib/kernel/clean-line';

/** A sender's text as it is shown: plain, in lines, without characters that turn or hide it. */
function noteText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => cleanLine(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What the sender says to everybody, then to one person; what is empty, or said twice, is left out. */
export const notesOf = (...texts: readonly string[]): string[] => [
  ...new Set(texts.map(noteText).filter((text) => text !== '')),
];
