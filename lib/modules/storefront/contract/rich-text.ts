import { z } from 'zod';
import type { RichBlock, RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { safeHref } from '@/lib/modules/storefront/rules/rich-text/safe-href';
import { tidyRichText } from '@/lib/modules/storefront/rules/rich-text/tidy';
import { richTextExcess } from '@/lib/modules/storefront/rules/rich-text/within-limits';

/** Anything else that a node or a mark carries is left out: there is nothing to style, to script or to load. */
const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({
      href: z.string().refine((href) => safeHref(href) !== undefined, { params: { code: 'bad_url' } }),
    }),
  }),
]);
const inline = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string(), marks: z.array(mark).max(3).optional() }),
  z.object({ type: z.literal('hardBreak') }),
]);
const words = z.array(inline).optional();
const paragraph = z.object({ type: z.literal('paragraph'), content: words });

const block: z.ZodType<RichBlock> = z.lazy(() => {
  const blocks = z.array(block);
  const items = z.array(z.object({ type: z.literal('listItem'), content: blocks }));
  return z.discriminatedUnion('type', [
    paragraph,
    z.object({
      type: z.literal('heading'),
      attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
      content: words,
    }),
    z.object({ type: z.literal('bulletList'), content: items }),
    z.object({ type: z.literal('orderedList'), content: items }),
    z.object({ type: z.literal('blockquote'), content: blocks }),
    z.object({ type: z.literal('horizontalRule') }),
  ]);
});

const shape: z.ZodType<RichText> = z.object({ type: z.literal('doc'), content: z.array(block) });

const CODES = { depth: 'invalid', nodes: 'too_many', text: 'too_long' } as const;

/** First of all the size, so that nothing deep or long is walked. */
const measured = z.unknown().superRefine((document, context) => {
  const excess = richTextExcess(document);
  if (excess) context.addIssue({ code: 'custom', params: { code: CODES[excess] } });
});

/**
 * A formatted text: paragraphs, headings of level 2 and 3, lists, quotes, line breaks and rules, with bold, italic and
 * links. At most 8 levels, 2,000 nodes and 20,000 characters. What is not in the set is refused; what comes out is tidy,
 * so that equal texts are equal. S3.6-16, ADR 0074.
 */
export const richText = measured
  .pipe(shape)
  .transform(tidyRichText)
  .meta({
    description:
      'A formatted text as JSON: `{ "type": "doc", "content": [ … ] }` of paragraph, heading (2, 3), bulletList, ' +
      'orderedList, listItem, blockquote, hardBreak, horizontalRule and text with bold, italic and link',
  });

/** The same as a field of a form, where it is JSON in a text. */
export const sentRichText = z.preprocess((sent) => {
  if (typeof sent !== 'string') return sent;
  try {
    return JSON.parse(sent) as unknown;
  } catch {
    return sent;
  }
}, richText);
