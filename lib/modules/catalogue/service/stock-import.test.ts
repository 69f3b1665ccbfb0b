/** @jest-environment node */
import { stockImports, type StockImport } from '@/lib/modules/catalogue/contract/stock-import';
import type { ProductStock } from '@/lib/modules/catalogue/contract/product-stock';
import {
  applyStockImportHandler,
  latestStockImportHandler,
  readStockHandler,
  readStockImportHandler,
  startStockImportHandler,
  stockFileHandler,
} from '@/lib/modules/catalogue/api/stock';
import { parseCsv } from '@/lib/modules/lists/rules/parse-csv';
import { forgetFileImport } from '@/lib/modules/lists/service/imports/run-file-import';
import { check } from '@/scripts/test/demo-world';
import { layManyProducts } from '@/scripts/test/many-products';
import { manyRows } from '@/scripts/test/many-rows';
import {
  ADMIN,
  MANAGER,
  PRODUCTS,
  SUPER,
  startProductWorld,
  type ProductWorld,
} from '@/scripts/test/product-world';
import { runStockImport } from './run-stock-import';

jest.setTimeout(180_000);

const CATALOGUE = '/api/ten_fjord/events/fjord-fern/catalogue';
const FILE = `${CATALOGUE}/file`;
const IMPORTS = `${CATALOGUE}/imports`;
const SERVICE = 'service@fjord-fern.example';
const STRANGER = 'admin@lumen-robotics.example';
const TIDEWATER = 'admin@tidewater-books.example';

let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld([
    ...[applyStockImportHandler, latestStockImportHandler, readStockHandler],
    ...[readStockImportHandler, startStockImportHandler, stockFileHandler],
  ]);
});
afterAll(() => world.close());

const variantsOf = async (id: string): Promise<string[]> => {
  const stock = (await world.get(`${PRODUCTS}/${id}/stock`, ADMIN)).json.data as unknown as ProductStock;
  return stock.variants.map(({ variant_id: variant }) => variant);
};
const stored = async (variant: string) =>
  (await world.sql<{ stock: number }>('select stock from variants where id = $1', [variant]))[0]?.stock;
const send = (text: string | Uint8Array, person = ADMIN, path = IMPORTS) =>
  world.ask(
    `${path}?name=stock.csv`,
    {
      method: 'POST',
      body: typeof text === 'string' ? text : Buffer.from(text),
      headers: { 'content-type': 'text/csv' },
    },
    person,
  );
const read = async (id: string, person = ADMIN, query = ''): Promise<StockImport> => {
  const answer = await world.get(`${IMPORTS}/${id}${query}`, person);
  check(stockImports.read, answer);
  return answer.json.data as unknown as StockImport;
};
const work = (id: string, last = true, tenantId = 'ten_fjord') =>
  runStockImport({ tenantId, importId: id }, { last });
/** Sends a file and lets the job check it. */
async function checked(text: string | Uint8Array, person = ADMIN): Promise<StockImport> {
  const answer = await send(text, person);
  check(stockImports.start, answer);
  const { id } = answer.json.data as unknown as StockImport;
  await work(id);
  return read(id, person);
}
const sendApply = (id: string, person = ADMIN) => world.post(`${IMPORTS}/${id}/apply`, {}, person);
async function applied(id: string, person = ADMIN): Promise<StockImport> {
  check(stockImports.apply, await sendApply(id, person));
  await work(id);
  return read(id, person);
}
/** The file as it is downloaded, with these cells filled in by variant. */
async function filled(cells: Record<string, Partial<Record<string, string>>>): Promise<string> {
  const { records } = parseCsv((await world.get(`${FILE}?lang=de`, ADMIN)).text, 100_000);
  const ids = records[0]?.cells.map((header) => /\[(\w+)\]/.exec(header)?.[1] ?? '') ?? [];
  const at = ids.indexOf('variant_id');
  return records
    .map(({ cells: row }) => ids.map((id, place) => cells[row[at] ?? '']?.[id] ?? row[place] ?? '').join(';'))
    .join('\r\n');
}
const HEADER = 'price,new_price,stock,new_stock,variant_id';

test('the file is CSV in the person’s language with a BOM, ids beside, and no formula', async () => {
  await world.add({ name: '=HYPERLINK("x")' });
  const answer = await world.get(`${FILE}?lang=de`, ADMIN);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(answer.headers.get('content-disposition')).toMatch(/fjord-fern-stock-\d{4}-\d{2}-\d{2}\.csv/);
  expect(answer.text).toMatch(/^\ufeff?Produkt \[product\];Farbe \[colour\]/);
  expect(answer.text).toContain(`"'=HYPERLINK(""x"")"`);
  expect((await world.get(FILE, SERVICE)).status).toBe(403);
  expect((await world.get(FILE, STRANGER)).status).toBe(404);
});

