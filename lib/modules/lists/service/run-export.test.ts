/** @jest-environment node */
import { manyRows } from '@/scripts/test/many-rows';
import { contentDisposition } from '@/lib/kernel/content-disposition';
import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { setClock } from '@/lib/kernel/clock';
import type { ListJob } from '@/lib/db/enqueue';
import { startJobRunner, type TaskTable } from '@/lib/jobs';
import type { ListExport } from '@/lib/modules/lists/contract/list-export';
import { unguardCell } from '@/lib/modules/lists/rules/guard-cell';
import { MAX_EXPORT_ROWS } from '@/lib/modules/lists/rules/limits';
import { ordersList } from '@/lib/modules/orders/service/orders-list';
import { ALL_LISTS } from '@/scripts/test/all-lists';
import { startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { handlersOver } from '../api';
import { expireExport } from './expire-export';
import type { ListDefinition } from './list-definition';
import { runExport } from './run-export';
import { spoolPath } from './write-export';

jest.setTimeout(180_000);

const ADMIN = 'admin@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const STAFF = 'super@merchloom.example';
const OWN = '/api/ten_fjord/lists/orders/exports';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(handlersOver(ALL_LISTS));
});
beforeEach(() => world.sql('delete from list_exports'));
afterAll(() => world.close());

const asExport = (answer: DemoAnswer) => answer.json.data as unknown as ListExport;
const jobOf = (made: { id: string }): ListJob => ({
  id: made.id,
  tenantId: 'ten_fjord',
  ownerId: 'usr_fjord_admin',
});
const request = async (body: object = {}, person = ADMIN) => asExport(await world.post(OWN, body, person));
const read = async (made: { id: string }) => asExport(await world.get(`${OWN}/${made.id}`, ADMIN));
const file = (made: { id: string }, person = ADMIN) => world.get(`${OWN}/${made.id}/file`, person);
const run = (made: { id: string }, orders: ListDefinition = ordersList) =>
  runExport({ ...ALL_LISTS, orders }, jobOf(made), { last: false });

/** More than a few batches of a thousand. */
const MANY = manyRows(3_000, 20_000);

/** The tenant's orders once more, `count` times, each a second older. */
async function manyOrders(count: number): Promise<void> {
  await world.sql(
    `insert into orders select made.* from orders o, generate_series(1, $1::integer) n,
       lateral jsonb_populate_record(o, jsonb_build_object('id', 'ord_many_' || n, 'order_ref', 'MANY-' || n,
         'created_at', o.created_at - n * interval '1 second')) made
     where o.tenant_id = 'ten_fjord' and o.id = (select min(id)
       from orders where tenant_id = 'ten_fjord' and status = 'shipped')`,
    [count],
  );
}

test('a file for spreadsheets: BOM, CRLF, headers in the person’s language with ids, cells guarded by type', async () => {
  const [order] = await world.sql<{ id: string }>(
    "select id from orders where tenant_id = 'ten_fjord' and status = 'shipped' order by id limit 1",
  );
  await world.sql(
    `update orders set snapshot = jsonb_set(jsonb_set(snapshot, '{customer,name}', '"=HYPERLINK(1);\\n\\"x\\""'),
       '{customer,phone}', '"+44 20 7946 0123"') where id = $1`,
    [order?.id],
  );
  const columns = ['id', 'status', 'customer_name', 'customer_phone', 'total_store_price'];
  const made = await request({ lang: 'de', columns, query: { status: 'shipped' }, sort: 'created_at' });
  expect(made).toMatchObject({ status: 'waiting', delimiter: ';', columns, rows_total: null });
  await run(made);
  const ready = await read(made);
  const answer = await file(made);
  expect(answer.headers.get('content-disposition')).toBe(
    contentDisposition('attachment', String(ready.file_name)),
  );
  const bytes = Buffer.from(answer.text, 'utf8');
  expect(ready).toMatchObject({ status: 'ready', rows_done: ready.rows_total, problem: null });
  // The test's reader takes the BOM off.
  expect(ready.bytes).toBe(bytes.byteLength + 3);
  const lines = answer.text.split('\r\n');
  expect(lines[0]).toBe(
    'Bestell-ID [id];Status [status];Käufer [customer_name];Telefon [customer_phone];Summe [total_store_price]',
  );
  const row = lines.find((line) => line.startsWith(order?.id ?? '-'));
  expect(row).toMatch(/^ord_\w+;Versandt;"'=HYPERLINK\(1\);\n""x""";\+44 20 7946 0123;\d+\.\d\d$/);
  expect(unguardCell('\'=HYPERLINK(1);\n"x"')).toBe('=HYPERLINK(1);\n"x"');
  expect(lines.filter((line) => line !== '')).toHaveLength(1 + (ready.rows_total ?? 0));
});

