/** @jest-environment node */
import { blankHandlers } from '@/lib/modules/catalogue/api/blanks';
import type { BlanksImport } from '@/lib/modules/catalogue/contract/blanks/blank-file';
import { exampleForm } from '@/lib/modules/catalogue/contract/blanks/examples';
import type { StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { parseCsv } from '@/lib/modules/lists/rules/parse-csv';
import { startPeopleWorld, type PeopleWorld } from '@/scripts/test/people-world';

jest.setTimeout(60_000);

const [SUPER, CARE] = ['super@merchloom.example', 'care@merchloom.example'];
const CLIENT = 'admin@fjord-fern.example';
const HEAVY = { ...exampleForm, id: 'tee-heavy', family: 'tee', name: 'Heavy tee', code: 'NX240' };

let world: PeopleWorld;
beforeAll(async () => {
  world = await startPeopleWorld(blankHandlers);
});
afterAll(() => world.close());

const dataOf = <T>({ json }: { json: unknown }) => (json as { data: T }).data;
const create = (body: object, who = SUPER) => world.post('/api/blanks', body, who);
const codesOf = ({ json }: { json: unknown }) => (json as { codes?: Record<string, string[]> }).codes;
const ids = () =>
  world.sql<{ id: string; changes: number }>('select id, changes from blanks order by position');
const send = async (body: string, dry = false) => {
  const init = { method: 'POST', headers: { 'content-type': 'text/csv' }, body };
  return dataOf<BlanksImport>(await world.ask(`/api/blanks/file?dry_run=${dry ? '1' : '0'}`, init, SUPER));
};
const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** A file with the rows of some blanks as they are, each with what is changed in it. */
async function fileOf(rows: readonly { of: string; cells: Record<string, string> }[]): Promise<string> {
  const [header, ...lines] = parseCsv((await world.ask('/api/blanks/file', {}, CARE)).text, 100).records;
  const columns = (header?.cells ?? []).map((text) => /\[(\w+)\]$/.exec(text)?.[1] ?? '');
  const filled = rows.map(({ of, cells }) => {
    const row = lines.find((line) => line.cells[columns.indexOf('blank')] === of);
    return columns.map((column, at) => cells[column] ?? row?.cells[at] ?? '');
  });
  return [columns, ...filled].map(quoted).join('\r\n');
}
const NEW = {
  blank: 'hoodie-heavy',
  revision: '',
  status: '',
  family: 'hoodie',
  name: 'Heavy hoodie',
  code: 'DX400',
  blank_gbp: '14.00',
};
const said = ({ errors }: BlanksImport) => errors.map(({ row, column, code }) => `${row} ${column} ${code}`);

describe('a blank that staff add by its form (S2.2-271)', () => {
  test('is for staff’s admins alone', async () => {
    expect((await create(HEAVY, CARE)).status).toBe(403);
    expect((await create(HEAVY, CLIENT)).status).toBe(404);
    expect(await ids()).toHaveLength(9);
  });

  test.each<[string, object, string]>([
    ['an id that another has', { id: 'tee' }, 'id'],
    ['an id that is part of an address', { id: 'file' }, 'id'],
    ['an id with other letters', { id: 'Tee Heavy' }, 'id'],
    ['a number that another has', { code: 'NL180' }, 'code'],
    ['a number that another’s begins with', { code: 'NL180-H' }, 'code'],
    ['a drawing that there is none of', { family: 'sock' }, 'family'],
    ['no name', { name: ' ' }, 'name'],
    ['a size without measures', { sizes: ['S', 'Huge'] }, 'sizes.1'],
    ['no price in a currency', { blank_price: { GBP: '5.00', EUR: '', USD: '6.00' } }, 'blank_price.EUR'],
  ])('is refused with %s', async (_what, change, field) => {
    const answer = await create({ ...HEAVY, ...change });
    expect([answer.status, Object.keys(codesOf(answer) ?? {})]).toEqual([422, [field]]);
    expect(await ids()).toHaveLength(9);
  });

  test('is there at once, with its first version and its row in the log, and its family’s first stays as it was', async () => {
    const before = (await readBlanks()).find('tee');
    const made = dataOf<StaffBlankDetail>(await create(HEAVY));
    expect(made).toMatchObject({
      id: 'tee-heavy',
      family: 'tee',
      name: 'Heavy tee',
      code: 'NX240',
      version: 1,
    });
    expect(made.versions).toHaveLength(1);
    expect(made.definition.print_areas.front).toEqual({ width_mm: 300, height_mm: 400, dpi: 300 });
    const { find, list, skus } = await readBlanks();
    expect(find('tee-heavy')).toMatchObject({ family: 'tee', blankPrice: { GBP: 430 } });
    expect(find('tee')).toMatchObject({ code: before?.code, blankPrice: before?.blankPrice });
    expect([list.at(-1)?.id, skus.filter((sku) => sku === 'NX240-BLACK-M').length]).toEqual(['tee-heavy', 1]);
    const [row] = await world.sql(
      "select actor_user_id, data from platform_audit where action = 'blank.added'",
    );
    expect(row).toMatchObject({ actor_user_id: 'usr_super', data: { after: { family: 'tee', version: 1 } } });
    // A second press of the button.
    expect(codesOf(await create(HEAVY))).toMatchObject({ id: ['blank_taken'] });
    expect(await ids()).toHaveLength(10);
  });
});

describe('a blank that a file adds (S2.2-272)', () => {
  test('is told as new by the check, and made by the same file', async () => {
    const file = await fileOf([{ of: 'hoodie', cells: NEW }]);
    const checked = await send(file, true);
    expect(said(checked)).toEqual([]);
    expect(checked).toMatchObject({
      applied: false,
      blanks: [{ id: 'hoodie-heavy', is_new: true, code: 'DX400' }],
    });
    expect(checked.blanks[0]?.changes).toContainEqual({ column: 'blank_gbp', before: '', after: '14.00' });
    expect((await readBlanks()).find('hoodie-heavy')).toBeNull();
    expect((await send(file)).applied).toBe(true);
    const { find } = await readBlanks();
    expect(find('hoodie-heavy')).toMatchObject({
      family: 'hoodie',
      name: 'Heavy hoodie',
      blankPrice: { GBP: 1400 },
    });
    expect(find('hoodie')?.blankPrice.GBP).toBe(1120);
  });

  test('is never made by a slip, and never beside a row that is wrong', async () => {
    const before = await ids();
    const slip = await send(await fileOf([{ of: 'mug', cells: { blank: 'mugg' } }]));
    expect(said(slip)).toEqual(['2 blank no_blank']);
    const half = await send(
      await fileOf([
        {
          of: 'mug',
          cells: {
            ...NEW,
            blank: 'mug-big',
            family: 'mug',
            name: 'Big mug',
            code: 'QX900',
            sizes: 'One size',
          },
        },
        { of: 'tee', cells: { blank_gbp: 'free' } },
      ]),
    );
    expect([half.applied, half.blanks, said(half).length]).toEqual([false, [], 1]);
    expect(await ids()).toEqual(before);
  });

  test('needs what its drawing doesn’t say, and can’t say what it does', async () => {
    const cells = { ...NEW, blank: 'mug-tall', family: '', name: '', code: '' };
    const bare = said(await send(await fileOf([{ of: 'mug', cells }]), true)).sort();
    expect(bare).toEqual(['2 code required', '2 family invalid', '2 name required']);
    const other = { ...NEW, blank: 'mug-tall', family: 'mug', name: 'Tall mug', code: 'QX901' };
    for (const cell of [
      { front_width_mm: '0' },
      { front_width_mm: '9999' },
      { status: 'withdrawn' },
    ] as Record<string, string>[])
      expect(said(await send(await fileOf([{ of: 'mug', cells: { ...other, ...cell } }]), true))).toEqual([
        `2 ${Object.keys(cell)[0]} frozen`,
      ]);
    const twice = [other, { ...other, blank: 'mug-taller', name: 'Taller mug' }].map((one) => ({
      of: 'mug',
      cells: one,
    }));
    expect(said(await send(await fileOf(twice), true))).toEqual(['3 code blank_taken']);
  });
});
