/** @jest-environment node */
import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import {
  formattedText,
  meterOf,
  ownText,
  startTextsWorld,
  TEXTS_ADMIN,
  TEXTS_PATH,
} from '@/scripts/test/texts-world';
import { updateConfigurationHandler } from './update-configuration';
import { readStorefrontHandler } from './read-storefront';
import { readTextsHandler, saveTextsHandler } from './texts';

jest.setTimeout(60_000);

const CONFIGURATION = '/api/ten_fjord/store-admin/fjord-fern/configuration/update';
const FAQ = '## How long?\n\nA **week**, [more](https://fjord-fern.example/delivery).';
const TERMS = '- Pay first\n- Then wait';
const FAQ_DE = '## Wie lange?\n\nEine **Woche**, [mehr](https://fjord-fern.example/lieferung).';

let world: Awaited<ReturnType<typeof startTextsWorld>>;
beforeAll(async () => {
  world = await startTextsWorld([
    readTextsHandler,
    saveTextsHandler,
    readStorefrontHandler,
    updateConfigurationHandler,
  ]);
  await write({ faqs: FAQ, terms: TERMS });
});
afterAll(() => world.close());

/** Writes the store’s own texts in its language. */
async function write(texts: Record<string, string>): Promise<void> {
  const said = Object.entries(texts).map(([name, text]) => [name, { document: parseMarkdown(text) }]);
  const answer = await world.post(CONFIGURATION, { storeConfig: Object.fromEntries(said) }, TEXTS_ADMIN);
  expect(answer.status).toBe(200);
}
const rowOf = async (language: string, field: string) =>
  (await world.read(`language=${language}`)).texts.find((text) => text.field === field);

describe('FAQ, terms and about us in the visitor’s language (S3.6-29)', () => {
  test('are translated as formatted texts; each falls back to the event’s language for itself', async () => {
    expect(await rowOf('de', 'faqs_content')).toMatchObject({
      source: 'How long?\n\nA week, more.',
      source_document: parseMarkdown(FAQ),
      text: '',
      document: { type: 'doc', content: [] },
    });
    await world.purged();
    const saved = await world.save('de', formattedText('faqs_content', FAQ_DE));
    expect(meterOf(saved, 'de')).toMatchObject({ translated: 1, changed: 0 });
    expect(await world.purged()).toBe(1);
    const { faqs, terms } = (await world.storeIn('de')).storeConfig;
    expect(faqs).toEqual({ content: 'Wie lange?\n\nEine Woche, mehr.', document: parseMarkdown(FAQ_DE) });
    expect(terms.document).toEqual(parseMarkdown(TERMS));
    for (const lang of [undefined, 'fr'])
      expect((await world.storeIn(lang)).storeConfig.faqs.document).toEqual(parseMarkdown(FAQ));
  });

  test('plain words are its paragraphs, and the same words again keep the formatting', async () => {
    await world.save('da', ownText('terms_content', 'Betal først.\n\nVent så.'));
    const danish = async () => (await world.storeIn('da')).storeConfig.terms.document;
    expect(await danish()).toEqual(parseMarkdown('Betal først.\n\nVent så.'));
    await world.save('da', formattedText('terms_content', '**Betal først.**\n\nVent så.'));
    await world.save('da', ownText('terms_content', 'Betal først.\n\nVent så.'));
    expect(await danish()).toEqual(parseMarkdown('**Betal først.**\n\nVent så.'));
    await world.save('da', ownText('terms_content', ''));
    expect(await danish()).toEqual(parseMarkdown(TERMS));
  });

  test('other words, levels or addresses of the source mark the translation, other formatting alone does not', async () => {
    const changed = async () => (await rowOf('de', 'faqs_content'))?.changed;
    expect(await changed()).toBe(false);
    await write({ faqs: FAQ.replace('**week**', '*week*') });
    expect(await changed()).toBe(false);
    await write({ faqs: FAQ.replace('delivery', 'shipping') });
    expect(await changed()).toBe(true);
    // Confirmed as it is, by the same text once more.
    await world.save('de', formattedText('faqs_content', FAQ_DE));
    expect(await changed()).toBe(false);
    await write({ faqs: FAQ });
    await world.save('de', formattedText('faqs_content', FAQ_DE));
  });

  test('what is no formatted text, or leads to a script, is refused at its field', async () => {
    const { version } = await world.read('language=nl');
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [link] }] }];
    const send = async (text: object) =>
      (
        await world.post(
          TEXTS_PATH,
          { language: 'nl', version, texts: [{ product: null, ...text }] },
          TEXTS_ADMIN,
        )
      ).json.codes;
    const document = { type: 'doc', content };
    expect(Object.keys((await send({ field: 'faqs_content', document })) ?? {})[0]).toMatch(
      /^texts\.0\.document/,
    );
    expect(await send({ field: 'home_heading', document: parseMarkdown('x') })).toEqual({
      'texts.0.document': ['invalid'],
    });
    expect(await send({ field: 'faqs_content' })).toEqual({ 'texts.0.text': ['required'] });
    expect(await send({ field: 'terms_content', text: 'x'.repeat(20_001) })).toEqual({
      'texts.0.text': ['too_long'],
    });
    expect(meterOf(await world.read('language=nl'), 'nl')?.translated).toBe(0);
  });
});
