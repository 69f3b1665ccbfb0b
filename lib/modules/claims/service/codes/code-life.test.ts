/** @jest-environment node */
import { extendBatch } from '@/lib/modules/claims/contract/code-batches';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import {
  extendCode,
  readPromoCode,
  reissueCode,
  type CodeStory,
} from '@/lib/modules/claims/contract/promo-code-acts';
import {
  ADMIN,
  BATCHES,
  CODES,
  dataOf,
  SINGLE,
  startBatchWorld,
  type BatchWorld,
} from '@/scripts/test/batch-world';
import { recipient } from '@/scripts/test/claim-world';
import { check } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

let world: BatchWorld;
beforeAll(async () => {
  world = await startBatchWorld();
});
afterAll(() => world.close());

describe('the life of a batch and of a code (D40-5, D40-6)', () => {
  test('paused, revoked, not yet begun and over: to the byte as an unknown code; the client reads why', async () => {
    const unknown = await world.claim({ promo_code: 'NO-SUCH-CODE' });
    const { batch, codes } = await world.madeBatch({ ...SINGLE, prefix: 'LIFE', size: 4 });
    const path = `${BATCHES}/${batch.id}`;
    const [first, second, third] = codes;
    const refused = async (code: PromoCode | undefined, reason: string) => {
      const answer = await world.claim({ promo_code: code?.printed });
      expect([answer.status, answer.text]).toEqual([422, unknown.text]);
      const [row] = await world.sql(
        "select data ->> 'reason' as reason from audit_log where action = 'claim.refused' and data ->> 'code' = $1 order by at desc, id desc limit 1",
        [code?.id],
      );
      expect(row).toEqual({ reason });
    };
    expect(dataOf(await world.act(path, 'pause'))).toMatchObject({ state: 'paused' });
    expect(dataOf(await world.act(path, 'pause'))).toMatchObject({ state: 'paused' });
    await refused(first, 'code_paused');
    expect(dataOf(await world.act(path, 'resume'))).toMatchObject({ state: 'active' });
    expect(dataOf(await world.act(`${CODES}/${second?.id}`, 'pause'))).toMatchObject({ state: 'paused' });
    await refused(second, 'code_paused');
    expect((await world.claim({ promo_code: first?.code })).status).toBe(200);
    await world.sql("update code_batches set starts_at = now() + interval '1 day' where id = $1", [batch.id]);
    await refused(third, 'code_not_started');
    expect(await world.read(batch.id)).toMatchObject({ state: 'scheduled' });
    await world.sql(
      "update code_batches set starts_at = null, ends_at = now() - interval '1 day' where id = $1",
      [batch.id],
    );
    await refused(third, 'code_expired');
    const extended = await world.act(path, 'extend', { ends_on: '2099-12-31' });
    check(extendBatch, extended);
    expect(dataOf(extended)).toMatchObject({ state: 'active', ends_on: '2099-12-31' });
    expect((await world.act(path, 'extend', { ends_on: '2020-01-01' })).json.codes).toEqual({
      ends_on: ['day_past'],
    });
    expect(dataOf(await world.act(path, 'revoke'))).toMatchObject({ state: 'revoked' });
    await refused(third, 'code_revoked');
    expect((await world.act(path, 'resume')).status).toBe(409);
    const logged = await world.sql<{ action: string }>(
      "select action from audit_log where data ->> 'batch' = $1 and action like 'code_batch.%' order by at, id",
      [batch.id],
    );
    expect(logged.map(({ action }) => action.split('.')[1])).toEqual([
      ...['created', 'paused', 'resumed', 'extended', 'revoked'],
    ]);
  });

  test('a re-issued code dies, its successor is good, and asking twice makes one', async () => {
    const { batch, codes } = await world.madeBatch({ ...SINGLE, prefix: 'NEW', size: 2 });
    const [old, other] = codes;
    const path = `${CODES}/${old?.id}`;
    const made = await world.act(path, 'reissue');
    check(reissueCode, made);
    const next = dataOf<PromoCode>(made);
    expect(dataOf<PromoCode>(await world.act(path, 'reissue')).id).toBe(next.id);
    expect(next).toMatchObject({ state: 'open', left: 1, batch_id: batch.id });
    expect((await world.claim({ promo_code: old?.printed })).status).toBe(422);
    expect((await world.claim({ promo_code: next.printed })).status).toBe(200);
    expect((await world.act(`${CODES}/${next.id}`, 'reissue')).status).toBe(409);
    expect(await world.read(batch.id)).toMatchObject({ uses: 1, max_uses: 2 });
    expect((await world.act(`${CODES}/${other?.id}`, 'revoke')).status).toBe(200);
    expect((await world.act(`${CODES}/${other?.id}`, 'resume')).status).toBe(409);
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
    const { codes } = await world.madeBatch({ ...SINGLE, prefix: 'TOLD', size: 1 });
    const [code] = codes;
    const look = (more: object) => world.visit('claim/check-code', { promo_code: code?.printed, ...more });
    expect((await look({})).status).toBe(200);
    const before = dataOf<CodeStory>(await world.get(`${CODES}/${code?.id}`, ADMIN)).story;
    expect(before.map(({ kind }) => kind)).toEqual(['made']);
    await look({ from_link: true });
    await look({ from_link: true });
    const claimed = await world.claim({ promo_code: code?.code });
    const { story } = dataOf<CodeStory>(await world.get(`${CODES}/${code?.id}`, ADMIN));
    expect(story.map(({ kind }) => kind)).toEqual(['claimed', 'link_opened', 'made']);
    expect(story[0]?.order).toMatchObject({ order_ref: claimed.json.data['order_ref'], is_cancelled: false });
    expect(JSON.stringify(story)).not.toMatch(/ada|guest\.example|Keizersgracht/i);
  });

  test('a code alone can have another last day than its batch, and that of its batch again (D40-5)', async () => {
    const { batch, codes } = await world.madeBatch({ ...SINGLE, prefix: 'LONG', size: 2 });
    const [longer, other] = codes;
    const path = `${CODES}/${longer?.id}`;
    await world.sql("update code_batches set ends_at = now() - interval '1 day' where id = $1", [batch.id]);
    expect((await world.claim({ promo_code: longer?.printed })).status).toBe(422);
    const extended = await world.act(path, 'extend', { ends_on: '2099-12-31' });
    check(extendCode, extended);
    expect(dataOf(extended)).toMatchObject({ state: 'open', has_own_end: true });
    expect((await world.visit('claim/check-code', { promo_code: longer?.printed })).status).toBe(200);
    expect((await world.claim({ promo_code: other?.printed })).status).toBe(422);
    expect((await world.act(path, 'extend', { ends_on: '2020-01-01' })).json.codes).toEqual({
      ends_on: ['day_past'],
    });
    expect(dataOf(await world.act(path, 'extend', { ends_on: null }))).toMatchObject({ state: 'expired' });
    const { story } = dataOf<CodeStory>(await world.get(path, ADMIN));
    expect(story.filter(({ kind }) => kind === 'extended')).toHaveLength(2);
  });

  test('its story has the tries that were refused though the code was good: gifts gone, a gift already (D40-7)', async () => {
    const { codes } = await world.madeBatch({ ...SINGLE, prefix: 'WHYS', size: 2 });
    const [code, second] = codes;
    const triesOf = async () => {
      const { story } = dataOf<CodeStory>(await world.get(`${CODES}/${second?.id}`, ADMIN));
      return story.flatMap(({ kind, reason }) => (kind === 'tried' ? [reason] : []));
    };
    const person = recipient();
    expect((await world.claim({ ...person, promo_code: code?.printed })).status).toBe(200);
    expect((await world.claim({ ...person, promo_code: second?.printed })).json.code).toBe('already_ordered');
    expect(await triesOf()).toEqual(['already_ordered']);
    const stock = await world.sql<{ id: string; stock: number }>(
      "select id, stock from variants where product_id = 'lu-summit-hoodie'",
    );
    await world.sql("update variants set stock = 0 where product_id = 'lu-summit-hoodie'");
    expect((await world.claim({ promo_code: second?.printed })).json.code).toBe('out_of_stock');
    expect(await triesOf()).toEqual(['out_of_stock', 'already_ordered']);
    for (const row of stock) {
      await world.sql('update variants set stock = $2 where id = $1', [row.id, row.stock]);
    }
    // A refusal has burnt nothing.
    expect((await world.claim({ promo_code: second?.printed })).status).toBe(200);
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
    const { codes } = await world.madeBatch({ ...SINGLE, prefix: 'TERM', size: 3, ...terms });
    const promo_code = codes[0]?.printed;
    expect((await world.claim({ promo_code })).json.codes).toEqual({
      address_country: ['country_not_of_code'],
    });
    expect((await world.claim({ promo_code, ...other })).json.codes).toEqual({
      address_country: ['country_not_of_code'],
      'products.0.product_id': ['gift_not_of_code'],
    });
    const belgium = { address_country: 'Belgium', address_postcode: '1000', address_city: 'Brussels' };
    const look = async () => dataOf(await world.visit('claim/check-code', { promo_code }));
    expect(await look()).toMatchObject({ products: ['lu-summit-hoodie'], countries: ['BE'] });
    expect((await world.claim({ promo_code, ...belgium })).status).toBe(200);
    await world.sql("update variants set stock = 0 where product_id = 'lu-summit-hoodie'");
    const late = codes[1]?.printed;
    const answer = await world.claim({ promo_code: late, ...belgium, ...other });
    expect([answer.status, answer.json.codes]).toEqual([200, undefined]);
  });
});
