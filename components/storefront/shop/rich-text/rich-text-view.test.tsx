import { render } from '@testing-library/react';
import { richText } from '@/lib/modules/storefront/contract/rich-text';
import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import { fromPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import type { RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { HOSTILE_TEXTS } from '@/scripts/test/hostile-texts';
import { RichTextView } from './rich-text-view';

const ELEMENTS = 'DIV P H2 H3 UL OL LI BLOCKQUOTE HR BR STRONG EM A'.split(' ');
const ATTRIBUTES = ['class', 'href', 'rel'];
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/** What a hostile text must not become: an element, an attribute or an address outside of the closed set. */
function faultsOf(document: RichText): string[] {
  const { container, unmount } = render(<RichTextView document={document} />);
  const found = [...container.querySelectorAll('*')].flatMap((element) => {
    const names = element.getAttributeNames().filter((name) => !ATTRIBUTES.includes(name));
    const href = element.getAttribute('href');
    const isBad = href !== null && !PROTOCOLS.includes(new URL(href, 'about:blank').protocol);
    return [
      ...(ELEMENTS.includes(element.tagName) ? [] : [element.tagName]),
      ...names,
      ...(isBad ? [href] : []),
    ];
  });
  unmount();
  return found;
}

/** A document as an attacker would write it who has the database, past the schema. */
function planted(text: string): RichText {
  const marks = [
    { type: 'link', attrs: { href: text, onclick: text } },
    { type: text },
    { type: 'bold', style: text },
  ];
  const nodes = [
    { type: 'paragraph', style: text, content: [{ type: 'text', text, marks }] },
    { type: 'heading', attrs: { level: text, onclick: text }, content: [{ type: 'text', text }] },
    { type: text, content: [{ type: 'text', text }] },
    { type: 'image', attrs: { src: text } },
    { type: 'html', html: text, dangerouslySetInnerHTML: { __html: text } },
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'script', content: text }] }] },
  ];
  return { type: 'doc', content: nodes } as unknown as RichText;
}

describe('500 hostile texts (S3.6-16)', () => {
  it('are 500', () => expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThan(480));

  it('become text or a safe link, whichever way they come in', () => {
    const faults = HOSTILE_TEXTS.flatMap((text) =>
      [fromPlainText(text), parseMarkdown(text), planted(text)].flatMap((document) =>
        faultsOf(document).map((fault) => ({ text, fault })),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('are refused by the schema where they are no text, and kept to the letter where they are', () => {
    for (const text of HOSTILE_TEXTS) {
      expect(richText.safeParse(planted(text)).success).toBe(false);
      const said = {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: `x${text}` }] }],
      };
      expect(richText.parse({ ...said, onload: text })).not.toHaveProperty('onload');
    }
  });
});

it('shows each node as its element', () => {
  const markdown =
    '## Two\n\n### Three\n\n- one\n\n1. first\n\n> said\n\n---\n\n**b** *i* [l](https://a.test)\nnext';
  const { container } = render(<RichTextView document={parseMarkdown(markdown)} />);
  for (const name of [
    'h2',
    'h3',
    'ul li',
    'ol li',
    'blockquote p',
    'hr',
    'strong',
    'em',
    'a[href="https://a.test/"]',
    'br',
  ])
    expect(container.querySelector(name)).not.toBeNull();
});