test('who may not export orders is refused; an export is its owner’s, and the right counts at each step', async () => {
  expect((await world.post(OWN, {}, SERVICE)).status).toBe(403);
  const made = await request();
  await run(made);
  for (const path of ['', '/file']) {
    expect((await world.get(`${OWN}/${made.id}${path}`, MANAGER)).status).toBe(404);
    expect((await world.get(`${OWN}/${made.id}${path}`, SERVICE)).status).toBe(403);
  }
  const later = await request();
  await world.asOwner("update users set role = 'customer_service' where id = 'usr_fjord_admin'");
  await run(later);
  expect((await file(made)).status).toBe(403);
  await world.asOwner("update users set role = 'admin' where id = 'usr_fjord_admin'");
  expect(await read(later)).toMatchObject({ status: 'failed', problem: 'not_allowed', bytes: null });
  const disabled = await request();
  await world.asOwner("update users set disabled_at = now() where id = 'usr_fjord_admin'");
  await run(disabled);
  await world.asOwner("update users set disabled_at = null where id = 'usr_fjord_admin'");
  expect(await read(disabled)).toMatchObject({ status: 'failed', problem: 'not_allowed' });
});

test('selected rows: the named ones whatever they have become, or all that match but those left out', async () => {
  const shipped = await world.sql<{ id: string }>(
    "select id from orders where tenant_id = 'ten_fjord' and status = 'shipped' order by created_at desc, id desc",
  );
  const ids = shipped.map(({ id }) => id);
  const [first = '-', second = '-'] = ids;
  const idsIn = async (made: { id: string }) =>
    (await file(made)).text
      .split('\r\n')
      .slice(1)
      .filter((line) => line !== '');
  const columns = ['id'];
  const named = await request({ columns, query: { status: 'new' }, rows: { ids: [second, first, second] } });
  await run(named);
  expect(await idsIn(named)).toEqual([first, second]);
  const others = await request({ columns, query: { status: 'shipped' }, rows: { except: [first] } });
  await run(others);
  expect(await idsIn(others)).toEqual(ids.slice(1));
  const [stored] = await world.sql<{ chosen: unknown }>('select chosen from list_exports where id = $1', [
    named.id,
  ]);
  expect(stored?.chosen).toEqual({ ids: [second, first, second] });
});

test('a row of another tenant cannot be named, and neither can more rows than a call takes', async () => {
  const [foreign] = await world.sql<{ id: string }>(
    "select id from orders where tenant_id = 'ten_lumen' limit 1",
  );
  for (const rows of [{ ids: [foreign?.id] }, { except: [foreign?.id] }, { ids: ['ord_nobody'] }]) {
    expect((await world.post(OWN, { rows }, ADMIN)).status).toBe(404);
  }
  const many = Array.from({ length: 501 }, (_, index) => `ord_${index}`);
  for (const rows of [{ ids: many }, { except: many }, { ids: [] }, { ids: ['ord_1'], except: [] }]) {
    expect((await world.post(OWN, { rows }, ADMIN)).status).toBe(422);
  }
  expect(await world.sql('select id from list_exports')).toEqual([]);
});

