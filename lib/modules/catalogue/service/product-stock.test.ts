/** @jest-environment node */
import { saveStock, type ProductStock } from '@/lib/modules/catalogue/contract/product-stock';
import { importStock, type ImportResult } from '@/lib/modules/catalogue/contract/stock-file';
import {
  importStockHandler,
  readStockHandler,
  saveStockHandler,
  stockFileHandler,
} from '@/lib/modules/catalogue/api/stock';
import { parseCsv } from '@/lib/modules/lists/rules/parse-csv';
import { check } from '@/scripts/test/demo-world';
import { layManyProducts } from '@/scripts/test/many-products';
import { ADMIN, MANAGER, PRODUCTS, startProductWorld, type ProductWorld } from '@/scripts/test/product-world';

jest.setTimeout(120_000);

const FILE = '/api/ten_fjord/events/fjord-fern/catalogue/file';
const SERVICE = 'service@fjord-fern.example';
const STRANGER = 'admin@lumen-robotics.example';
const TIDEWATER = 'admin@tidewater-books.example';

let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld([
    ...[readStockHandler, saveStockHandler, stockFileHandler, importStockHandler],
  ]);
});
afterAll(() => world.close());

async function stockOf(id: string): Promise<ProductStock> {
  return (await world.get(`${PRODUCTS}/${id}/stock`, ADMIN)).json.data as unknown as ProductStock;
}
const save = (id: string, changes: object[], person = ADMIN) =>
  world.post(`${PRODUCTS}/${id}/stock`, { changes }, person);
const stored = async (variant: string) =>
  (await world.sql<{ stock: number }>('select stock from variants where id = $1', [variant]))[0]?.stock;

describe('the stock of a product', () => {
  test('is set by variant, all or none, with one audit row and the purge of its stores', async () => {
    const mug = await world.add({ colours: ['mug-oat-onesize', 'mug-sky-onesize'] });
    const { variants, colours, sizes } = await stockOf(mug.product_id);
    expect([colours.length, sizes.length, variants.length]).toEqual([2, 1, 2]);
    const [one, two] = variants;
    await world.purged();
    const change = { variant_id: one?.variant_id, stock: 12, seen: one?.stock };
    const answer = await save(mug.product_id, [change]);
    check(saveStock, answer);
    expect(await stored(one?.variant_id ?? '')).toBe(12);
    expect(await world.purged()).toEqual(['fjord-fern']);
    expect((await world.log(mug.product_id)).at(-1)).toEqual({
      action: 'product.updated',
      data: { fields: ['stock'], stock: [{ variant: one?.variant_id, from: one?.stock, to: 12 }] },
    });
    expect((await save(mug.product_id, [change])).status).toBe(200);
    expect(
      (await world.log(mug.product_id)).filter(({ action }) => action === 'product.updated'),
    ).toHaveLength(1);
    // An order has taken one meanwhile: neither of the two numbers is written.
    await world.sql('update variants set stock = stock - 1 where id = $1', [one?.variant_id]);
    const late = await save(mug.product_id, [
      { variant_id: one?.variant_id, stock: 50, seen: 12 },
      { variant_id: two?.variant_id, stock: 50, seen: two?.stock },
    ]);
    expect([late.status, late.json.data]).toEqual([409, { stock: { [one?.variant_id ?? '']: 11 } }]);
    expect(await stored(two?.variant_id ?? '')).toBe(two?.stock);
  });

  test('takes no other product’s variants, no wrong numbers, and nothing from those who may not', async () => {
    const mug = await world.add();
    const [one] = (await stockOf(mug.product_id)).variants;
    const id = one?.variant_id;
    const foreign = await save(mug.product_id, [{ variant_id: 'ff-crew-tee-black-m', stock: 1, seen: 1 }]);
    expect([foreign.status, foreign.json.codes]).toEqual([
      422,
      { 'changes.0.variant_id': ['unknown_variant'] },
    ]);
    for (const stock of [-1, 1.5, 1_000_001, '5']) {
      expect((await save(mug.product_id, [{ variant_id: id, stock, seen: one?.stock }])).status).toBe(422);
    }
    const good = [{ variant_id: id, stock: 5, seen: one?.stock }];
    expect((await save(mug.product_id, good, SERVICE)).status).toBe(403);
    expect((await save(mug.product_id, good, STRANGER)).status).toBe(404);
  });
});

const send = (text: string | Uint8Array, query = '', person = ADMIN) =>
  world.ask(
    `${FILE}${query}`,
    {
      method: 'POST',
      body: typeof text === 'string' ? text : Buffer.from(text),
      headers: { 'content-type': 'text/csv' },
    },
    person,
  );
