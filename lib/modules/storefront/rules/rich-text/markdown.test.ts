import fc from 'fast-check';
import { parseMarkdown } from './parse-markdown';
import { fromPlainText, toPlainText } from './plain-text';
import type { RichBlock, RichInline, RichItem, RichMark, RichText } from './rich-text';
import { tidyRichText } from './tidy';
import { toMarkdown } from './to-markdown';

const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.string({ unit: fc.constantFrom(...'*_[]()\\#->+.)1 \n\ta\u00a0'), maxLength: 10 }),
  fc.constantFrom('- ', '1. ', '12)', '---', '## a', '>', '# ', '***', '](https://a.test)', '\\', ' '),
);
const mark: fc.Arbitrary<RichMark> = fc.oneof(
  fc.constantFrom<RichMark>({ type: 'bold' }, { type: 'italic' }),
  fc
    .constantFrom('https://a.test/x', 'https://a.test/(b)*c*', 'mailto:a b@c.test', 'tel:+44', 'javascript:1')
    .map((href): RichMark => ({ type: 'link', attrs: { href } })),
);
const inline: fc.Arbitrary<RichInline> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant('text'), text: words, marks: fc.array(mark, { maxLength: 3 }) }),
  },
  { weight: 1, arbitrary: fc.constant<RichInline>({ type: 'hardBreak' }) },
);
const line = fc.array(inline, { maxLength: 6 });
const { block } = fc.letrec<{ block: RichBlock; item: RichItem }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    line.map((content): RichBlock => ({ type: 'paragraph', content })),
    fc
      .tuple(fc.constantFrom(2 as const, 3 as const), line)
      .map(([level, content]): RichBlock => ({ type: 'heading', attrs: { level }, content })),
    fc.constant<RichBlock>({ type: 'horizontalRule' }),
    fc.array(tie('block'), { maxLength: 3 }).map((content): RichBlock => ({ type: 'blockquote', content })),
    fc
      .tuple(
        fc.constantFrom('bulletList' as const, 'orderedList' as const),
        fc.array(tie('item'), { maxLength: 12 }),
      )
      .map(([type, content]): RichBlock => ({ type, content })),
  ),
  item: fc.array(tie('block'), { maxLength: 3 }).map((content): RichItem => ({ type: 'listItem', content })),
}));
const documents = fc
  .array(block, { maxLength: 5 })
  .map((content) => tidyRichText({ type: 'doc', content }))
  .filter((document) => depthOf(document) <= 8);

function depthOf(node: unknown): number {
  const content = typeof node === 'object' && node !== null && 'content' in node ? node.content : undefined;
  return Array.isArray(content) ? 1 + Math.max(0, ...content.map(depthOf)) : 0;
}

describe('the Markdown subset (S3.6-16)', () => {
  it('brings every text back as it was', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(parseMarkdown(toMarkdown(document))).toEqual(document);
      }),
      { numRuns: 400 },
    );
  });

  it('reads whatever is typed, and the same again from what it writes', () => {
    const typed = fc.array(words, { maxLength: 20 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const read = parseMarkdown(text);
        expect(tidyRichText(read)).toEqual(read);
        expect(parseMarkdown(toMarkdown(read))).toEqual(read);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['## Returns\n\nWithin **14 days**, *unworn*.', 2],
    ['- One\n- Two\n  - Inside\n\n1. First\n2. Second', 2],
    ['> Said\n> twice\n\n---\n\n[Write](mailto:hello@fjord.example)', 3],
  ])('writes what people write: %j', (markdown, blocks) => {
    const document = parseMarkdown(markdown);
    expect(document.content).toHaveLength(blocks);
    expect(toMarkdown(document)).toBe(markdown);
  });

  it('leaves a link that leads nowhere safe as it was typed', () => {
    expect(toPlainText(parseMarkdown('[x](javascript:alert) and 5 * 3 * 2'))).toBe(
      '[x](javascript:alert) and 5 * 3 * 2',
    );
  });
});

describe('plain texts (S3.6-16)', () => {
  it('stay the paragraphs and lines that they were', () => {
    const text = 'We roast by the water.\nEvery day.\n\n# not a heading, *no* list';
    const document: RichText = fromPlainText(text);
    expect(document.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'We roast by the water.' },
          { type: 'hardBreak' },
          { type: 'text', text: 'Every day.' },
        ],
      },
      { type: 'paragraph', content: [{ type: 'text', text: '# not a heading, *no* list' }] },
    ]);
    expect(toPlainText(document)).toBe(text);
  });

  it('come back from a text as they went in', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const text = toPlainText(fromPlainText(parts.join('\n')));
        expect(toPlainText(fromPlainText(text))).toBe(text);
      }),
    );
  });
});
