/** @jest-environment node */
import { stockImports, type StockImport } from '@/lib/modules/catalogue/contract/stock-import';
import { readStockImportHandler, startStockImportHandler } from '@/lib/modules/catalogue/api/stock';
import type * as file from '@/lib/modules/catalogue/rules/stock-file';
import { check } from '@/scripts/test/demo-world';
import { ADMIN, startProductWorld, type ProductWorld } from '@/scripts/test/product-world';
import { runStockImport } from './run-stock-import';

jest.mock('@/lib/modules/catalogue/rules/stock-file', () => ({
  ...jest.requireActual<typeof file>('@/lib/modules/catalogue/rules/stock-file'),
  readStockFile: () => {
    throw new RangeError('a file that cannot be read');
  },
}));
jest.setTimeout(120_000);

const IMPORTS = '/api/ten_fjord/events/fjord-fern/catalogue/imports';
let world: ProductWorld;
beforeAll(async () => {
  world = await startProductWorld([readStockImportHandler, startStockImportHandler]);
});
afterAll(() => world.close());

test('a file whose reading fails is tried again, and after the last attempt its page says so (D48-1)', async () => {
  const sent = await world.ask(
    `${IMPORTS}?name=stock.csv`,
    { method: 'POST', body: 'price,stock,variant_id', headers: { 'content-type': 'text/csv' } },
    ADMIN,
  );
  const { id: importId } = sent.json.data as unknown as StockImport;
  // Not the former version's job: its worker would end it without having found the file.
  const jobs = await world.asOwner(
    `select t.identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.payload ->> 'importId' = '${importId}' order by 1`,
  );
  expect(jobs.map(({ identifier }) => identifier as string)).toEqual([
    'forget-file-import',
    'run-stock-file',
  ]);
  const work = (last: boolean) => runStockImport({ tenantId: 'ten_fjord', importId }, { last });
  const read = async () => {
    const answer = await world.get(`${IMPORTS}/${importId}`, ADMIN);
    check(stockImports.read, answer);
    return answer.json.data as unknown as StockImport;
  };
  await expect(work(false)).rejects.toThrow(RangeError);
  expect(await read()).toMatchObject({ status: 'waiting', problem: null });
  await expect(work(true)).rejects.toThrow(RangeError);
  expect(await read()).toMatchObject({ status: 'failed', problem: 'fault' });
});
