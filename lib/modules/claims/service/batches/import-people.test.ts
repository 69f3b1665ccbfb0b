/** @jest-environment node */
import { peopleImports, type PeopleImport } from '@/lib/modules/claims/contract/people-file';
import { parseCsv } from '@/lib/modules/lists/rules/parse-csv';
import { ADMIN, BATCHES, dataOf, FILLED, SHARED, startBatchWorld } from '@/scripts/test/batch-world';
import { check } from '@/scripts/test/demo-world';
import { manyRows } from '@/scripts/test/many-rows';
import { runPeopleImport } from './import-people';
import { reissueCodes } from './reissue-codes';

jest.setTimeout(240_000);

let world: Awaited<ReturnType<typeof startBatchWorld>>;
beforeAll(async () => {
  world = await startBatchWorld();
});
afterAll(() => world.close());

const made = async (body: object = FILLED) => dataOf<{ id: string }>(await world.make(body)).id;
const send = (batch: string, text: string, person = ADMIN) =>
  world.ask(
    `${BATCHES}/${batch}/imports?name=guests.csv`,
    { method: 'POST', body: text, headers: { 'content-type': 'text/csv' } },
    person,
  );
const work = (importId: string) => runPeopleImport({ tenantId: 'ten_lumen', importId }, { last: true });
async function read(batch: string, id: string): Promise<PeopleImport> {
  const answer = await world.get(`${BATCHES}/${batch}/imports/${id}`, ADMIN);
  check(peopleImports.read, answer);
  return answer.json.data as unknown as PeopleImport;
}
/** Sends a file and lets the job check it. */
async function checked(batch: string, ...lines: string[]): Promise<PeopleImport> {
  const answer = await send(batch, lines.join('\n'));
  check(peopleImports.start, answer);
  const { id } = answer.json.data as unknown as PeopleImport;
  await work(id);
  return read(batch, id);
}
async function applied(batch: string, { id }: PeopleImport): Promise<PeopleImport> {
  check(peopleImports.apply, await world.post(`${BATCHES}/${batch}/imports/${id}/apply`, undefined, ADMIN));
  await work(id);
  return read(batch, id);
}
const fill = async (batch: string, ...lines: string[]) => applied(batch, await checked(batch, ...lines));
const errorsOf = ({ errors }: PeopleImport) => errors.map(({ row, column, code }) => [row, column, code]);

test('a batch is made for a file: nothing is written before it is applied, then codes and persons are there (D40-1, D40-4)', async () => {
  const batch = await made();
  expect(await world.read(batch)).toMatchObject({ size: 0, made: 0, state: 'active', source: 'imported' });
  const file = await checked(
    batch,
    'name,email,code,text',
    'Ada Fern,ada@guest.example,,"Thank you\nfor the keynote"',
    ',,Own-42,',
  );
  expect(file).toMatchObject({ status: 'checked', created: 2, updated: 0, error_count: 0 });
  expect(await world.codesOf(batch)).toEqual([]);
  expect(await applied(batch, file)).toMatchObject({ status: 'done', created: 2 });
  expect(await world.read(batch)).toMatchObject({ size: 2, made: 2, people: 2, uses: 0, max_uses: 2 });
  const codes = await world.codesOf(batch);
  const ada = codes.find(({ person }) => person?.name === 'Ada Fern');
  expect(ada).toMatchObject({
    state: 'open',
    person: { email: 'ada@guest.example', text: 'Thank you\nfor the keynote' },
  });
  expect(ada?.code).toMatch(/^\w{8}$/);
  expect(codes.map(({ code }) => code)).toContain('OWN-42');
  const [logged] = await world.sql(
    "select data from audit_log where action = 'code_batch.imported' and data ->> 'batch' = $1",
    [batch],
  );
  expect(logged).toMatchObject({ data: { created: 2, updated: 0 } });
});

test('who has unsubscribed from gift mails is named by row before anything is written, and still gets a code (D40-16)', async () => {
  const batch = await made();
  await world.sql(
    `insert into gift_mail_addresses (tenant_id, id, email_key, refused_at)
     values ('ten_lumen', 'gma_gone', 'gone@guest.example', now()), ('ten_lumen', 'gma_stays', 'stays@guest.example', null)`,
  );
  const lines = ['name,email', 'Ada,stays@guest.example', 'Ben,Gone@Guest.example', 'Cem,new@guest.example'];
  const file = await checked(batch, ...lines);
  expect(file).toMatchObject({
    created: 3,
    error_count: 0,
    note_count: 1,
    notes: [{ row: 3, column: 'email', code: 'unsubscribed' }],
  });
  expect(await applied(batch, file)).toMatchObject({ status: 'done', created: 3 });
});

