/** @jest-environment node */
import * as files from '@/lib/modules/checkout/api/voucher-file';
import * as vouchers from '@/lib/modules/checkout/api/vouchers';
import { voucherImports, type VoucherImport } from '@/lib/modules/checkout/contract/voucher-file';
import { parseCsv } from '@/lib/modules/lists/rules/parse-csv';
import { forgetFileImport } from '@/lib/modules/lists/service/imports/run-file-import';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { manyRows } from '@/scripts/test/many-rows';
import { runVoucherImport } from './run-voucher-import';

jest.setTimeout(240_000);

const PLACE = '/api/ten_fjord/events/fjord-fern/vouchers';
const ADMIN = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
const HEADER =
  'code,kind,value,public,starts_on,ends_on,max_uses,uses_per_person,minimum_spend,products,uses,state';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([...Object.values(files), ...Object.values(vouchers)]);
});
afterAll(() => world.close());
afterEach(async () => {
  await world.sql(
    `delete from vouchers v where v.event_id = 'evt_fjord_fern' and v.id not like 'vou_fjord_%'`,
  );
  await world.sql('update events set locked = false, lock_reason = null where locked');
});

const send = (text: string, person = ADMIN) =>
  world.ask(
    `${PLACE}/imports?name=codes.csv`,
    { method: 'POST', body: text, headers: { 'content-type': 'text/csv' } },
    person,
  );
const work = (id: string) => runVoucherImport({ tenantId: 'ten_fjord', importId: id }, { last: true });
async function read(id: string, person = ADMIN, query = ''): Promise<VoucherImport> {
  const answer = await world.get(`${PLACE}/imports/${id}${query}`, person);
  check(voucherImports.read, answer);
  return answer.json.data as unknown as VoucherImport;
}
/** Sends a file and lets the job check it. */
async function checked(...lines: string[]): Promise<VoucherImport> {
  const answer = await send([HEADER, ...lines].join('\n'));
  check(voucherImports.start, answer);
  const { id } = answer.json.data as unknown as VoucherImport;
  await work(id);
  return read(id);
}
async function applied({ id }: VoucherImport): Promise<VoucherImport> {
  check(voucherImports.apply, await world.post(`${PLACE}/imports/${id}/apply`, undefined, ADMIN));
  await work(id);
  return read(id);
}
const stored = (folded: string) =>
  world.sql<{ code: string; uses: number; max: number | null; paused: boolean }>(
    `select code, uses, max_uses as max, paused_at is not null as paused from vouchers
     where event_id = 'evt_fjord_fern' and folded = $1 and deleted_at is null`,
    [folded],
  );
const lay = (code: string, more: { uses?: number; max?: number | null } = {}) =>
  world.sql(
    `insert into vouchers (tenant_id, id, event_id, code, folded, kind, percent_bp, uses, max_uses, paused_at)
     values ('ten_fjord', 'vou_laid_' || lower($1), 'evt_fjord_fern', $1, $1, 'percent', 1000, $2, $3, now())`,
    [code, more.uses ?? 0, more.max ?? null],
  );

test('the file has every voucher in the person’s language, ids beside, and comes back unchanged', async () => {
  await lay('=SUM', { uses: 2 });
  const { text, headers } = await world.get(`${PLACE}/file?lang=de`, ADMIN);
  expect(headers.get('content-type')).toContain('text/csv');
  expect(text.startsWith('Code [code];Art [kind];Wert [value];')).toBe(true);
  expect(text).toContain("\r\n'=SUM;percent;10.00;no;;;;;;;2;Pausiert\r\n");
  const { records } = parseCsv(text, 1000);
  const codes = records.slice(1).map(({ cells }) => cells[0]);
  const [{ count = 0 } = {}] = await world.sql<{ count: number }>(
    `select count(*)::integer as count from vouchers where event_id = 'evt_fjord_fern' and deleted_at is null`,
  );
  expect(codes).toHaveLength(count);
  await world.sql(`delete from vouchers where id = 'vou_laid_=sum'`);
  const back = await send((await world.get(`${PLACE}/file?lang=de`, ADMIN)).text);
  const { id } = back.json.data as unknown as VoucherImport;
  await work(id);
  expect(await read(id)).toMatchObject({ status: 'checked', error_count: 0, created: 0, updated: 0 });
});

test('a dry run lists every wrong cell by row and column, and writes nothing', async () => {
  await lay('SPENT', { uses: 3 });
  const found = await checked(
    'FINE,percent,10,no,,,,,,,,',
    'spent,percent,10,no,,,2,,,,,',
    'X,half,0,maybe,1/2/31,,,,,tb-bag,,',
  );
  expect(found).toMatchObject({ status: 'checked', rows_total: 3, error_count: 6 });
  expect(found.errors.map(({ row, column, code }) => [row, column, code])).toEqual([
    [3, 'max_uses', 'below_used'],
    [4, 'kind', 'not_kind'],
    [4, 'value', 'too_small'],
    [4, 'public', 'not_yes_no'],
    [4, 'starts_on', 'not_date'],
    [4, 'products', 'unknown_product'],
  ]);
  expect((await read(found.id, ADMIN, '?errors_from=5')).errors).toHaveLength(1);
  expect(await stored('F1NE')).toEqual([]);
  const refused = await world.post(`${PLACE}/imports/${found.id}/apply`, undefined, ADMIN);
  expect([refused.status, refused.json.code]).toEqual([409, 'conflict']);
});

