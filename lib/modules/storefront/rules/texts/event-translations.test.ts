import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import { fromPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import { documentOf, fromFile, inFile, wordsOf } from './event-translations';

const MARKDOWN = '## Wie lange?\n\nEine **Woche**, [mehr](https://shop.example/lieferung).\n\n- eins\n- zwei';

describe('a formatted text of an event in another language (S3.6-29, D48-19)', () => {
  test('comes back from a translator’s file as it went in', () => {
    const document = parseMarkdown(MARKDOWN);
    const cell = inFile('faqs_content', 'whatever', document);
    expect(cell).toBe(MARKDOWN);
    expect(fromFile('faqs_content', cell)).toEqual({
      value: 'Wie lange?\n\nEine Woche, mehr.\n\n• eins\n• zwei',
      document,
    });
  });

  test('one that is stored as words is its paragraphs; a text without formatting stays as it is', () => {
    expect(documentOf('about_content', 'Eins\n\nZwei', null)).toEqual(fromPlainText('Eins\n\nZwei'));
    expect(documentOf('about_content', '', null)).toEqual({ type: 'doc', content: [] });
    expect(documentOf('home_heading', '**Eins**', null)).toBeNull();
    expect(inFile('home_heading', '**Eins**', null)).toBe('**Eins**');
    expect(fromFile('home_heading', '**Eins**')).toEqual({ value: '**Eins**', document: null });
  });

  test('its words are those that are read', () => {
    expect(wordsOf('Moin')).toBe('Moin');
    expect(wordsOf(parseMarkdown('**Moin**'))).toBe('Moin');
  });
});