test('the check writes nothing; applied it is written whole, once, with audit rows and new versions', async () => {
  const mug = await world.add({ colours: ['mug-oat-onesize', 'mug-sky-onesize'] });
  const [one = '', two = ''] = await variantsOf(mug.product_id);
  const text = await filled({
    [one]: { new_stock: '33', new_price: '10,50' },
    [two]: { new_price: '10.5' },
  });
  const first = await checked(text, MANAGER);
  expect(first).toMatchObject({ status: 'checked', stock_changes: 1, price_changes: 1, error_count: 0 });
  expect([first.file_name, first.rows_done === first.rows_total]).toEqual(['stock.csv', true]);
  expect(await stored(one)).toBe(100_000);
  await world.purged();
  expect(await applied(first.id, MANAGER)).toMatchObject({ status: 'done', problem: null });
  const after = await world.read(mug.product_id);
  expect([await stored(one), after.store_selling_price]).toEqual([33, '10.50']);
  expect(after.updated_at > mug.updated_at).toBe(true);
  expect(await world.purged()).toEqual(['fjord-fern']);
  expect((await world.log(mug.product_id)).at(-1)).toMatchObject({
    action: 'product.updated',
    data: { by: 'import', fields: ['price', 'stock'], price: { from: 950, to: 1050 } },
  });
  // Applied again, by a second click or a second attempt of the job, it stays as it is.
  await world.sql('update variants set stock = 7 where id = $1', [one]);
  expect(await applied(first.id, MANAGER)).toMatchObject({ status: 'done' });
  expect(await stored(one)).toBe(7);
  const [kept] = await world.sql('select content from file_imports where id = $1', [first.id]);
  expect(kept).toEqual({ content: null });
});

test('one wrong cell keeps the whole file out, and every wrong cell is listed by row and column', async () => {
  const mug = await world.add({ colours: ['mug-oat-onesize', 'mug-sky-onesize'] });
  const [one = '', two = ''] = await variantsOf(mug.product_id);
  const row = (id: string, cells: string) => `${cells},${id}`;
  const found = await checked(
    [
      HEADER,
      row(one, '9.50,10.00,100000,5'),
      row(two, '9.50,11.00,7,5'),
      row('lu-summit-hoodie-navy-m', '9.50,,1,2'),
      row('ff-crew-tee-black-m', '1.00,2.00,1,-1'),
    ].join('\n'),
  );
  expect(found.errors).toEqual([
    { row: 3, column: 'stock', code: 'changed' },
    { row: 3, column: 'new_price', code: 'different' },
    { row: 4, column: 'variant_id', code: 'unknown' },
    { row: 5, column: 'new_stock', code: 'negative' },
    { row: 5, column: 'price', code: 'changed' },
  ]);
  expect([found.status, found.error_count]).toEqual(['checked', 5]);
  expect((await sendApply(found.id)).json.code).toBe('conflict');
  expect(await stored(one)).toBe(100_000);
  const latin = await checked(Buffer.from('variant_id;Größe\nx;y', 'latin1'));
  expect(latin.errors).toEqual([{ row: null, column: null, code: 'encoding' }]);
});

test('more errors than one answer lists are read on', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => `1.00,,1,2,unknown-${at}`);
  const found = await checked([HEADER, ...rows].join('\n'));
  expect([found.error_count, found.errors.length]).toEqual([250, 200]);
  const rest = await read(found.id, ADMIN, '?errors_from=200');
  expect(rest.errors).toHaveLength(50);
  expect(rest.errors.at(-1)).toEqual({ row: 251, column: 'variant_id', code: 'unknown' });
});

test('what an order has taken meanwhile is found when it is applied: nothing is written', async () => {
  const mug = await world.add({ colours: ['mug-oat-onesize', 'mug-sky-onesize'] });
  const [one = '', two = ''] = await variantsOf(mug.product_id);
  const found = await checked(`${HEADER}\n9.50,,100000,8,${one}\n9.50,,100000,8,${two}`);
  await world.sql('update variants set stock = stock - 1 where id = $1', [two]);
  expect(await applied(found.id)).toMatchObject({
    status: 'checked',
    errors: [{ row: 3, column: 'stock', code: 'changed' }],
  });
  expect([await stored(one), await stored(two)]).toEqual([100_000, 99_999]);
});

