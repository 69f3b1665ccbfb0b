/** @jest-environment node */
import { withTenant } from '@/lib/db/with-tenant';
import type { Locale } from '@/lib/kernel/locales';
import { findSender } from '@/lib/mail/mail-log';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { Shopper } from '@/scripts/test/shopper';

const PRICE = { amount: '63.74', total_shipping_price: '6.54' };

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  for (const [product, field, text] of [
    ['ff-crew-tee', 'product_name', 'Rundhals-Shirt'],
    [null, 'store_name', 'Fjord & Farn'],
  ])
    await world.sql(
      `insert into event_texts (tenant_id, event_id, product_id, field, language, value, source_hash, updated_at)
       values ('ten_fjord', 'evt_fjord_fern', $1, $2, 'de', $3, '', now())`,
      [product, field, text],
    );
});
afterAll(() => world.close());

/** The names in an order that was placed in this language, sorted. */
async function namesIn(lang: string): Promise<string[]> {
  const shopper = new Shopper(world, FJORD);
  await shopper.createCustomer({ lang });
  const paid = await shopper.pay(PRICE);
  expect(paid.status).toBe(200);
  const rows = await world.sql<{ name: string }>(
    'select name from order_lines where order_id = $1 order by 1',
    [paid.json['order_id']],
  );
  return rows.map(({ name }) => name);
}

describe('an order in the shopper’s language (S3.6-29)', () => {
  test('freezes its products’ names, those without a translation in the event’s', async () => {
    expect(await namesIn('de')).toEqual(['Kids Tee', 'Rundhals-Shirt']);
    expect(await namesIn('fr')).toEqual(['Crew Tee', 'Kids Tee']);
  });

  test('its mails are from the store by its name in that language', async () => {
    const senderIn = (lang: Locale) =>
      withTenant({ tenantId: 'ten_fjord', actor: 'system' }, (tx) =>
        findSender(tx, 'ten_fjord', 'evt_fjord_fern', lang),
      );
    expect(await senderIn('de')).toMatchObject({ translatedName: 'Fjord & Farn' });
    expect(await senderIn('fr')).toMatchObject({ translatedName: null });
  });
});
