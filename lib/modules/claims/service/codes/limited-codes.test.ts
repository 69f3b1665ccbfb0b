/** @jest-environment node */
import { withTenant } from '@/lib/db/with-tenant';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import { giveBackClaim } from '@/lib/modules/claims/data/give-back-claim';
import { recipient } from '@/scripts/test/claim-world';
import {
  ADMIN,
  CODES,
  dataOf,
  SHARED,
  SINGLE,
  startBatchWorld,
  type BatchWorld,
} from '@/scripts/test/batch-world';

jest.setTimeout(120_000);

const HOODIE = 'lu-summit-hoodie';
let world: BatchWorld;
/** Another gift of the event. */
let other: { product_id: string; variant_id: string; quantity: number };

beforeAll(async () => {
  world = await startBatchWorld();
  await world.sql(
    `insert into event_products (tenant_id, id, event_id, product_id, store_selling_price_minor, position)
     select tenant_id, 'evp_more', 'evt_lumen_summit', product_id, 0, 9 from event_products
     where event_id = 'evt_lumen_sample' limit 1`,
  );
  const [more] = await world.sql<{ product: string; variant: string }>(
    `select ep.product_id as product, v.id as variant from event_products ep
     join variants v on v.tenant_id = ep.tenant_id and v.product_id = ep.product_id where ep.id = 'evp_more' limit 1`,
  );
  other = { product_id: more?.product ?? '', variant_id: more?.variant ?? '', quantity: 1 };
});
afterAll(() => world.close());

describe('a guessed code of a limited batch (D22-2, D27, D40-3)', () => {
  test('is answered to the byte as a bad one while anything else is wrong, and counted once nothing is', async () => {
    const { codes } = await world.madeBatch({
      ...SINGLE,
      prefix: 'GUESS',
      products: [HOODIE],
      countries: ['BE'],
    });
    const good = codes[0]?.printed;
    const [gift] = recipient().products;
    const wrongs = [
      { products: [{ ...gift, quantity: 2 }] },
      { products: [{ ...other, quantity: 2 }] },
      { products: [other], address_postcode: 'nowhere' },
      { email: 'nobody' },
    ];
    for (const wrong of wrongs) {
      const bad = await world.claim({ ...wrong, promo_code: 'GUESS-NO-SUCH-CODE' });
      const answer = await world.claim({ ...wrong, promo_code: good });
      expect([answer.status, answer.text]).toEqual([422, bad.text]);
      expect(Object.keys(answer.json.codes ?? {})).not.toEqual([]);
    }
    const counted = await world.claim({ products: [other], promo_code: 'GUESS-NO-SUCH-CODE' });
    expect(counted.json.codes).toEqual({ promo_code: ['invalid_promo_code'] });
  });
});

describe('a use that is given back (D24, D40-5)', () => {
  test('of a code that was re-issued goes to the last code in its place', async () => {
    const { batch, codes } = await world.madeBatch({ ...SHARED, code: 'Given Back' });
    const first = codes[0]?.id ?? '';
    const claimed = await world.claim({ promo_code: 'given back' });
    expect(claimed.status).toBe(200);
    const next = dataOf<PromoCode>(await world.act(`${CODES}/${first}`, 'reissue'));
    const last = dataOf<PromoCode>(await world.act(`${CODES}/${next.id}`, 'reissue'));
    expect(last.left).toBe(4);
    const [order] = await world.sql<{ id: string }>('select id from orders where order_ref = $1', [
      claimed.json.data['order_ref'],
    ]);
    const gone = {
      tenantId: 'ten_lumen',
      orderId: order?.id ?? '',
      eventId: 'evt_lumen_summit',
      promoCodeId: first,
    };
    await withTenant({ tenantId: 'ten_lumen', actor: 'system' }, (tx) => giveBackClaim(tx, gone));
    const leftOf = async (id: string) =>
      dataOf<{ code: PromoCode }>(await world.get(`${CODES}/${id}`, ADMIN)).code.left;
    expect([await leftOf(next.id), await leftOf(last.id)]).toEqual([4, 5]);
    expect(await world.read(batch.id)).toMatchObject({ uses: 0, max_uses: 5 });
  });
});

describe('the fallback gift of a batch (D40-3)', () => {
  test.each([
    ['is a draft', `update products set status = 'draft' where id = '${HOODIE}'`],
    ['is deleted', `update products set deleted_at = now() where id = '${HOODIE}'`],
    ['has stock only in colours it had before', `update products set colours = '[]' where id = '${HOODIE}'`],
    ['was taken out of the event', `delete from event_products where product_id = '${HOODIE}'`],
  ])('may be chosen when the gift %s', async (_, change) => {
    const [was] = await world.sql<{ colours: unknown; place: Record<string, unknown> }>(
      `select p.colours, to_jsonb(ep) as place from products p
       join event_products ep on ep.tenant_id = p.tenant_id and ep.product_id = p.id
       where p.id = '${HOODIE}' and ep.event_id = 'evt_lumen_summit'`,
    );
    const { codes } = await world.madeBatch({
      ...SINGLE,
      prefix: 'FALL',
      products: [HOODIE],
      fallback: other.product_id,
    });
    const promo_code = codes[0]?.printed;
    const offered = async () =>
      dataOf<{ products: string[] }>(await world.visit('claim/check-code', { promo_code })).products;
    expect(await offered()).toEqual([HOODIE]);
    await world.sql(change);
    expect(await offered()).toEqual([other.product_id]);
    expect((await world.claim({ promo_code, products: [other] })).status).toBe(200);
    await world.sql(
      `update products set status = 'active', deleted_at = null, colours = $1::jsonb where id = '${HOODIE}'`,
      [JSON.stringify(was?.colours)],
    );
    await world.sql(
      'insert into event_products select (jsonb_populate_record(null::event_products, $1::jsonb)).* on conflict do nothing',
      [JSON.stringify(was?.place)],
    );
  });
});