test('a closed tab loses nothing: the last file is found again, by its owner alone, until it is forgotten', async () => {
  const latest = async (person: string) => {
    const answer = await world.get(IMPORTS, person);
    check(stockImports.latest, answer);
    return (answer.json.data as unknown as { import: StockImport | null }).import;
  };
  const mug = await world.add();
  const [one = ''] = await variantsOf(mug.product_id);
  const found = await checked(`${HEADER}\n9.50,,100000,8,${one}`);
  expect(await latest(ADMIN)).toEqual(found);
  expect((await latest(MANAGER))?.id).not.toBe(found.id);
  expect((await world.get(`${IMPORTS}/${found.id}`, MANAGER)).status).toBe(404);
  expect((await sendApply(found.id, MANAGER)).status).toBe(404);
  expect((await world.get(`${IMPORTS}/${found.id}`, STRANGER)).status).toBe(404);
  expect((await send('x', SERVICE)).status).toBe(403);
  expect((await send('x', STRANGER)).status).toBe(404);
  await forgetFileImport({ tenantId: 'ten_fjord', importId: found.id });
  expect((await world.get(`${IMPORTS}/${found.id}`, ADMIN)).status).toBe(404);
});

test('a product that staff have locked is changed by staff alone, and a right that was lost ends it', async () => {
  const mug = await world.add();
  const [one = ''] = await variantsOf(mug.product_id);
  const text = `${HEADER}\n9.50,,100000,8,${one}`;
  const mine = await checked(text);
  await world.sql('update products set locked = true where id = $1', [mug.product_id]);
  expect((await applied(mine.id)).errors).toEqual([{ row: 2, column: 'variant_id', code: 'locked' }]);
  const staffs = await checked(text, SUPER);
  expect(await applied(staffs.id, SUPER)).toMatchObject({ status: 'done' });
  const lost = (await send(text, MANAGER)).json.data as unknown as StockImport;
  await world.asOwner(`update users set role = 'customer_service' where email = '${MANAGER}'`);
  await work(lost.id);
  await world.asOwner(`update users set role = 'account_manager' where email = '${MANAGER}'`);
  expect(await read(lost.id, MANAGER)).toMatchObject({ status: 'failed', problem: 'not_allowed' });
});

test('an attempt that dies in the middle of writing leaves nothing; the next one writes all', async () => {
  const mug = await world.add({ colours: ['mug-oat-onesize', 'mug-sky-onesize'] });
  const [one = '', two = ''] = await variantsOf(mug.product_id);
  const found = await checked(`${HEADER}\n9.50,12.00,100000,8,${one}\n9.50,,100000,9,${two}`);
  await sendApply(found.id);
  await world.asOwner(`create function no_prices() returns trigger language plpgsql as
    $$ begin raise 'no prices'; end $$`);
  await world.asOwner(
    'create trigger no_prices before update on event_products for each row execute function no_prices()',
  );
  await expect(work(found.id, false)).rejects.toThrow();
  expect([await stored(one), (await read(found.id)).status]).toEqual([100_000, 'applying']);
  await world.asOwner('drop trigger no_prices on event_products');
  await work(found.id);
  expect([await stored(one), await stored(two)]).toEqual([8, 9]);
  expect((await read(found.id)).status).toBe('done');
});

const PRODUCTS_LAID = manyRows(3_000, 37_000);

test('a long file is checked and written, with their progress to be seen meanwhile', async () => {
  await layManyProducts(world, PRODUCTS_LAID);
  const path = '/api/ten_tidewater/events/tidewater/catalogue';
  const { records } = parseCsv((await world.get(`${path}/file`, TIDEWATER)).text, 100_000);
  const header = records[0]?.cells ?? [];
  const at = header.findIndex((cell) => cell.includes('[new_stock]'));
  const rows = records.slice(1);
  expect(rows.length).toBeGreaterThan((PRODUCTS_LAID * 4) / 3 - 1);
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const text = [line(header), ...rows.map(({ cells }) => line(cells.with(at, '9')))].join('\n');
  const { id: made } = (await send(text, TIDEWATER, `${path}/imports`)).json.data as unknown as StockImport;
  const seen: number[] = [];
  const run = async () => {
    let open = true;
    const job = work(made, true, 'ten_tidewater').finally(() => {
      open = false;
    });
    while (open) {
      const [row] = await world.sql<{ done: number }>(
        'select rows_done as done from file_imports where id = $1',
        [made],
      );
      seen.push(row?.done ?? 0);
    }
    await job;
    return (await world.get(`${path}/imports/${made}`, TIDEWATER)).json.data as unknown as StockImport;
  };
  expect(await run()).toMatchObject({
    status: 'checked',
    rows_total: rows.length,
    stock_changes: rows.length,
  });
  const before = seen.length;
  await world.post(`${path}/imports/${made}/apply`, {}, TIDEWATER);
  expect(await run()).toMatchObject({ status: 'done', rows_done: rows.length });
  expect(new Set(seen.slice(before)).size).toBeGreaterThan(PRODUCTS_LAID > 10_000 ? 5 : 1);
  const [count] = await world.sql<{ n: number }>(
    "select count(*)::int as n from variants where id like 'var_many_%' and stock = 9",
  );
  expect(count?.n).toBe(Math.floor((PRODUCTS_LAID * 4) / 3));
});
