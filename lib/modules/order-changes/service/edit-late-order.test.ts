/** @jest-environment node */
import { AppError } from '@/lib/kernel/app-error';
import { payments } from '@/lib/payments';
import { cancelOrder } from './cancel-order';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrderPage } from './read-order-page';
import { releaseOrder } from '@/lib/modules/payments/service/release-order';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { orderState, stockOf, voucherUses } from '@/scripts/test/order-state';
import { ADA, intentOf, Shopper } from '@/scripts/test/shopper';
import { editAddress } from './edit-address';
import { editLine } from './edit-line';

jest.setTimeout(60_000);

const [M, L, KIDS] = ['ff-crew-tee-black-m', 'ff-crew-tee-black-l', 'ff-kids-tee-oat-3-4yr'];
const { email: _, ...WHO } = { ...ADA, address_second_line: '', address_county: '', address_state: '' };
let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sql(`update vouchers set uses = 0 where code = 'ONCE'`);
  for (const id of [M, L, KIDS]) await stock(id, 10);
});
afterEach(() => jest.restoreAllMocks());

const stock = (id: string, pieces: number) =>
  world.sql('update variants set stock = $2 where id = $1', [id, pieces]);
const stocks = () => Promise.all([M, L, KIDS].map((id) => stockOf(world, id)));

/** Two Crew Tees and a Kids Tee. Their reservation was released and the tees sold out before the payment arrived. */
async function paidLate(code = '', amount = '63.74') {
  const shopper = new Shopper(world, FJORD);
  await shopper.createCustomer();
  const paid = await shopper.pay({ amount, total_shipping_price: '6.54', discount_code: code });
  expect(paid.status).toBe(200);
  const key = { tenantId: FJORD.tenantId, orderId: String(paid.json['order_id']) };
  const intent = await payments().retrieveIntent(
    { region: 'UK', account: 'acct_sandbox_uk_fjord' },
    intentOf(paid),
  );
  if (!intent) throw new Error('no intent');
  await releaseOrder(key, 'expired');
  await stock(M, 1);
  if (code) await world.sql('update vouchers set uses = 1 where code = $1', [code]);
  const received = { ...intent, state: 'succeeded' as const, received: intent.amount };
  jest.spyOn(payments(), 'retrieveIntent').mockResolvedValue(received);
  await shopper.back({ payment_intent: intent.id });
  expect((await orderState(world, key.orderId)).history).toEqual(['new paid_after_release_short']);
  expect(await stocks()).toEqual([1, 10, 9]);
  const token = orderToken(key);
  const page = await readOrderPage(token, 'req_test');
  const [line] = page.products;
  if (!line) throw new Error('no line');
  return { key, token, page, line };
}

describe('an order whose pieces had gone before its late payment (D16, D18-4)', () => {
  test('takes another address, and another size that is there, which it then holds', async () => {
    const { token, page, line } = await paidLate();
    const moved = await editAddress(token, 'req_test', { ...WHO, name: 'Bo Lund', version: page.version });
    expect(moved.customer.name).toBe('Bo Lund');
    const { personalisation } = line;
    const input = { version: moved.version, variant_id: L, personalisation };
    const mended = await editLine(token, 'req_test', line.id, input);
    expect([mended.products[0]?.size, await stocks()]).toEqual(['L', [1, 8, 9]]);
    await stock(M, 5);
    const back = { ...input, version: mended.version, variant_id: M };
    const again = await editLine(token, 'req_test', line.id, back);
    expect(await stocks()).toEqual([3, 10, 9]);
    await cancelOrder(token, 'req_test', again.version);
    expect(await stocks()).toEqual([5, 10, 10]);
  });

  test('is refused a size that is not there, and nothing changes', async () => {
    const { token, page, line } = await paidLate();
    await stock(L, 1);
    const { personalisation } = line;
    const refused = editLine(token, 'req_test', line.id, {
      version: page.version,
      variant_id: L,
      personalisation,
    });
    await expect(refused).rejects.toEqual(expect.any(AppError));
    await expect(refused).rejects.toMatchObject({ code: 'out_of_stock' });
    expect(await stocks()).toEqual([1, 1, 9]);
  });

  test('cancelled, gives back what it could have and no more, nor a voucher that it lost', async () => {
    const { token, page } = await paidLate('ONCE', '53.74');
    expect(page.products).toHaveLength(2);
    await cancelOrder(token, 'req_test', page.version);
    expect([await stocks(), await voucherUses(world, 'ONCE')]).toEqual([[1, 10, 10], 1]);
  });
});