async function imported(text: string | Uint8Array, query = '', person = ADMIN): Promise<ImportResult> {
  const answer = await send(text, query, person);
  check(importStock, answer);
  return answer.json.data as unknown as ImportResult;
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

describe('the file', () => {
  test('is CSV in the person’s language with a BOM, ids beside, and no formula', async () => {
    await world.add({ name: '=HYPERLINK("x")' });
    const answer = await world.get(`${FILE}?lang=de`, ADMIN);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toMatch(/fjord-fern-stock-\d{4}-\d{2}-\d{2}\.csv/);
    expect(answer.text).toMatch(/^\ufeff?Produkt \[product\];Farbe \[colour\]/);
    expect(answer.text).toContain(`"'=HYPERLINK(""x"")"`);
    expect((await world.get(FILE, SERVICE)).status).toBe(403);
    expect((await world.get(FILE, STRANGER)).status).toBe(404);
  });

  test('a dry run writes nothing; the import writes all, once, with audit rows and new versions', async () => {
    const mug = await world.add({ colours: ['mug-oat-onesize', 'mug-sky-onesize'] });
    const [one, two] = (await stockOf(mug.product_id)).variants.map(({ variant_id: id }) => id);
    const text = await filled({
      [one ?? '']: { new_stock: '33', new_price: '10,50' },
      [two ?? '']: { new_price: '10.5' },
    });
    const expected = { stock_changes: 1, price_changes: 1, error_count: 0, errors: [] };
    expect(await imported(text, '?dry_run=true')).toMatchObject({ ...expected, applied: false });
    expect(await stored(one ?? '')).toBe(100_000);
    await world.purged();
    expect(await imported(text, '', MANAGER)).toMatchObject({ ...expected, applied: true });
    const after = await world.read(mug.product_id);
    expect([await stored(one ?? ''), after.store_selling_price]).toEqual([33, '10.50']);
    expect(after.updated_at > mug.updated_at).toBe(true);
    expect(await world.purged()).toEqual(['fjord-fern']);
    expect((await world.log(mug.product_id)).at(-1)).toMatchObject({
      action: 'product.updated',
      data: { by: 'import', fields: ['price', 'stock'], price: { from: 950, to: 1050 } },
    });
    // Sent again it finds nothing to do.
    expect(await imported(text)).toMatchObject({ stock_changes: 0, price_changes: 0, error_count: 0 });
  });

  test('one wrong cell keeps the whole file out, and every wrong cell is listed by row and column', async () => {
    const mug = await world.add({ colours: ['mug-oat-onesize', 'mug-sky-onesize'] });
    const [one = '', two = ''] = (await stockOf(mug.product_id)).variants.map(({ variant_id: id }) => id);
    const row = (id: string, cells: string) => `${cells},${id}`;
    const text = [
      'price,new_price,stock,new_stock,variant_id',
      row(one, '9.50,10.00,100000,5'),
      row(two, '9.50,11.00,7,5'),
      row('lu-summit-hoodie-navy-m', '9.50,,1,2'),
      row('ff-crew-tee-black-m', '1.00,2.00,1,-1'),
    ].join('\n');
    const result = await imported(text);
    expect(result).toMatchObject({ applied: false, error_count: 5 });
    expect(result.errors).toEqual([
      { row: 3, column: 'stock', code: 'changed' },
      { row: 3, column: 'new_price', code: 'different' },
      { row: 4, column: 'variant_id', code: 'unknown' },
      { row: 5, column: 'new_stock', code: 'negative' },
      { row: 5, column: 'price', code: 'changed' },
    ]);
    expect(await stored(one)).toBe(100_000);
    const latin = await imported(Buffer.from('variant_id;Größe\nx;y', 'latin1'));
    expect(latin.errors).toEqual([{ row: null, column: null, code: 'encoding' }]);
    expect((await send(text, '', SERVICE)).status).toBe(403);
    expect((await send(text, '', STRANGER)).status).toBe(404);
  });

  test('a product that staff have locked is changed by staff alone', async () => {
    const mug = await world.add();
    const [one = ''] = (await stockOf(mug.product_id)).variants.map(({ variant_id: id }) => id);
    const text = `price,new_price,stock,new_stock,variant_id\n9.50,,100000,8,${one}`;
    await world.sql('update products set locked = true where id = $1', [mug.product_id]);
    expect((await imported(text)).errors).toEqual([{ row: 2, column: 'variant_id', code: 'locked' }]);
    expect(await imported(text, '', 'super@merchloom.example')).toMatchObject({ applied: true });
  });

  test('10,000 products go out and in within seconds', async () => {
    await layManyProducts(world, 10_000);
    const path = '/api/ten_tidewater/events/tidewater/catalogue/file';
    const start = performance.now();
    const { text } = await world.get(path, TIDEWATER);
    const { records } = parseCsv(text, 100_000);
    expect(records.length).toBeGreaterThan(13_000);
    const place = records[0]?.cells.findIndex((header) => header.includes('[new_stock]')) ?? 0;
    const lines = records.map(({ cells }, at) => cells.with(place, at === 0 ? (cells[place] ?? '') : '9'));
    const body = lines
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\n');
    const answer = await world.ask(path, { method: 'POST', body }, TIDEWATER);
    expect(answer.json.data).toMatchObject({ applied: true, error_count: 0 });
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});
