/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { Shopper } from '@/scripts/test/shopper';

jest.setTimeout(60_000);

// Within one minute, so that no limit begins anew during a test.
const AT = new Date('2026-11-20T12:00:10Z');
const MANY = 8;
const BASKET = { amount: '58.74', total_shipping_price: '6.54' };

let world: CheckoutWorld;
let resetClock: () => void;
beforeAll(async () => {
  resetClock = setClock(() => AT);
  world = await startCheckoutWorld([FJORD]);
});
afterAll(async () => {
  await world.close();
  resetClock();
});
afterEach(() => world.sql(`delete from vouchers where id like 'vou_laid_%'`));

/** Vouchers `MINE0` onwards that are there, and can't be used because of `columns`. */
async function lay(columns: string, values: string): Promise<void> {
  await world.sql(
    `insert into vouchers (tenant_id, id, event_id, code, folded, kind, amount_minor, ${columns})
     select tenant_id, 'vou_laid_' || n, event_id, 'MINE' || n, 'M1NE' || n, 'amount', 500, ${values}
     from vouchers, generate_series(0, ${MANY - 1}) n where code = 'SAVE5'`,
  );
}

const tried = async (shopper: Shopper, code: string): Promise<unknown> => {
  const { status, json } = await shopper.createCustomer({ code });
  return status === 200 ? json.data['code_refused'] : status;
};
const codes = Array.from({ length: MANY }, (_, n) => `mine-${n}`);

test.each([
  ['max_uses, uses', '1, 1', 'voucher_used'],
  ['min_spend_minor', '9999900', 'voucher_minimum'],
  ['expires_at', `timestamptz '2020-01-01'`, 'voucher_expired'],
  ['starts_at', `timestamptz '2040-01-01'`, 'voucher_not_started'],
  ['product_ids', `array['elsewhere']`, 'voucher_other_products'],
])('right codes are never counted: with %s = %s each is %s (D27-4)', async (columns, values, reason) => {
  await lay(columns, values);
  const shopper = new Shopper(world, FJORD);
  const answers = [];
  for (const code of codes) answers.push(await tried(shopper, code));
  expect(answers).toEqual(codes.map(() => reason));
});

test('nor at `pay`, where the first wrong one is still heard', async () => {
  await lay('min_spend_minor', '9999900');
  const shopper = new Shopper(world, FJORD);
  await shopper.createCustomer();
  // As many different orders as one customer may try in a minute (D27-3).
  for (const code of codes.slice(0, 6)) {
    const { status, json } = await shopper.pay({ ...BASKET, discount_code: code });
    expect([status, json['codes']]).toEqual([422, { discount_code: ['voucher_minimum'] }]);
  }
  expect(await tried(shopper, 'NEVER-MADE')).toBe('invalid_voucher');
});

test('a paused code is unknown, and counts as unknown ones do', async () => {
  await lay('paused_at', 'now()');
  const shopper = new Shopper(world, FJORD);
  const answers = [];
  for (const code of codes) answers.push(await tried(shopper, code));
  expect(answers).toEqual([...codes.slice(0, 5).map(() => 'invalid_voucher'), 429, 429, 429]);
});
