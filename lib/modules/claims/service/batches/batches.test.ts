/** @jest-environment node */
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import { createBatch, extendBatch, listBatches, readBatch } from '@/lib/modules/claims/contract/code-batches';
import type { CodeStory } from '@/lib/modules/claims/contract/promo-code-acts';
import { readPromoCode, reissueCode } from '@/lib/modules/claims/contract/promo-code-acts';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import * as batchCalls from '@/lib/modules/claims/api/batches';
import { checkCodeHandler, claimHandler } from '@/lib/modules/claims/api/claim';
import * as codeCalls from '@/lib/modules/claims/api/promo-code-acts';
import { listPromoCodesHandler } from '@/lib/modules/claims/api/promo-codes';
import { parseCsv } from '@/lib/modules/lists/rules/parse-csv';
import { setRandomSource } from '@/lib/kernel/random';
import { recipient } from '@/scripts/test/claim-world';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { makeCodes } from './make-codes';

jest.setTimeout(120_000);

const ADMIN = 'admin@lumen-robotics.example';
const EVENT = '/api/ten_lumen/events/lumen-summit';
const BATCHES = `${EVENT}/code-batches`;
const CODES = `${EVENT}/promo-codes`;
const FIRST = { last: false };
const BASE = {
  name: 'Guests',
  starts_on: null,
  ends_on: null,
  products: null,
  fallback: null,
  countries: null,
};
const SINGLE = { ...BASE, kind: 'single', code: null, max_uses: null, prefix: 'KEY', size: 3 };
const SHARED = { ...BASE, kind: 'shared', code: 'Open House', max_uses: 5, prefix: null, size: null };

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    ...Object.values(batchCalls),
    ...Object.values(codeCalls),
    ...[claimHandler, checkCodeHandler, listPromoCodesHandler],
  ]);
});
afterAll(() => world.close());

const make = (body: object, person = ADMIN) => world.post(BATCHES, body, person);
const dataOf = <Data>({ status, json }: { status: number; json: { data: unknown } }): Data => {
  expect(status).toBe(200);
  return json.data as Data;
};
const read = async (id: string): Promise<CodeBatch> => dataOf(await world.get(`${BATCHES}/${id}`, ADMIN));
const codesOf = async (batch: string): Promise<PromoCode[]> =>
  dataOf<{ codes: PromoCode[] }>(await world.get(`${CODES}?batch=${batch}&limit=100`, ADMIN)).codes;
