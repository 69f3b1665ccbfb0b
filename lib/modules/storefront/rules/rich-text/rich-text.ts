/** A link, bold or italic. Nothing else can be said about a piece of text. */
export type RichMark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } };

export interface RichRun {
  type: 'text';
  text: string;
  marks?: RichMark[] | undefined;
}
export type RichInline = RichRun | { type: 'hardBreak' };

interface RichParagraph {
  type: 'paragraph';
  content?: RichInline[] | undefined;
}
interface RichHeading {
  type: 'heading';
  attrs: { level: 2 | 3 };
  content?: RichInline[] | undefined;
}
export interface RichItem {
  type: 'listItem';
  /** The first is a paragraph. */
  content: RichBlock[];
}
export interface RichList {
  type: 'bulletList' | 'orderedList';
  content: RichItem[];
}
interface RichQuote {
  type: 'blockquote';
  content: RichBlock[];
}
export type RichBlock = RichParagraph | RichHeading | RichList | RichQuote | { type: 'horizontalRule' };

/**
 * A client's formatted text: a closed set of nodes and marks as plain data, in the shape that the studio's editor
 * (ProseMirror) reads and writes. There is one per text and language. It never holds HTML. S3.6-16, ADR 0074.
 */
export interface RichText {
  type: 'doc';
  content: RichBlock[];
}

/** How much a text may hold; a node's depth counts from the document's own blocks. */
export const RICH_LIMITS = { depth: 8, nodes: 2_000, text: 20_000 } as const;

/** A text without anything in it. */
export const EMPTY_RICH_TEXT: RichText = { type: 'doc', content: [] };

/** Whether there is nothing to show. */
export function isEmptyRichText({ content }: RichText): boolean {
  return content.length === 0;
}