test('a downloaded batch comes back unchanged, and what is changed in it becomes so (D48-3)', async () => {
  const batch = await made();
  await fill(batch, 'name,email,text', 'Ben Oak,ben@guest.example,=1+1', 'Cem Ash,cem@guest.example,');
  const file = await world.get(`${BATCHES}/${batch}/file?lang=de`, ADMIN);
  const again = await checked(batch, file.text);
  expect(errorsOf(again)).toEqual([]);
  expect(again).toMatchObject({ error_count: 0, created: 0, updated: 0, rows_total: 2 });
  const changed = file.text
    .replace('ben@guest.example', 'swap@guest.example')
    .replace('cem@guest.example', 'ben@guest.example')
    .replace('swap@guest.example', 'cem@guest.example');
  expect(await fill(batch, changed)).toMatchObject({ status: 'done', created: 0, updated: 2 });
  const codes = await world.codesOf(batch);
  expect(codes.map(({ person }) => [person?.name, person?.email, person?.text]).sort()).toEqual([
    ['Ben Oak', 'cem@guest.example', '=1+1'],
    ['Cem Ash', 'ben@guest.example', ''],
  ]);
  const { records } = parseCsv((await world.get(`${BATCHES}/${batch}/file`, ADMIN)).text, 10);
  expect(records[0]?.cells.slice(0, 4)).toEqual([
    'Code [code]',
    'Name [name]',
    'Email [email]',
    'Your message [text]',
  ]);
});

test('a batch that was re-issued goes out with the codes that are there, and comes back (D48-3)', async () => {
  const batch = await made();
  await fill(batch, 'name,email', 'Ann Yew,ann@guest.example', 'Bob Fir,bob@guest.example');
  for (let times = 0; times < 2; times += 1) {
    await world.act(`${BATCHES}/${batch}`, 'reissue');
    await reissueCodes({ tenantId: 'ten_lumen', batchId: batch, before: new Date().toISOString() });
  }
  const open = (await world.codesOf(batch)).filter(({ state }) => state === 'open');
  const { text } = await world.get(`${BATCHES}/${batch}/file`, ADMIN);
  const [, ...rows] = parseCsv(text, 10).records.map(({ cells }) => cells);
  expect(rows.map(([code]) => code).sort()).toEqual(open.map(({ printed }) => printed).sort());
  expect(await checked(batch, text)).toMatchObject({ error_count: 0, created: 0, updated: 0 });
  const changed = text.replace('Ann Yew', 'Ann Oak');
  expect(await fill(batch, changed)).toMatchObject({ status: 'done', created: 0, updated: 1 });
});

test('somebody of the batch keeps their code, and a column that is left out keeps what it said', async () => {
  const batch = await made();
  await fill(batch, 'name,email,text', 'Dia Elm,dia@guest.example,Hello');
  const [before] = await world.codesOf(batch);
  expect(await fill(batch, 'email,name', 'DIA@guest.example,Dia Elm-Roe')).toMatchObject({
    updated: 1,
    created: 0,
  });
  const [after] = await world.codesOf(batch);
  expect(after).toMatchObject({ id: before?.id, person: { name: 'Dia Elm-Roe', text: 'Hello' } });
});

test('one wrong row keeps the whole file out: codes of other batches, look-alikes, dead codes, known persons', async () => {
  const other = await made();
  await fill(other, 'code', 'TAKEN-7');
  const batch = await made();
  await fill(batch, 'code,email', 'MINE-3,eve@guest.example', 'MINE-4,');
  const mine = await world.codesOf(batch);
  const dead = mine.find(({ code }) => code === 'MINE-4')?.id ?? '';
  await world.post(`/api/ten_lumen/events/lumen-summit/promo-codes/${dead}/revoke`, {}, ADMIN);
  const file = await checked(
    batch,
    'code,email',
    'taken 7,',
    '0O1IL,',
    'NEW-9,eve@guest.example',
    'MINE-4,fay@guest.example',
    ',gus@guest.example',
  );
  expect(errorsOf(file)).toEqual([
    [2, 'code', 'code_taken'],
    [3, 'code', 'look_alikes'],
    [4, 'email', 'person_known'],
    [5, 'code', 'code_dead'],
  ]);
  expect((await world.post(`${BATCHES}/${batch}/imports/${file.id}/apply`, undefined, ADMIN)).status).toBe(
    409,
  );
  expect(await world.read(batch)).toMatchObject({ size: 2 });
});

test('a shared code and a revoked batch take no file; another batch’s import is not found', async () => {
  const shared = await made({ ...SHARED, code: 'Every One' });
  expect((await send(shared, 'email\na@b.example')).status).toBe(409);
  const batch = await made();
  const { id } = await checked(batch, 'email', 'hal@guest.example');
  expect((await world.get(`${BATCHES}/${shared}/imports/${id}`, ADMIN)).status).toBe(404);
  await world.post(`${BATCHES}/${batch}/revoke`, {}, ADMIN);
  expect((await send(batch, 'email\na@b.example')).status).toBe(409);
});

test('a batch holds 50,000 codes: one more is said for the file as a whole', async () => {
  const batch = await made();
  await world.sql('update code_batches set size = 49999, made = 49999 where id = $1', [batch]);
  const file = await checked(batch, 'email', 'ina@guest.example', 'jon@guest.example');
  expect(errorsOf(file)).toEqual([[null, null, 'too_many_codes']]);
  await world.sql('update code_batches set size = 0, made = 0 where id = $1', [batch]);
});

test('thousands of persons are written as a whole', async () => {
  const batch = await made({ ...FILLED, prefix: 'BIG' });
  const lines = Array.from(
    { length: manyRows(2_000, 20_000) },
    (_, at) => `Guest ${at},guest${at}@many.example,`,
  );
  expect(await fill(batch, 'name,email,text', ...lines)).toMatchObject({
    status: 'done',
    created: lines.length,
  });
  expect(await world.read(batch)).toMatchObject({ size: lines.length, people: lines.length });
});
