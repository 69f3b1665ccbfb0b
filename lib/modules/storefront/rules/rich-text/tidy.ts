import type { RichBlock, RichItem, RichList, RichText } from './rich-text';
import { tidyInline } from './tidy-inline';

/** An item begins with a paragraph, though an empty one, since the editor's items do. */
function tidyItem({ content }: RichItem): RichItem[] {
  const blocks = tidyBlocks(content);
  if (blocks.length === 0) return [];
  const isLed = blocks[0]?.type === 'paragraph';
  return [{ type: 'listItem', content: isLed ? blocks : [{ type: 'paragraph' }, ...blocks] }];
}

function tidyBlock(block: RichBlock): RichBlock[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading': {
      const content = tidyInline(block.content);
      if (content.length === 0) return [];
      if (block.type === 'paragraph') return [{ type: 'paragraph', content }];
      return [{ type: 'heading', attrs: { level: block.attrs.level }, content }];
    }
    case 'blockquote': {
      const content = tidyBlocks(block.content);
      return content.length > 0 ? [{ type: 'blockquote', content }] : [];
    }
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }];
    default: {
      const content = block.content.flatMap(tidyItem);
      return content.length > 0 ? [{ type: block.type, content }] : [];
    }
  }
}

const isList = (block: RichBlock | undefined): block is RichList =>
  block?.type === 'bulletList' || block?.type === 'orderedList';

/** Without what shows nothing; lists of a kind that follow each other are one. */
function tidyBlocks(blocks: readonly RichBlock[]): RichBlock[] {
  const tidy: RichBlock[] = [];
  for (const block of blocks.flatMap(tidyBlock)) {
    const before = tidy.at(-1);
    if (isList(before) && isList(block) && before.type === block.type)
      tidy.splice(-1, 1, { type: block.type, content: [...before.content, ...block.content] });
    else tidy.push(block);
  }
  return tidy;
}

/** A text in the one form that looks the same: what is stored, compared and written as Markdown. S3.6-16. */
export function tidyRichText({ content }: RichText): RichText {
  return { type: 'doc', content: tidyBlocks(content) };
}
