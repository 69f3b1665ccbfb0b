/** @jest-environment node */
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type { ListExport } from '@/lib/modules/lists/contract/list-export';
import { parseCsv } from '@/lib/modules/lists/rules/parse-csv';
import { runExport } from '@/lib/modules/lists/service/run-export';
import { handlersOver } from '@/lib/modules/lists/api';
import { ALL_LISTS } from '@/scripts/test/all-lists';
import {
  ADMIN,
  BATCHES,
  dataOf,
  runJob,
  SINGLE,
  startBatchWorld,
  type BatchWorld,
} from '@/scripts/test/batch-world';

jest.setTimeout(240_000);

const EXPORTS = '/api/ten_lumen/lists/codes/exports';
const SUPER = 'super@merchloom.example';

let world: BatchWorld;
beforeAll(async () => {
  world = await startBatchWorld(handlersOver(ALL_LISTS));
});
afterAll(() => world.close());

describe('the export of a large batch (D40-11)', () => {
  test('a job makes the same file as the download, of all codes', async () => {
    const batch = dataOf<CodeBatch>(await world.make({ ...SINGLE, prefix: 'MANY', size: 2_345 }));
    await runJob(batch.id);
    const query = { event: 'lumen-summit', batch: batch.id };
    const asked = await world.post(EXPORTS, { query, lang: 'de' }, ADMIN);
    expect(asked.status).toBe(202);
    const { id } = asked.json.data as unknown as ListExport;
    const [row] = await world.sql('select owner_id from list_exports where id = $1', [id]);
    const job = { tenantId: 'ten_lumen', ownerId: String(row?.['owner_id']), id };
    await runExport(ALL_LISTS, job, { last: false });
    const done = dataOf<ListExport>(await world.get(`${EXPORTS}/${id}`, ADMIN));
    expect(done).toMatchObject({ status: 'ready', rows_done: 2_345, rows_total: 2_345 });
    const file = await world.get(`${EXPORTS}/${id}/file`, ADMIN);
    const direct = await world.get(`${BATCHES}/${batch.id}/file?lang=de`, ADMIN);
    expect(file.text).toBe(direct.text);
    expect(parseCsv(file.text, 3_000).records).toHaveLength(2_346);
  });

  test('is for who may download codes, and of one batch of the client', async () => {
    const { batch } = await world.madeBatch({ ...SINGLE, prefix: 'MINE', size: 1 });
    const body = { query: { event: 'lumen-summit', batch: batch.id } };
    expect((await world.post(EXPORTS, body, 'care@merchloom.example')).status).toBe(403);
    expect((await world.post(EXPORTS, body, 'admin@fjord-fern.example')).status).toBe(404);
    // Staff export codes of one client, never of all.
    expect((await world.post('/api/lists/codes/exports', body, SUPER)).status).toBe(403);
  });
});
