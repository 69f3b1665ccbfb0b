import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import { messages } from '@/messages/en-GB';
import { FaqsPage } from './faqs-page';

const STORE = readStorefront.example.response as StorefrontData;

/** The page's headings by level, and which questions are open. */
function shown(faqs: string) {
  const storeConfig = { ...STORE.storeConfig, faqs: { content: '', document: parseMarkdown(faqs) } };
  const { container, unmount } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <FaqsPage store={{ ...STORE, storeConfig }} locale="en" />
    </NextIntlClientProvider>,
  );
  const headings = [...container.querySelectorAll('h2, h3')].map(
    ({ localName, textContent }) => `${localName} ${textContent}`,
  );
  const open = [...container.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent);
  const links = container.querySelectorAll('summary a').length;
  unmount();
  return { headings, open, links };
}

const OWN = 'When will my order arrive?';

describe('the FAQ page (S3.6-30)', () => {
  test('a store without answers of its own has those from its settings, the first open', () => {
    const { headings, open } = shown('');
    expect(headings[0]).toBe(`h2 ${OWN}`);
    expect(open).toEqual([OWN]);
  });

  test('its own questions come first, and one of them is open; a question is no link', () => {
    const { headings, open, links } = shown(
      'Hi.\n\n## May I [ask](https://a.example)?\n\nYes.\n\n## And?\n\nNo.',
    );
    expect(headings.slice(0, 3)).toEqual(['h2 May I ask?', 'h2 And?', `h2 ${OWN}`]);
    expect(open).toEqual(['May I ask?']);
    expect(links).toBe(0);
  });

  test('below parts with titles, those from the settings have one too', () => {
    const { headings } = shown('## Delivery\n\n### How long?\n\nA week.');
    expect(headings.slice(0, 4)).toEqual(['h2 Delivery', 'h3 How long?', 'h2 More questions', `h3 ${OWN}`]);
  });

  test('words alone leave the first of the others open', () => {
    expect(shown('Just ask.').open).toEqual([OWN]);
  });
});
