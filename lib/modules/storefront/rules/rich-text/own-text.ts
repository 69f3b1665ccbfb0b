import { fromPlainText, toPlainText } from './plain-text';
import type { RichText } from './rich-text';

/** One of a client's own texts as it is stored: what it says, and how; the latter is missing in texts from before there was any. */
export interface StoredText {
  content: string;
  document?: RichText | undefined;
}

/**
 * A stored text with its formatting: a plain one is its paragraphs, as it was always shown; a missing one is empty.
 * S3.6-16.
 */
export function ownText({ content, document }: StoredText = { content: '' }) {
  return { content, document: document ?? fromPlainText(content) };
}

/** A text after an update. The document counts; plain words that say the same as before keep the formatting. S3.6-16. */
export function changedText(stored: StoredText, sent: Partial<StoredText>): StoredText {
  const { content, document } = sent;
  if (document) return { content: toPlainText(document), document };
  if (content === undefined || content === stored.content) {
    return stored.document
      ? { content: stored.content, document: stored.document }
      : { content: stored.content };
  }
  return { content, document: fromPlainText(content) };
}