let visitors = 0;
/** Each call is another visitor's, so that wrong codes are not counted together. */
const visit = (path: string, body: object) => {
  visitors += 1;
  const headers = { 'content-type': 'application/json', 'x-merchloom-peer': `10.7.0.${visitors}` };
  return world.ask(`/api/ten_lumen/lumen-summit/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
};
const claim = (changes: object) => visit('claim', { ...recipient(), ...changes });
const act = (path: string, verb: string, body: object = {}, person = ADMIN) =>
  world.post(`${path}/${verb}`, body, person);

/** A batch whose codes are there. */
async function madeBatch(body: object): Promise<{ batch: CodeBatch; codes: PromoCode[] }> {
  const batch = dataOf<CodeBatch>(await make(body));
  await makeCodes({ tenantId: 'ten_lumen', batchId: batch.id }, FIRST);
  return { batch: await read(batch.id), codes: await codesOf(batch.id) };
}

describe('batches of codes (D40)', () => {
  test('what there was before is batches, and behaves as it did', async () => {
    const answer = await world.get(BATCHES, ADMIN);
    check(listBatches, answer);
    const { batches } = dataOf<{ batches: CodeBatch[] }>(answer);
    const told = batches.map(({ name, kind, size, max_uses, state }) => [name, kind, size, max_uses, state]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['SUMMIT', 'shared', 1, 100, 'active'],
        ['LS-0001 – LS-0200', 'single', 200, 200, 'active'],
        ['SUMMIT-OLD', 'shared', 1, 100, 'ended'],
      ]),
    );
    expect((await claim({ promo_code: 'LS-0001' })).status).toBe(200);
    expect((await claim({ promo_code: 'SUMMIT-OLD' })).status).toBe(422);
  });

  test('single codes are made by a job, and each is good for one gift', async () => {
    const answer = await make(SINGLE);
    check(createBatch, answer);
    const asked = dataOf<CodeBatch>(answer);
    expect(asked).toMatchObject({ state: 'making', made: 0, size: 3, prefix: 'KEY' });
    await makeCodes({ tenantId: 'ten_lumen', batchId: asked.id }, FIRST);
    await makeCodes({ tenantId: 'ten_lumen', batchId: asked.id }, FIRST);
    const detail = await world.get(`${BATCHES}/${asked.id}`, ADMIN);
    check(readBatch, detail);
    expect(dataOf(detail)).toMatchObject({ state: 'active', made: 3, uses: 0, max_uses: 3 });
    const codes = await codesOf(asked.id);
    expect(codes.map(({ code }) => /^KEY-[34679CDFGHJKMNPQRTVWXY]{8}$/.test(code))).toEqual([
      true,
      true,
      true,
    ]);
    const printed = codes[0]?.printed ?? '';
    expect((await claim({ promo_code: printed.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
    expect((await claim({ promo_code: printed })).json.codes).toEqual({ promo_code: ['invalid_promo_code'] });
  });

  test('50,000 codes are made in seconds, each another one', async () => {
    const asked = dataOf<CodeBatch>(await make({ ...SINGLE, prefix: 'MANY', size: 50_000 }));
    const start = performance.now();
    await makeCodes({ tenantId: 'ten_lumen', batchId: asked.id }, FIRST);
    const seconds = (performance.now() - start) / 1000;
    expect(await read(asked.id)).toMatchObject({ made: 50_000, state: 'active' });
    const [count] = await world.sql(
      'select count(distinct folded)::int as codes from promo_codes where batch_id = $1',
      [asked.id],
    );
    expect(count).toEqual({ codes: 50_000 });
    // 5 s is the aim with the machine to itself; here other suites run beside it.
    expect(seconds).toBeLessThan(30);
  });

  test('what clashes is made again', async () => {
    // The first draws repeat what is there already: bytes of a counter that starts over once.
    let drawn = 0;
    const back = setRandomSource((length) => {
      const bytes = new Uint8Array(length);
      for (let at = 0; at < length; at += 1) bytes[at] = (drawn * 7 + at * (1 + (drawn >> 5))) % 256;
      drawn += 1;
      return bytes;
    });
    try {
      const first = await madeBatch({ ...SINGLE, prefix: 'AGAIN', size: 20 });
      expect(first.batch.made).toBe(20);
    } finally {
      back();
    }
    drawn = 0;
    const { batch, codes } = await madeBatch({ ...SINGLE, prefix: 'AGAIN', size: 50 });
    expect([batch.made, new Set(codes.map(({ code }) => code)).size]).toEqual([50, 50]);
  });

  test.each([
    [{ ...SINGLE, prefix: 'O0Il' }, { prefix: ['prefix_look_alikes'] }],
    [{ ...SINGLE, prefix: 'A_B' }, { prefix: ['invalid_characters'] }],
    [{ ...SINGLE, size: null }, { size: ['required'] }],
    [
      { ...SHARED, code: null, max_uses: null },
      { code: ['required'], max_uses: ['required'] },
    ],
    [{ ...SHARED, code: 'l5–ooo1'.replace('5', 's') }, { code: ['promo_code_taken'] }],
    [{ ...SHARED, ends_on: '2020-01-01' }, { ends_on: ['day_past'] }],
    [{ ...SHARED, starts_on: '2030-02-01', ends_on: '2030-01-01' }, { ends_on: ['ends_before_start'] }],
    [{ ...SHARED, products: ['lu-nothing'] }, { products: ['unknown_product'] }],
    [{ ...SHARED, fallback: 'lu-summit-hoodie' }, { products: ['required'] }],
    [{ ...SHARED, countries: ['US'] }, { countries: ['unknown_country'] }],
    [{ ...SHARED, countries: [] }, { countries: ['required'] }],
  ])('%j is refused by field, and nothing is made', async (body, codes) => {
    const [before] = await world.sql('select count(*)::int as n from code_batches');
    const answer = await make(body);
    expect([answer.status, answer.json.codes]).toEqual([422, codes]);
    expect(await world.sql('select count(*)::int as n from code_batches')).toEqual([before]);
  });

  test('customer service reads and changes nothing; another client finds nothing', async () => {
    const { batch } = await madeBatch({ ...SINGLE, prefix: 'ROLES' });
    const care = 'care@merchloom.example';
    expect((await world.get(`${BATCHES}/${batch.id}`, care)).status).toBe(200);
    expect((await make(SINGLE, care)).status).toBe(403);
    expect((await act(`${BATCHES}/${batch.id}`, 'pause', {}, care)).status).toBe(403);
    const stranger = 'admin@fjord-fern.example';
    expect((await world.get(`${BATCHES}/${batch.id}`, stranger)).status).toBe(404);
    for (const slug of ['lumen-sample', 'lumen-crew', 'lumen-offsite']) {
      expect((await world.get(`/api/ten_lumen/events/${slug}/code-batches`, ADMIN)).status).toBe(404);
    }
  });
});

describe('the codes of a batch as a file (D48-3)', () => {
  test('each as it is printed, in the language asked for, behind a BOM; customer service gets none', async () => {
    const { batch, codes } = await madeBatch({ ...SINGLE, prefix: 'FILE', size: 3 });
    const path = `${BATCHES}/${batch.id}/file`;
    const answer = await world.get(`${path}?lang=de`, ADMIN);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const { records } = parseCsv(answer.text, 10);
    const [header, ...rows] = records.map(({ cells }) => cells);
    expect(header?.[0]).toMatch(/Code \[code\]$/);
    expect(rows).toEqual(codes.map(({ id, printed, link }) => [printed, link, 'Gültig', '0', '1', id]));
    expect((await world.get(path, 'care@merchloom.example')).status).toBe(403);
    const [logged] = await world.sql(
      "select data -> 'rows' as rows from audit_log where action = 'code_batch.exported' and data ->> 'batch' = $1",
      [batch.id],
    );
    expect(logged).toEqual({ rows: 3 });
  });
});

describe('the life of a batch and of a code (D40-5, D40-6)', () => {
  test('paused, revoked, not yet begun and over: to the byte as an unknown code; the client reads why', async () => {
    const unknown = await claim({ promo_code: 'NO-SUCH-CODE' });
    const { batch, codes } = await madeBatch({ ...SINGLE, prefix: 'LIFE', size: 4 });
    const path = `${BATCHES}/${batch.id}`;
    const [first, second, third] = codes;
    const refused = async (code: PromoCode | undefined, reason: string) => {
      const answer = await claim({ promo_code: code?.printed });
      expect([answer.status, answer.text]).toEqual([422, unknown.text]);
      const [row] = await world.sql(
        "select data ->> 'reason' as reason from audit_log where action = 'claim.refused' and data ->> 'code' = $1 order by at desc, id desc limit 1",
        [code?.id],
      );
      expect(row).toEqual({ reason });
    };
    expect(dataOf(await act(path, 'pause'))).toMatchObject({ state: 'paused' });
    expect(dataOf(await act(path, 'pause'))).toMatchObject({ state: 'paused' });
    await refused(first, 'code_paused');
    expect(dataOf(await act(path, 'resume'))).toMatchObject({ state: 'active' });
    expect(dataOf(await act(`${CODES}/${second?.id}`, 'pause'))).toMatchObject({ state: 'paused' });
    await refused(second, 'code_paused');
    expect((await claim({ promo_code: first?.code })).status).toBe(200);
    await world.sql("update code_batches set starts_at = now() + interval '1 day' where id = $1", [batch.id]);
    await refused(third, 'code_not_started');
    expect(await read(batch.id)).toMatchObject({ state: 'scheduled' });
    await world.sql(
      "update code_batches set starts_at = null, ends_at = now() - interval '1 day' where id = $1",
      [batch.id],
    );
    await refused(third, 'code_expired');
    const extended = await act(path, 'extend', { ends_on: '2099-12-31' });
    check(extendBatch, extended);
    expect(dataOf(extended)).toMatchObject({ state: 'active', ends_on: '2099-12-31' });
    expect((await act(path, 'extend', { ends_on: '2020-01-01' })).json.codes).toEqual({
      ends_on: ['day_past'],
    });
    expect(dataOf(await act(path, 'revoke'))).toMatchObject({ state: 'revoked' });
    await refused(third, 'code_revoked');
    expect((await act(path, 'resume')).status).toBe(409);
    const logged = await world.sql<{ action: string }>(
      "select action from audit_log where data ->> 'batch' = $1 and action like 'code_batch.%' order by at, id",
      [batch.id],
    );
    expect(logged.map(({ action }) => action.split('.')[1])).toEqual([
      ...['created', 'paused', 'resumed', 'extended', 'revoked'],
    ]);
  });

  test('a re-issued code dies, its successor is good, and asking twice makes one', async () => {
    const { batch, codes } = await madeBatch({ ...SINGLE, prefix: 'NEW', size: 2 });
    const [old, other] = codes;
    const path = `${CODES}/${old?.id}`;
    const made = await act(path, 'reissue');
    check(reissueCode, made);
    const next = dataOf<PromoCode>(made);
    expect(dataOf<PromoCode>(await act(path, 'reissue')).id).toBe(next.id);
    expect(next).toMatchObject({ state: 'open', left: 1, batch_id: batch.id });
    expect((await claim({ promo_code: old?.printed })).status).toBe(422);
    expect((await claim({ promo_code: next.printed })).status).toBe(200);
    expect((await act(`${CODES}/${next.id}`, 'reissue')).status).toBe(409);
    expect(await read(batch.id)).toMatchObject({ uses: 1, max_uses: 2 });
    expect((await act(`${CODES}/${other?.id}`, 'revoke')).status).toBe(200);
    expect((await act(`${CODES}/${other?.id}`, 'resume')).status).toBe(409);
    const told = await world.get(path, ADMIN);
    check(readPromoCode, told);
    const { story } = dataOf<CodeStory>(told);
    expect(story.map(({ kind, reason, other: its }) => [kind, reason, its?.code ?? null])).toEqual([
      ['tried', 'code_revoked', null],
      ['reissued', null, next.code],
      ['made', null, null],
    ]);
  });

  test('its story names the first look through its link and its order, to who may read them', async () => {
    const { codes } = await madeBatch({ ...SINGLE, prefix: 'TOLD', size: 1 });
    const [code] = codes;
    const look = (more: object) => visit('claim/check-code', { promo_code: code?.printed, ...more });
    expect((await look({})).status).toBe(200);
    const before = dataOf<CodeStory>(await world.get(`${CODES}/${code?.id}`, ADMIN)).story;
    expect(before.map(({ kind }) => kind)).toEqual(['made']);
    await look({ from_link: true });
    await look({ from_link: true });
    const claimed = await claim({ promo_code: code?.code });
    const { story } = dataOf<CodeStory>(await world.get(`${CODES}/${code?.id}`, ADMIN));
    expect(story.map(({ kind }) => kind)).toEqual(['claimed', 'link_opened', 'made']);
    expect(story[0]?.order).toMatchObject({ order_ref: claimed.json.data['order_ref'], is_cancelled: false });
    expect(JSON.stringify(story)).not.toMatch(/ada|guest\.example|Keizersgracht/i);
  });

  test('a code is for the gifts and countries of its batch; once they are gone, for the fallback gift', async () => {
    await world.sql(
      `insert into event_products (tenant_id, id, event_id, product_id, store_selling_price_minor, position)
       select tenant_id, 'evp_more', 'evt_lumen_summit', product_id, 0, 9 from event_products
       where event_id = 'evt_lumen_sample' limit 1`,
    );
    const [more] = await world.sql<{ id: string; variant: string }>(
      `select ep.product_id as id, v.id as variant from event_products ep
       join variants v on v.tenant_id = ep.tenant_id and v.product_id = ep.product_id where ep.id = 'evp_more' limit 1`,
    );
    const other = { products: [{ product_id: more?.id, variant_id: more?.variant, quantity: 1 }] };
    const terms = { products: ['lu-summit-hoodie'], fallback: more?.id, countries: ['BE'] };
    const { codes } = await madeBatch({ ...SINGLE, prefix: 'TERM', size: 3, ...terms });
    const promo_code = codes[0]?.printed;
    expect((await claim({ promo_code })).json.codes).toEqual({ address_country: ['country_not_of_code'] });
    expect((await claim({ promo_code, ...other })).json.codes).toEqual({
      address_country: ['country_not_of_code'],
      'products.0.product_id': ['gift_not_of_code'],
    });
    const belgium = { address_country: 'Belgium', address_postcode: '1000', address_city: 'Brussels' };
    const look = async () => dataOf(await visit('claim/check-code', { promo_code }));
    expect(await look()).toMatchObject({ products: ['lu-summit-hoodie'], countries: ['BE'] });
    expect((await claim({ promo_code, ...belgium })).status).toBe(200);
    await world.sql("update variants set stock = 0 where product_id = 'lu-summit-hoodie'");
    const late = codes[1]?.printed;
    const answer = await claim({ promo_code: late, ...belgium, ...other });
    expect([answer.status, answer.json.codes]).toEqual([200, undefined]);
  });
});
