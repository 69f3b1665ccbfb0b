import { paragraphsOf } from '@/lib/modules/storefront/rules/paragraphs';
import type { RichBlock, RichInline, RichItem, RichText } from './rich-text';
import { tidyRichText } from './tidy';

/** A plain text as it was always shown: paragraphs, and line breaks in them. S3.6-16. */
export function fromPlainText(text: string): RichText {
  const content = paragraphsOf(text).map((paragraph): RichBlock => {
    const lines = paragraph.split('\n');
    const inline = lines.flatMap((line, index): RichInline[] => [
      ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
      { type: 'text', text: line },
    ]);
    return { type: 'paragraph', content: inline };
  });
  return tidyRichText({ type: 'doc', content });
}

function inlineText(content: readonly RichInline[] = []): string {
  return content.map((node) => (node.type === 'text' ? node.text : '\n')).join('');
}

const itemText = ({ content }: RichItem, mark: string) => `${mark}${blocksText(content, '\n')}`;

function blockText(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content);
    case 'bulletList':
      return block.content.map((item) => itemText(item, '• ')).join('\n');
    case 'orderedList':
      return block.content.map((item, index) => itemText(item, `${index + 1}. `)).join('\n');
    case 'blockquote':
      return blocksText(block.content, '\n\n');
    default:
      return '';
  }
}

function blocksText(blocks: readonly RichBlock[], between: string): string {
  return blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join(between);
}

/** What a text says without its formatting: for search results, mails and checks. Paragraphs are an empty line apart. */
export function toPlainText({ content }: RichText): string {
  return blocksText(content, '\n\n');
}
