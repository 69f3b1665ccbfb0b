/** @jest-environment node */
import type { TextsImport } from '@/lib/modules/storefront/contract/texts/texts-file';
import { parseCsv } from '@/lib/modules/lists/rules/parse-csv';
import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import { startTextsWorld, TEXTS_ADMIN, TEXTS_PATH } from '@/scripts/test/texts-world';
import { readStorefrontHandler } from './read-storefront';
import { importTextsHandler, readTextsHandler, textsFileHandler } from './texts';
import { updateConfigurationHandler } from './update-configuration';

jest.setTimeout(60_000);

const FAQ = '## How long?\n\nA **week**, [more](https://fjord-fern.example/delivery).';
const TERMS = '- Pay first\n- Then wait';

let world: Awaited<ReturnType<typeof startTextsWorld>>;
beforeAll(async () => {
  world = await startTextsWorld([
    readTextsHandler,
    textsFileHandler,
    importTextsHandler,
    readStorefrontHandler,
    updateConfigurationHandler,
  ]);
  const storeConfig = {
    faqs: { document: parseMarkdown(FAQ) },
    terms: { document: parseMarkdown(TERMS) },
  };
  const path = '/api/ten_fjord/store-admin/fjord-fern/configuration/update';
  expect((await world.post(path, { storeConfig }, TEXTS_ADMIN)).status).toBe(200);
});
afterAll(() => world.close());

describe('formatted texts in a translator’s file (D48-19)', () => {
  const FILE = `${TEXTS_PATH}/file?language=fr`;
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const records = async () => {
    const file = await world.get(`${FILE}&lang=en`, TEXTS_ADMIN);
    return parseCsv(file.text, 1000).records.map(({ cells }) => cells);
  };
  const send = async (text: string) => {
    const answer = await world.ask(FILE, { method: 'POST', body: Buffer.from(text) }, TEXTS_ADMIN);
    return answer.json.data as unknown as TextsImport;
  };

  test('they go out as Markdown and come back with their formatting, there and back again', async () => {
    const french = {
      faqs_content: '## Combien de temps ?\n\nUne *semaine*.',
      terms_content: '- Payer\n- Attendre',
    };
    const [header = [], ...rows] = await records();
    const place = (id: string) => header.findIndex((cell) => cell.endsWith(`[${id}]`));
    const of = (id: string) => rows.find((row) => row[place('text_id')] === id) ?? [];
    expect(of('faqs_content')[place('source')]).toBe(FAQ);
    // A list begins with a sign that spreadsheets calculate with.
    expect(of('terms_content')[place('source')]).toBe(`'${TERMS}`);
    for (const [id, text] of Object.entries(french)) of(id)[place('translation')] = text;
    const file = [header, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n');
    expect(await send(file.replaceAll('\n', '\r\n').replaceAll('\r\r', '\r'))).toMatchObject({
      applied: true,
      changes: 2,
      error_count: 0,
    });
    const { faqs, terms } = (await world.storeIn('fr')).storeConfig;
    expect(faqs.document).toEqual(parseMarkdown(french.faqs_content));
    expect(terms.document).toEqual(parseMarkdown(french.terms_content));
    // Unchanged, it changes nothing.
    const again = (await records()).map((row) => row.map(quoted).join(',')).join('\r\n');
    expect(await send(again)).toMatchObject({ applied: true, changes: 0 });
  });

  test('one that is too long, or changed here since, is refused at its row', async () => {
    const lines = (seen: string, text: string) =>
      `text_id,language,seen,translation\nfaqs_content,fr,${seen},${quoted(text)}\n`;
    expect((await send(lines('v000000000000', 'Autre'))).errors[0]).toMatchObject({ code: 'changed' });
    expect((await send(lines('v000000000000', 'x'.repeat(20_001)))).errors[0]).toMatchObject({
      code: 'too_long',
    });
  });
});