test('five wait at a time, and a filter that the list lacks is refused', async () => {
  expect((await world.post(OWN, { query: { colour: 'red' } }, ADMIN)).json.codes).toEqual({
    'query.colour': ['unknown_key'],
  });
  for (let made = 0; made < 5; made += 1) await request();
  const sixth = await world.post(OWN, {}, ADMIN);
  expect([sixth.status, sixth.json.code]).toEqual([429, 'rate_limited']);
});

test('more rows than a file may have end the export with its reason', async () => {
  const made = await request();
  await run(made, { ...ordersList, count: async () => MAX_EXPORT_ROWS + 1 });
  expect(await read(made)).toMatchObject({ status: 'failed', problem: 'too_many_rows' });
  expect((await file(made)).status).toBe(410);
});

test('many rows in batches: bounded memory, no row twice, all as of one moment', async () => {
  await manyOrders(MANY);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const [sizes, heaps]: [number[], number[]] = [[], []];
  const batch: ListDefinition['batch'] = async (tx, selection, page) => {
    const found = await ordersList.batch(tx, selection, page);
    sizes.push(found.rows.length);
    if (sizes.length === 3)
      await world.sql("delete from orders where id like 'ord_many_%' and right(id, 1) = '7'");
    collect();
    heaps.push(process.memoryUsage().heapUsed);
    return found;
  };
  const made = await request({ columns: ['id', 'created_at'] });
  await run(made, { ...ordersList, batch });
  const ready = await read(made);
  expect([ready.status, ready.rows_done === ready.rows_total]).toEqual(['ready', true]);
  expect(Math.max(...sizes)).toBe(1_000);
  // Beyond the batch in hand nothing is kept.
  expect(Math.max(...heaps) - (heaps[0] ?? 0)).toBeLessThan(10_000_000);
  const ids = (await file(made)).text
    .split('\r\n')
    .slice(1)
    .flatMap((line) => line.split(',')[0] ?? []);
  expect(ids.filter((id) => id.startsWith('ord_many_'))).toHaveLength(MANY);
  expect(new Set(ids).size).toBe(ids.length);
  await world.sql("delete from orders where id like 'ord_many_%'");
});

test('a connection that breaks between batches: the next attempt starts over, and nothing is left behind', async () => {
  await manyOrders(3_000);
  const made = await request({ columns: ['id'] });
  let calls = 0;
  const batch: ListDefinition['batch'] = async (tx, selection, page) => {
    calls += 1;
    if (calls === 2) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    return ordersList.batch(tx, selection, page);
  };
  await expect(run(made, { ...ordersList, batch })).rejects.toThrow();
  expect((await read(made)).status).toBe('running');
  expect((await file(made)).status).toBe(409);
  await run(made);
  const ids = (await file(made)).text
    .split('\r\n')
    .slice(1)
    .filter((line) => line !== '');
  expect(new Set(ids).size).toBe((await read(made)).rows_total);
  expect(await readdir(dirname(spoolPath(made.id)))).not.toContain(`${made.id}.csv`);
  // A job that runs once more finds nothing to do.
  await run(made, { ...ordersList, count: () => Promise.reject(new Error('not again')) });
  await world.sql("delete from orders where id like 'ord_many_%'");
});

test('the last attempt that fails tells the person', async () => {
  const made = await request({ query: { search: 'Ada' } });
  const broken = { ...ordersList, count: () => Promise.reject(new Error('broken')) };
  await expect(runExport({ ...ALL_LISTS, orders: broken }, jobOf(made), { last: true })).rejects.toThrow(
    'broken',
  );
  expect(await read(made)).toMatchObject({ status: 'failed', problem: 'fault' });
  expect(await world.sql('select query from list_exports')).toEqual([{ query: {} }]);
});

