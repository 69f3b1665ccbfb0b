/** @jest-environment node */
import { handlers } from '@/lib/modules/fulfilment/api';
import type { FactsImport } from '@/lib/modules/fulfilment/contract/fulfillers/facts-files';
import type { FulfillerDetail } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { startPeopleWorld, type PeopleWorld } from '@/scripts/test/people-world';

jest.setTimeout(60_000);

const [SUPER, CARE] = ['super@merchloom.example', 'care@merchloom.example'];
const ONE = '/api/fulfillers/ful_northlight';

let world: PeopleWorld;
beforeAll(async () => {
  world = await startPeopleWorld(handlers);
});
afterAll(() => world.close());

const dataOf = <T>({ json }: { json: unknown }) => (json as { data: T }).data;
const read = async () => dataOf<FulfillerDetail>(await world.ask(ONE, {}, SUPER));
const download = async (file: string) => {
  const answer = await world.ask(`${ONE}/files/${file}?lang=en`, {}, CARE);
  return answer.text.replace('\ufeff', '').trim().split('\r\n');
};
async function send(file: string, lines: readonly string[], more: { dry?: boolean; version?: number } = {}) {
  const version = more.version ?? (await read()).version;
  const query = new URLSearchParams({ dry_run: more.dry ? '1' : '0', version: String(version) });
  const init = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: lines.join('\n') };
  return world.ask(`${ONE}/files/${file}?${query}`, init, SUPER);
}

test('stock: out, filled in, checked, written whole, and the same again changes nothing (S2.2-111)', async () => {
  const [header = '', ...rows] = await download('stock');
  expect(header).toBe('SKU [sku],Items in stock [pieces],Discontinued (1 or 0) [discontinued]');
  expect(rows).toContain('NL180-BLACK-M,,0');
  const filled = [header, 'NL180-BLACK-M,240,0', 'NL180-BLACK-L,0,1'];
  const checked = dataOf<FactsImport>(await send('stock', filled, { dry: true }));
  expect(checked).toMatchObject({ applied: false, rows: 2, changes: 2, error_count: 0 });
  expect(await download('stock')).toContain('NL180-BLACK-M,,0');
  expect(dataOf<FactsImport>(await send('stock', filled)).applied).toBe(true);
  expect(await download('stock')).toEqual(expect.arrayContaining(filled.slice(1)));
  expect(dataOf<FactsImport>(await send('stock', filled)).changes).toBe(0);
  const tee = (await read()).blanks.find(({ family }) => family === 'tee');
  expect(tee).toMatchObject({ counted: 2, pieces: 240, sold_out: 1 });
  // An empty number is any number again.
  await send('stock', [header, 'NL180-BLACK-M,,0']);
  expect(await download('stock')).toContain('NL180-BLACK-M,,0');
});

test('blanks: own prices and areas; one wrong cell and nothing is written (S2.2-110)', async () => {
  const [header = '', first = '', ...rest] = await download('blanks');
  expect([first.startsWith('tee,1,'), rest.length]).toEqual([true, 8]);
  const own = 'tee,1,300,400,,,3.90,2.80,,,,,PT,61091000';
  const wrong = [header, own, 'mug,yes,300,,,,3.90,,,,,,Portugal,12', 'cape,1,,,,,,,,,,,,'];
  const [before] = (await read()).blanks;
  const refused = dataOf<FactsImport>(await send('blanks', wrong));
  expect(refused.applied).toBe(false);
  expect(refused.errors.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
    ...['3 front_height_mm pair', '3 offered not_yes_no', '3 print_gbp pair', '3 made_in country'],
    ...['3 customs_code customs', '4 family unknown'],
  ]);
  expect((await read()).blanks[0]).toEqual(before);
  expect(dataOf<FactsImport>(await send('blanks', [header, own])).changes).toBe(1);
  expect((await read()).blanks[0]).toMatchObject({
    front_mm: [300, 400],
    back_mm: null,
    prices: { GBP: { blank_price: '3.90', print_price: '2.80' }, EUR: null, USD: null },
    made_in: 'PT',
    customs_code: '61091000',
  });
});

test('a file on an old version is a conflict; customer service downloads and writes nothing', async () => {
  const lines = ['sku,pieces,discontinued', 'NL180-BLACK-M,1,0'];
  expect((await send('stock', lines, { version: 999 })).status).toBe(409);
  const init = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: lines.join('\n') };
  expect((await world.ask(`${ONE}/files/stock?version=1`, init, CARE)).status).toBe(403);
});
