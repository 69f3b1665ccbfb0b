/** @jest-environment node */
import { importTexts, type TextsImport } from '@/lib/modules/storefront/contract/texts/texts-file';
import { parseCsv } from '@/lib/modules/lists/rules/parse-csv';
import { check } from '@/scripts/test/demo-world';
import { meterOf, ownText, startTextsWorld, TEE, TEXTS_ADMIN, TEXTS_PATH } from '@/scripts/test/texts-world';
import { importTextsHandler, readTextsHandler, saveTextsHandler, textsFileHandler } from './texts';

jest.setTimeout(60_000);

const FILE = `${TEXTS_PATH}/file?language=de`;

let world: Awaited<ReturnType<typeof startTextsWorld>>;
beforeAll(async () => {
  world = await startTextsWorld([readTextsHandler, saveTextsHandler, textsFileHandler, importTextsHandler]);
});
afterAll(() => world.close());

const download = (query = '&lang=de') => world.get(`${FILE}${query}`, TEXTS_ADMIN);
const upload = async (text: string, { dryRun = false, person = TEXTS_ADMIN } = {}) =>
  world.ask(`${FILE}&dry_run=${dryRun}`, { method: 'POST', body: Buffer.from(text) }, person);
async function sent(text: string, dryRun = false): Promise<TextsImport> {
  const answer = await upload(text, { dryRun });
  check(importTexts, answer);
  return answer.json.data as unknown as TextsImport;
}
/** The downloaded file with some translations filled in, by the ids of their texts. */
async function filled(texts: Record<string, string>): Promise<string> {
  const [header, ...rows] = parseCsv((await download()).text, 1000).records.map(({ cells }) => cells);
  const place = (id: string) => (header ?? []).findIndex((cell) => cell.endsWith(`[${id}]`));
  for (const row of rows) {
    const text = texts[row[place('text_id')] ?? ''];
    if (text !== undefined) row[place('translation')] = text;
  }
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return [header ?? [], ...rows].map((row) => row.map(quoted).join(';')).join('\r\n');
}

describe('texts for a translator as CSV (D48-18)', () => {
  test('UTF-8 with BOM, headers in the person’s language, ids beside, formulas guarded', async () => {
    await world.save('de', ownText('home_heading', '=Hallo'));
    const file = await download();
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.headers.get('content-disposition')).toMatch(/fjord-fern-texts-de-\d{4}-\d\d-\d\d\.csv/);
    // Reading it as text takes off the BOM, which lib/modules/lists/service/csv-rows.ts writes.
    expect(file.text).toMatch(
      /^Seite \[place\];Text \[text\];Original \[source\];Übersetzung \[translation\]/,
    );
    expect(file.text).toMatch(/;'=Hallo;de;home_heading;v[0-9a-f]{12}\r\n/);
    expect(file.text).toContain(`;${TEE}.product_name;`);
    expect((await download('')).text).toContain('Page [place],Text [text],Source text [source]');
  });

  test('a filled-in file is checked without writing, then written as a whole, once', async () => {
    const file = await filled({ home_heading: 'Moin', [`${TEE}.product_name`]: '=Hemd' });
    expect(await sent(file, true)).toMatchObject({ applied: false, changes: 2, error_count: 0 });
    expect(meterOf(await world.read(), 'de')?.translated).toBe(1);
    await world.purged();
    expect(await sent(file)).toMatchObject({ applied: true, changes: 2 });
    expect(await world.purged()).toBe(1);
    const texts = await world.read();
    expect(texts.texts.find(({ field }) => field === 'home_heading')?.text).toBe('Moin');
    expect(texts.products.find(({ id }) => id === TEE)?.texts[0]?.text).toBe('=Hemd');
    expect(await sent(file)).toMatchObject({ applied: true, changes: 0 });
    const rows = await world.sql(
      `select data from audit_log where action = 'store.texts_updated' and data ->> 'by' = 'import'`,
    );
    expect(rows).toEqual([
      { data: { language: 'de', fields: ['home_heading'], products: 1, texts: 2, by: 'import' } },
    ]);
  });

  test('a text that was changed here since the download is refused at its row, and nothing is written', async () => {
    const file = await filled({ home_heading: 'Alt', home_subheading: 'Neu' });
    await world.save('de', ownText('home_heading', 'Jemand anderes'));
    const result = await sent(file);
    expect(result).toMatchObject({ applied: false, error_count: 1 });
    expect(result.errors[0]).toMatchObject({ column: 'seen', code: 'changed' });
    const texts = await world.read();
    expect(texts.texts.find(({ field }) => field === 'home_subheading')?.text).toBe('');
  });

  test('who may, which language, and what staff have locked', async () => {
    const file = await filled({ home_heading: 'Moin' });
    expect((await upload(file, { person: 'service@fjord-fern.example' })).status).toBe(403);
    expect((await upload(file, { person: 'admin@lumen-robotics.example' })).status).toBe(404);
    const own = await world.get(FILE.replace('language=de', 'language=en'), TEXTS_ADMIN);
    expect(own.json.codes).toEqual({ language: ['invalid'] });
    await world.sql(`update events set locked = true where id = 'evt_fjord_fern'`);
    expect((await upload(file)).json.code).toBe('event_locked');
    await world.sql(`update events set locked = false where id = 'evt_fjord_fern'`);
  });
});
