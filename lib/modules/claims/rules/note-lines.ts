import { cleanText } from '@/lib/kernel/clean-line';

/** What the sender says to everybody, then to one person; what is empty, or said twice, is left out. */
export const notesOf = (...texts: readonly string[]): string[] => [
  ...new Set(texts.map(cleanText).filter((text) => text !== '')),
];
