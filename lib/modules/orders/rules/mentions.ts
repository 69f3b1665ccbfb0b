/** How a note's text names a colleague: by id, so that it shows the present name. D3-61. */
const MENTION = /@\{(usr_[a-z0-9_]{1,60})\}/g;

/** Whom one note can call at most. */
export const MAX_MENTIONS = 10;

/** The text of a mention. D3-61. */
export const mentionOf = (userId: string): string => `@{${userId}}`;

/** The ids of those whom a note mentions, each once. D3-61. */
export function mentionedIn(message: string): string[] {
  return [...new Set([...message.matchAll(MENTION)].flatMap(([, id]) => id ?? []))];
}

/** A note in parts, in their order: text as it is, or the id of somebody mentioned. D3-61. */
export function noteParts(message: string): ({ text: string } | { mention: string })[] {
  // Splitting by an expression with a group gives text and ids in turn.
  return message
    .split(MENTION)
    .map((part, index) => (index % 2 === 0 ? { text: part } : { mention: part }))
    .filter((part) => !('text' in part) || part.text !== '');
}