test('applied, codes that are there are changed in any spelling and keep uses and pause; others are new', async () => {
  await lay('SPR1NG', { uses: 3, max: 5 });
  const found = await checked(
    'Spr-ing,amount,"7,50",yes,2031-03-01,2031-03-31,9,2,20,ff-mug,0,Active',
    'Lo-100,percent,10,no,,,,,,,,',
  );
  expect(found).toMatchObject({ error_count: 0, created: 1, updated: 1 });
  expect(await stored('10100')).toEqual([]);
  expect(await applied(found)).toMatchObject({ status: 'done', created: 1, updated: 1 });
  expect(await stored('SPR1NG')).toEqual([{ code: 'Spr-ing', uses: 3, max: 9, paused: true }]);
  expect(await stored('10100')).toEqual([{ code: 'Lo-100', uses: 0, max: null, paused: false }]);
  const logged = await world.sql(
    `select data, changes -> 'discount_minor' as discount from audit_log
     where (action = 'voucher.imported' and data = '{"added": 1, "changed": 1}') or data ->> 'code' = 'Spr-ing'
     order by action`,
  );
  expect(logged).toMatchObject([
    { data: { added: 1, changed: 1 } },
    { data: { by: 'import' }, discount: { before: null, after: 750 } },
  ]);
  const list = await world.get(`${PLACE}?search=spring`, ADMIN);
  expect(list.json.data).toMatchObject({
    vouchers: [
      {
        kind: 'amount',
        value: '7.50',
        public: true,
        starts_on: '2031-03-01',
        ends_on: '2031-03-31',
        uses_per_person: 2,
        minimum_spend: '20.00',
        uses: 3,
        state: 'paused',
        products: [{ product_id: 'ff-mug' }],
      },
    ],
  });
});

test('a file is its sender’s, for who may write vouchers, and refused while the event is locked', async () => {
  expect((await send(HEADER, SERVICE)).json.code).toBe('forbidden');
  expect((await send(HEADER, LUMEN)).json.code).toBe('not_found');
  expect((await world.get(`${PLACE}/file`, SERVICE)).json.code).toBe('forbidden');
  const found = await checked('MINE,percent,10,no,,,,,,,,');
  expect((await world.get(`${PLACE}/imports/${found.id}`, MANAGER)).json.code).toBe('not_found');
  const latest = await world.get(`${PLACE}/imports`, ADMIN);
  check(voucherImports.latest, latest);
  expect(latest.json.data).toMatchObject({ import: { id: found.id } });
  await world.sql(`update events set locked = true, lock_reason = 'x' where id = 'evt_fjord_fern'`);
  expect((await send(HEADER)).json.code).toBe('event_locked');
  const apply = await world.post(`${PLACE}/imports/${found.id}/apply`, undefined, ADMIN);
  expect(apply.json.code).toBe('event_locked');
  await forgetFileImport({ tenantId: 'ten_fjord', importId: found.id });
  expect((await world.get(`${PLACE}/imports/${found.id}`, ADMIN)).json.code).toBe('not_found');
});

test('what has become wrong since the check is told instead of written, whole', async () => {
  await lay('BUSY', { uses: 1 });
  const found = await checked('busy,percent,20,no,,,2,,,,,', 'ALS0NEW,percent,10,no,,,,,,,,');
  expect(found).toMatchObject({ error_count: 0, created: 1, updated: 1 });
  await world.sql(`update vouchers set uses = 3 where id = 'vou_laid_busy'`);
  expect(await applied(found)).toMatchObject({ status: 'checked', error_count: 1 });
  expect(await stored('A1S0NEW')).toEqual([]);
});

const MANY = manyRows(6_000, 50_000);

test('a long file is written as a whole, with an audit row each', async () => {
  const lines = Array.from({ length: MANY }, (_, at) => `BULK${at}X,percent,10,no,,,1,,,,,`);
  const done = await applied(await checked(...lines));
  expect(done).toMatchObject({ status: 'done', rows_done: MANY, created: MANY, updated: 0 });
  const [{ count = 0 } = {}] = await world.sql<{ count: number }>(
    `select count(*)::integer as count from audit_log
     where action = 'voucher.created' and data ->> 'by' = 'import' and data ->> 'code' like 'BULK%'`,
  );
  expect(count).toBe(MANY);
  const again = await checked(...lines);
  expect(again).toMatchObject({ error_count: 0, created: 0, updated: 0 });
});
