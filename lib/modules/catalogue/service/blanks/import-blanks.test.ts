/** @jest-environment node */
import { blankHandlers } from '@/lib/modules/catalogue/api/blanks';
import type { BlanksImport } from '@/lib/modules/catalogue/contract/blanks/blank-file';
import { blankForm, type StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { MOST_GRAMS } from '@/lib/modules/catalogue/rules/blanks/limits';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { parseCsv } from '@/lib/modules/lists/rules/parse-csv';
import { startPeopleWorld, type PeopleWorld } from '@/scripts/test/people-world';

jest.setTimeout(60_000);

const [SUPER, CARE] = ['super@merchloom.example', 'care@merchloom.example'];
const CLIENT = 'admin@fjord-fern.example';
const FILE = '/api/blanks/file';

let world: PeopleWorld;
beforeAll(async () => {
  world = await startPeopleWorld(blankHandlers);
});
afterAll(() => world.close());

const dataOf = <T>({ json }: { json: unknown }) => (json as { data: T }).data;
const download = async (lang = 'en') => (await world.ask(`${FILE}?lang=${lang}`, {}, CARE)).text;
const post = (body: string, { dry = false, who = SUPER } = {}) =>
  world.ask(
    `${FILE}?dry_run=${dry ? '1' : '0'}`,
    { method: 'POST', headers: { 'content-type': 'text/csv' }, body },
    who,
  );
const send = async (body: string, dry = false) => dataOf<BlanksImport>(await post(body, { dry }));
const read = async (id: string) => dataOf<StaffBlankDetail>(await world.ask(`/api/blanks/${id}`, {}, CARE));

type Cells = Record<string, string>;

/** The file as it is now, with other cells in the rows of some blanks. */
async function filled(changes: Record<string, Cells>, lang?: string): Promise<string> {
  const [header, ...lines] = parseCsv(await download(lang), 100).records;
  const ids = (header?.cells ?? []).map((text) => /\[(\w+)\]$/.exec(text)?.[1] ?? '');
  const rows = lines.map(({ cells }) => {
    const own = changes[cells[ids.indexOf('blank')] ?? ''] ?? {};
    return ids.map((id, at) => own[id] ?? cells[at] ?? '');
  });
  return [ids, ...rows]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}
const said = ({ errors }: BlanksImport) => errors.map(({ row, column, code }) => `${row} ${column} ${code}`);

test('the file says everything of every blank, in the reader’s language, and changes nothing as it is', async () => {
  const text = await download('de');
  expect(/^\ufeff?Basisprodukt \(ID\) \[blank\];/.test(text)).toBe(true);
  expect(text).toContain('Black #17181a | White #f7f6f2');
  for (const file of [text, await filled({})])
    expect(await send(file)).toEqual({ applied: true, rows: 9, error_count: 0, errors: [], blanks: [] });
  expect((await read('tee')).version).toBe(1);
});

test('every wrong cell is named by row and column, and nothing is written', async () => {
  const file = await filled({
    tee: { blank_gbp: '=1+1', sizes: 'S | Huge', colours: 'Black #17181a | Nope', code: 'NL999' },
    hoodie: {
      maker_name: 'Delta',
      maker_address: '',
      maker_contact: '',
      fibres: 'cotton 90',
      origin_country: 'XX',
      front_width_mm: '900',
    },
    mug: { brand: '', blank_eur: '', revision: '7' },
    cap: { blank: 'gown' },
  });
  const found = await send(file);
  expect([found.applied, found.blanks]).toEqual([false, []]);
  expect(said(found).sort()).toEqual(
    [
      ...['2 code frozen', '2 blank_gbp formula', '2 colours invalid'],
      ...['4 front_width_mm frozen', '4 maker_address required', '4 maker_contact required'],
      ...['4 fibres not_hundred', '4 origin_country unknown_country'],
      ...['6 blank no_blank', '8 blank_eur required', '8 brand required'],
    ].sort(),
  );
  expect((await read('mug')).version).toBe(1);
});

test('what its own schema lets through is checked as the form is: sizes that nobody measures', async () => {
  const found = await send(await filled({ tee: { sizes: 'S | Huge' }, mug: { sizes: 'M' } }));
  expect(said(found)).toEqual(['2 sizes unknown', '8 sizes unknown']);
});

test('a dry run shows what each blank would become; applied, it is so, once, with its place in the log', async () => {
  const file = await filled({
    'kids-tee': { blank_gbp: '3,50', certificate_number: 'CPC-1', certificate_issuer: 'Lab' },
    sticker: { details_specs: 'Matt vinyl | -20 °C to 60 °C | a \\| b' },
  });
  const checked = await send(file, true);
  expect(checked.blanks).toEqual([
    {
      id: 'kids-tee',
      is_new: false,
      brand: 'Northlight',
      code: 'NL155K',
      changes: [
        { column: 'blank_gbp', before: '3.30', after: '3.50' },
        { column: 'certificate_number', before: 'CPC-NL155K-0426', after: 'CPC-1' },
        { column: 'certificate_issuer', before: 'Aire Valley Textile Laboratory', after: 'Lab' },
      ],
    },
    expect.objectContaining({ id: 'sticker' }),
  ]);
  expect((await read('kids-tee')).version).toBe(1);
  expect(await send(file)).toMatchObject({ applied: true, blanks: checked.blanks });
  expect((await readBlanks()).find('kids-tee')?.blankPrice.GBP).toBe(350);
  expect((await read('sticker')).definition.details_specs.slice(1)).toEqual(['-20 °C to 60 °C', 'a | b']);
  // A text that a spreadsheet could run is guarded on its way out, and the same again on its way in.
  expect((await send(file)).blanks).toEqual([]);
  expect((await send(await filled({}))).blanks).toEqual([]);
  const log = await world.asOwner<{ subject: string }>(
    `select subject from platform_audit where action = 'blank.changed' order by at, subject`,
  );
  expect(log.map(({ subject }) => subject)).toEqual(['kids-tee', 'sticker']);
});

test('a file from before another’s change is refused at its row, and never overwrites it', async () => {
  const old = await filled({ tote: { blank_usd: '3.99' }, mug: { blank_usd: '3.99' } });
  expect((await send(await filled({ tote: { brand: 'Dockside' } }))).applied).toBe(true);
  const found = await send(old);
  expect([found.applied, said(found)]).toEqual([false, ['7 revision changed']]);
  expect((await read('mug')).version).toBe(1);
});

test('prices by quantity are in the file; one without their columns leaves them as they are (S2.2-318)', async () => {
  const wrong = await send(
    await filled({
      jacket: { blank_breaks_gbp: '25 15.00 | 20 16.90', print_breaks_eur: 'many 5', blank_breaks_usd: '50' },
    }),
  );
  expect([...new Set(said(wrong).map((one) => one.split(' ').slice(0, 2).join(' ')))].sort()).toEqual([
    '5 blank_breaks_usd',
    '5 print_breaks_eur',
  ]);
  const rising = await send(await filled({ jacket: { blank_breaks_gbp: '25 15.00 | 20 16.90' } }));
  expect(said(rising)).toEqual(['5 blank_breaks_gbp too_small', '5 blank_breaks_gbp too_large']);
  const file = await filled({ jacket: { blank_breaks_gbp: '25 15 | 100 14,20', print_breaks_usd: '50 7' } });
  const { blanks } = await send(file);
  expect(blanks).toMatchObject([
    {
      id: 'jacket',
      changes: [
        { column: 'blank_breaks_gbp', before: '', after: '25 15.00 | 100 14.20' },
        { column: 'print_breaks_usd', before: '', after: '50 7.00' },
      ],
    },
  ]);
  const [header = '', ...rows] = (await filled({ jacket: { brand: 'Gamma' } })).split('\r\n');
  const old = [header.replaceAll('_breaks_', '_other_'), ...rows].join('\r\n');
  expect((await send(old)).blanks).toMatchObject([{ changes: [{ column: 'brand' }] }]);
  expect((await readBlanks()).find('jacket')?.quantityPrices).toMatchObject({
    blank: {
      GBP: [
        { from: 25, price: 1500 },
        { from: 100, price: 1420 },
      ],
      EUR: [],
    },
    print: { USD: [{ from: 50, price: 700 }] },
  });
  const taken = await send(await filled({ jacket: { blank_breaks_gbp: '', print_breaks_usd: '' } }));
  expect(taken.applied).toBe(true);
  expect((await readBlanks()).find('jacket')?.quantityPrices).toBeUndefined();
});

test('a weight is in the file, and stays where the file has no column for it (S4-97)', async () => {
  const grams = async () => (await read('jacket')).definition.weight_grams;
  expect(said(await send(await filled({ jacket: { weight_grams: 'light' } })))).toEqual([
    '5 weight_grams not_number',
  ]);
  expect(said(await send(await filled({ jacket: { weight_grams: '0' } })))).toEqual([
    '5 weight_grams too_small',
  ]);
  // The form's call and the file take the same.
  const over = MOST_GRAMS + 1;
  expect(said(await send(await filled({ jacket: { weight_grams: String(over) } })))).toEqual([
    '5 weight_grams too_large',
  ]);
  const takes = (value: number) => blankForm.shape.weight_grams.safeParse(value).success;
  expect([takes(MOST_GRAMS), takes(over)]).toEqual([true, false]);
  expect((await send(await filled({ jacket: { weight_grams: '620' } }))).blanks).toMatchObject([
    { id: 'jacket', changes: [{ column: 'weight_grams', before: '', after: '620' }] },
  ]);
  const [header = '', ...rows] = (await filled({ jacket: { brand: 'Delta' } })).split('\r\n');
  expect((await send([header.replace('weight_grams', 'other'), ...rows].join('\r\n'))).applied).toBe(true);
  expect(await grams()).toBe(620);
  expect((await send(await filled({ jacket: { weight_grams: '' } }))).applied).toBe(true);
  expect(await grams()).toBeUndefined();
});

test('names in other languages are in the file, and stay where the file has no column for them (S2.2-301)', async () => {
  const names = async () => (await read('jacket')).definition.names;
  const refused = async (cell: string) => said(await send(await filled({ jacket: { names: cell } })));
  for (const cell of ['Jacke', 'de: Jacke | de: Weste', 'en: Coat', 'xx: Jacke'])
    expect(await refused(cell)).toEqual(['5 names invalid']);
  expect(await refused(`de: ${'J'.repeat(81)}`)).toEqual(['5 names too_long']);
  expect(await refused('de:')).toEqual(['5 names required']);
  const sent = await send(await filled({ jacket: { names: 'FR: Coupe-vent | de: Windjacke' } }));
  expect(sent.blanks).toMatchObject([
    { id: 'jacket', changes: [{ column: 'names', before: '', after: 'fr: Coupe-vent | de: Windjacke' }] },
  ]);
  const [header = '', ...rows] = (await filled({ jacket: { brand: 'Delta' } })).split('\r\n');
  expect((await send([header.replace('"names"', '"other"'), ...rows].join('\r\n'))).applied).toBe(true);
  expect(await names()).toEqual({ fr: 'Coupe-vent', de: 'Windjacke' });
  expect((await send(await filled({ jacket: { names: '' } }))).applied).toBe(true);
  expect(await names()).toBeUndefined();
});

test('two files at once: each whole, and the later is told of the first', async () => {
  const [one, other] = [
    await filled({ bottle: { brand: 'One' }, cap: { brand: 'One' } }),
    await filled({ bottle: { brand: 'Two' }, cap: { brand: 'Two' } }),
  ];
  const both = await Promise.all([send(one), send(other)]);
  expect(both.map(({ applied }) => applied).sort()).toEqual([false, true]);
  expect((await read('bottle')).brand).toBe((await read('cap')).brand);
});

test('customer service may read the file and not send it; a client finds neither', async () => {
  const file = await filled({});
  expect((await post(file, { who: CARE })).status).toBe(403);
  expect((await post(file, { who: CLIENT })).status).toBe(404);
  expect((await world.ask(FILE, {}, CLIENT)).status).toBe(404);
});

test('what is no such file says so', async () => {
  expect(said(await send('blank,revision\ntee,1\n')).slice(0, 2)).toEqual([
    '1 brand no_column',
    '1 family_variant no_column',
  ]);
  expect(said(await send(''))).toEqual(['null null empty']);
});