test('after seven days the file and the filters are gone, and thirty days later the row', async () => {
  const made = await request({ query: { search: 'Ada' } });
  await run(made);
  const ready = await read(made);
  const reset = setClock(() => new Date(Date.parse(ready.finished_at ?? '') + 7 * 86_400_000));
  expect((await file(made)).status).toBe(410);
  await expireExport(jobOf(made));
  reset();
  expect(await read(made)).toMatchObject({ status: 'expired' });
  expect((await file(made)).status).toBe(410);
  expect(await world.sql('select query, storage_key from list_exports')).toEqual([
    { query: {}, storage_key: null },
  ]);
  const log = await world.sql('select action from audit_log where subject_id = $1 order by at, id', [
    made.id,
  ]);
  expect(log.map(({ action }) => action)).toEqual(
    ['requested', 'finished', 'expired'].map((did) => `export.${did}`),
  );
  await expireExport(jobOf(made));
  expect((await world.get(`${OWN}/${made.id}`, ADMIN)).status).toBe(404);
});

test('staff export the orders of all clients, with whose they are; a client’s own file lacks that', async () => {
  const path = '/api/lists/orders/exports';
  const made = asExport(await world.post(path, { columns: ['tenant_id', 'id'] }, STAFF));
  await runExport(ALL_LISTS, { id: made.id, tenantId: null, ownerId: 'usr_super' }, { last: false });
  const { text } = await world.get(`${path}/${made.id}/file`, STAFF);
  const tenants = new Set(
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]),
  );
  expect([...tenants].sort()).toEqual(expect.arrayContaining(['ten_fjord', 'ten_lumen']));
  expect((await world.get(path, ADMIN)).status).toBe(404);
  expect((await request()).columns).not.toContain('tenant_name');
  const log = await world.sql('select action from platform_audit where subject = $1', [made.id]);
  expect(log).toHaveLength(3);
});

test('the exports of two tenants do not wait for each other, and mails for neither', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let mailed: () => void = () => undefined;
  const mail = new Promise<void>((resolve) => {
    mailed = resolve;
  });
  const slow: ListDefinition = {
    ...ordersList,
    count: async (tx, selection) => {
      if (selection.tenantId === 'ten_fjord') await held;
      return ordersList.count(tx, selection);
    },
  };
  const lumens = '/api/ten_lumen/lists/orders/exports';
  const lumen = 'admin@lumen-robotics.example';
  await world.asOwner('delete from graphile_worker._private_jobs');
  const [first, second] = [await request(), await request()];
  const other = asExport(await world.post(lumens, {}, lumen));
  await world.asOwner(`select graphile_worker.add_job('send-account-mail', '{"mailId": "acm_x"}')`);
  let done: () => void = () => undefined;
  const theirs = new Promise<void>((resolve) => {
    done = resolve;
  });
  const tasks: Partial<TaskTable> = {
    'run-export': async (job, attempt) => {
      await runExport({ ...ALL_LISTS, orders: slow }, job, attempt);
      if (job.id === other.id) done();
    },
    'send-account-mail': async () => mailed(),
  };
  const idle = async () => undefined;
  const runner = await startJobRunner({
    connectionString: world.database.ownerUrl,
    tasks: tasks as TaskTable,
    scheduled: {
      'reconcile-payments': idle,
      'warm-previews': idle,
      'clear-unused': idle,
      'merge-figures': idle,
      'purge-events': idle,
      'purge-products': idle,
      'purge-people': idle,
      'clear-webhooks': idle,
      'lapse-bulk-orders': idle,
      'issue-statements': idle,
      'clear-personal-data': idle,
      'remind-of-cases': idle,
      'remind-of-issues': idle,
      'retry-routing': idle,
      'send-submissions': idle,
      'mark-late': idle,
      'tell-late': idle,
      'remind-of-cards': idle,
      'look-at-shop-products': idle,
      'look-at-shops': idle,
      'clear-shop-inbox': idle,
      'look-after-waiting': idle,
    },
    concurrency: 1,
  });
  await Promise.all([theirs, mail]);
  expect(asExport(await world.get(`${lumens}/${other.id}`, lumen)).status).toBe('ready');
  expect([(await read(first)).status, (await read(second)).status]).toEqual(['waiting', 'waiting']);
  release();
  await runner.stop();
});
