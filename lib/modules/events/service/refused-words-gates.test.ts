/** @jest-environment node */
import { inviteToken } from '@/lib/modules/size-collection/service/invite-link';
import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { answerInvitationHandler } from '@/lib/modules/size-collection/api/invitation';
import { createCustomerHandler, payHandler } from '@/lib/modules/checkout/api/checkout';
import { claimHandler } from '@/lib/modules/claims/api/claim';
import { recipient } from '@/scripts/test/claim-world';
import { ADA } from '@/scripts/test/shopper';
import { PRODUCTS, startProductWorld, wordOn, type ProductWorld } from '@/scripts/test/product-world';

jest.setTimeout(60_000);

let world: ProductWorld;
let variant = '';
beforeAll(async () => {
  world = await startProductWorld([
    ...[createCustomerHandler, payHandler, claimHandler, answerInvitationHandler],
  ]);
  const [medium] = await world.sql<{ id: string }>(
    "select id from variants where product_id = 'ff-name-hoodie' and size = 'M' order by id limit 1",
  );
  variant = medium?.id ?? '';
});
afterAll(() => world.close());

const refuse = (slug: string, ...words: string[]) =>
  world.sql('update events set refuses_words = true, refused_words = $2 where slug = $1', [slug, words]);
afterEach(() => world.sql("update events set refuses_words = false, refused_words = '{}'"));

const CHECKOUT = '/api/ten_fjord/fjord-fern/checkout';
const hoodie = (name: string) => ({
  product_id: 'ff-name-hoodie',
  variant_id: variant,
  quantity: 1,
  personalisation: { front: { name } },
});
const AT_LINE = 'products.0.personalisation.front.name';

/** Every place that checks a text gives the same answer (S3.4-11). */
describe('a word that an event does not print', () => {
  test('is told to its client at the layer, by name, and keeps a product from being put on sale', async () => {
    const mug = await world.draw(await world.add(), wordOn('mug', 'Our RIVAL’s'));
    expect([mug.issues, mug.refused_words]).toEqual([[], []]);
    await refuse('fjord-fern', 'rival*');
    const read = await world.read(mug.product_id);
    const found = { side: 'front', code: 'word_refused', layer_id: 'word', severity: 'block' };
    expect(read.refused_words).toEqual(['rival*']);
    expect(read.issues).toEqual([{ ...found, values: { word: 'rival*' }, colours: [] }]);
    const sold = { updated_at: read.updated_at, status: 'active' };
    expect((await world.sendChange(mug.product_id, sold)).json.codes).toEqual({ status: ['print_blocked'] });
    const mended = await world.draw(read, wordOn('mug', 'Our arrivals'));
    expect(mended.issues).toEqual([]);
    const active = await world.change(mug.product_id, { updated_at: mended.updated_at, status: 'active' });
    expect(active.status).toBe('active');
    const back = await world.post(
      `${PRODUCTS}/${mug.product_id}/design`,
      { updated_at: active.updated_at, design: mug.design },
      'admin@fjord-fern.example',
    );
    expect(back.json.codes).toEqual({ design: ['print_blocked'] });
  });

  test('is refused at its field when a customer is made and when a basket is paid, without being named', async () => {
    const made = (name: string) =>
      world.post(`${CHECKOUT}/create-customer`, { ...ADA, products: [hoodie(name)] });
    const ready = await made('Rivalry');
    expect(ready.status).toBe(200);
    await refuse('fjord-fern', 'rival');
    expect((await made('Rivalry')).status).toBe(200);
    const refused = await made('My R I V A L');
    expect([refused.status, refused.json.codes]).toEqual([422, { [AT_LINE]: ['word_refused'] }]);
    expect(refused.text).not.toMatch(/rival/i);
    const paid = await world.post(`${CHECKOUT}/pay`, {
      customer_id: ready.json.data['customer_id'],
      products: [hoodie('rival')],
      amount: '45.54',
      total_shipping_price: '4.74',
      shipping_method: 'standard',
    });
    expect([paid.status, paid.json.codes]).toEqual([422, { [AT_LINE]: ['word_refused'] }]);
  });

  test('is refused at its field when a gift is claimed, and nothing is taken', async () => {
    await refuse('lumen-summit', 'ada');
    const answer = await world.post('/api/ten_lumen/lumen-summit/claim', recipient({ promo_code: 'SUMMIT' }));
    expect([answer.status, answer.json.codes]).toEqual([422, { [AT_LINE]: ['word_refused'] }]);
    const [code] = await world.sql("select uses from promo_codes where code = 'SUMMIT'");
    expect(code).toEqual({ uses: 0 });
  });

  test('is refused at its field when an invitee answers', async () => {
    await world.sql(
      `update products set customisable = true, scene_front = (select scene_front from products where id = 'lu-summit-hoodie')
       where id = 'lu-offsite-jacket'`,
    );
    await world.sql(
      `insert into bulk_invitees (tenant_id, id, event_id, name, email, email_key)
       values ('ten_lumen', 'inv_words', 'evt_lumen_offsite', 'Ada Fern', 'ada@words.example', 'ada@words.example')`,
    );
    const token = inviteToken({ tenantId: 'ten_lumen', inviteeId: 'inv_words' });
    const answer = (name: string) =>
      world.post(`/api/invitation/${token}`, {
        version: 0,
        name: 'Ada Fern',
        products: [
          {
            product_id: 'lu-offsite-jacket',
            variant_id: 'lu-offsite-jacket-navy-m',
            quantity: 1,
            personalisation: { front: { name } },
          },
        ],
      });
    await refuse('lumen-offsite', 'rival');
    const refused = await answer('RIVAL');
    expect([refused.status, refused.json.codes]).toEqual([422, { [AT_LINE]: ['word_refused'] }]);
    expect((await answer('ADA')).status).toBe(200);
  });

  test('stops an order whose text was let through before the word was added', async () => {
    const claimed = async () => {
      const answer = await world.post(
        '/api/ten_lumen/lumen-summit/claim',
        recipient({ promo_code: 'SUMMIT' }),
      );
      const [order] = await world.sql<{ id: string }>('select id from orders where order_ref = $1', [
        answer.json.data['order_ref'],
      ]);
      return { tenantId: 'ten_lumen', orderId: order?.id ?? '' };
    };
    const before = await claimed();
    const stopped = await claimed();
    await advanceOrder(before);
    await refuse('lumen-summit', 'ada');
    await advanceOrder(stopped);
    const stateOf = async ({ orderId }: typeof before) => {
      const [order] = await world.sql<{ status: string; reason: string | null }>(
        `select o.status, (select h.reason from order_history h where h.order_id = o.id order by h.at desc, h.id desc limit 1) as reason
         from orders o where o.id = $1`,
        [orderId],
      );
      return order;
    };
    expect(await stateOf(before)).toEqual({ status: 'queued_processing', reason: null });
    expect((await stateOf(stopped))?.status).toBe('artwork_issue');
    const reasons = await world.sql(
      "select reason from order_history where order_id = $1 and to_status = 'artwork_issue'",
      [stopped.orderId],
    );
    expect(reasons).toEqual([{ reason: 'word_refused' }]);
  });
});
