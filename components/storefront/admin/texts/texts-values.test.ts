import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import { ApiError } from '@/lib/client/api-error';
import type { EventTexts, TranslatedText } from '@/lib/modules/storefront/contract/texts/texts';
import { documentIn, documentValue, wordsIn } from './formatted-values';
import {
  afterSave,
  changedTexts,
  confirmed,
  entriesOf,
  isConfirmed,
  okKey,
  textErrors,
  valuesOf,
} from './texts-values';

const text = (field: TranslatedText['field'], said: string, changed = false): TranslatedText => ({
  field,
  source: `${field} in English`,
  source_document: null,
  text: said,
  document: null,
  changed,
});
const PAGE: EventTexts = {
  default_language: 'en',
  language: 'de',
  languages: [],
  texts: [text('home_heading', 'Hallo')],
  products: [{ id: 'p1', name: 'Tee', locked: false, texts: [text('product_name', 'Hemd', true)] }],
  next_cursor: 'next',
  locked: false,
  version: 1,
};

test('each text has a key, and a save sends what differs or was confirmed', () => {
  expect(entriesOf(PAGE).map(({ key }) => key)).toEqual(['home_heading', 'p1.product_name']);
  const values = valuesOf(PAGE);
  expect(changedTexts(values, PAGE).texts).toEqual([]);
  const typed = { ...values, home_heading: 'Moin', [okKey('p1.product_name')]: confirmed(true) };
  expect(changedTexts(typed, PAGE)).toEqual({
    keys: ['home_heading', 'p1.product_name'],
    texts: [
      { product: null, field: 'home_heading', text: 'Moin' },
      { product: 'p1', field: 'product_name', text: 'Hemd' },
    ],
  });
});

test('an error stands at the text that was sent at its place', () => {
  const error = new ApiError(422, { code: 'invalid', codes: { 'texts.1.text': ['too_long'] } });
  expect(textErrors(error, ['home_heading', 'p1.product_name'])).toEqual({ 'p1.product_name': 'too_long' });
  expect(textErrors(new Error('x'), ['home_heading'])).toEqual({});
});

test('a product that has left the list of open ones stays on the page until it is left', () => {
  const values = { ...valuesOf(PAGE), [okKey('p1.product_name')]: confirmed(true) };
  const answer = {
    ...PAGE,
    version: 2,
    products: [],
    next_cursor: null,
    texts: [text('home_heading', 'Moin')],
  };
  const next = afterSave(PAGE, answer, values);
  expect(next.version).toBe(2);
  expect(next.next_cursor).toBe('next');
  expect(next.texts[0]?.text).toBe('Moin');
  expect(next.products[0]?.texts[0]).toMatchObject({ text: 'Hemd', changed: false });
  expect(isConfirmed(valuesOf(next), 'p1.product_name')).toBe(false);
});

describe('a formatted text (S3.6-29)', () => {
  const document = parseMarkdown('Ein **Wort**.');
  const faqs: TranslatedText = {
    ...text('faqs_content', 'Ein Wort.'),
    source_document: parseMarkdown('One **word**.'),
    // As Postgres gives it back: the same in another order of keys.
    document: {
      content: [
        {
          content: [
            { text: 'Ein ', type: 'text' },
            { text: 'Wort', type: 'text', marks: [{ type: 'bold' }] },
            { text: '.', type: 'text' },
          ],
          type: 'paragraph',
        },
      ],
      type: 'doc',
    },
  };
  const page = { ...PAGE, texts: [faqs] };

  test('is a value of the form in one order, so that opening it changes nothing', () => {
    const values = valuesOf(page);
    expect(values['faqs_content']).toBe(documentValue(document));
    expect(changedTexts(values, page).texts).toEqual([]);
  });

  test('is sent as a document, and shown as words in a notice', () => {
    const next = parseMarkdown('Zwei *Worte*.');
    const values = { ...valuesOf(page), faqs_content: documentValue(next) };
    expect(changedTexts(values, page).texts).toEqual([
      { product: null, field: 'faqs_content', document: next },
    ]);
    expect(wordsIn(faqs, values.faqs_content)).toBe('Zwei Worte.');
    expect(changedTexts({ ...values, faqs_content: '' }, page).texts).toEqual([
      { product: null, field: 'faqs_content', document: { type: 'doc', content: [] } },
    ]);
  });

  test('kept as a draft of plain words is their paragraphs', () => {
    expect(documentIn('Eins\n\nZwei')).toEqual(parseMarkdown('Eins\n\nZwei'));
    expect(documentIn('{"type":"doc", broken')).toEqual(parseMarkdown('{"type":"doc", broken'));
    expect(documentIn('')).toEqual({ type: 'doc', content: [] });
  });
});
