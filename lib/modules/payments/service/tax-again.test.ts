/** @jest-environment node */
import fc from 'fast-check';
import { AppError } from '@/lib/kernel/app-error';
import { payments } from '@/lib/payments';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { PRAIRIE } from '@/scripts/test/fixtures/stores';
import { orderState } from '@/scripts/test/order-state';
import { propertyRuns } from '@/scripts/test/property-runs';
import { intentOf, Shopper, US_ADDRESS } from '@/scripts/test/shopper';
import { noteCharge } from './note-charge';
import { recordTax } from './record-tax';

jest.setTimeout(600_000);

const TEES = [{ product_id: 'pr-club-tee', variant_id: 'pr-club-tee-red-m', quantity: 2 }];
const NEW_YORK = { address_state: 'New York', address_postcode: '10001', address_city: 'New York' };
const MERCHANT = { region: 'US', account: 'acct_sandbox_us_prairie' } as const;
const [TAX, SOLD] = [484, 5934];
let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld([PRAIRIE]);
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
});
afterAll(() => world.close());
afterEach(() => jest.restoreAllMocks());

interface Bought {
  intentId: string;
  key: { tenantId: string; orderId: string };
}

/** A paid order that is being made: what happens to its money no longer stops it. */
async function buy(): Promise<Bought> {
  const shopper = new Shopper(world, PRAIRIE, TEES);
  await shopper.createCustomer({ ...US_ADDRESS, ...NEW_YORK });
  const paid = await shopper.pay({ amount: '54.50', total_shipping_price: '6.50' });
  const intentId = intentOf(paid);
  world.stripe.control.pay(intentId);
  await shopper.back({ payment_intent: intentId });
  const orderId = String(paid.json['order_id']);
  await world.sql("update orders set status = 'in_production' where id = $1", [orderId]);
  return { intentId, key: { tenantId: PRAIRIE.tenantId, orderId } };
}

const hear = ({ key, intentId }: Bought) =>
  noteCharge({ tenantId: key.tenantId, merchant: MERCHANT, requestId: 'req_test' }, intentId);
const record = ({ key }: Bought) => recordTax(key, { last: false });

/** What the tax reports say of an order: its net sale with tax, its tax alone, and how many entries there are. */
function reported({ key }: Bought): { sold: number; tax: number; entries: number } {
  const of = world.stripe.control
    .taxReports(MERCHANT.account)
    .filter(({ transaction }) => transaction.reference.startsWith(key.orderId));
  const parts = of.flatMap(({ transaction, lines }) => [...lines, transaction.shipping_cost]);
  const sum = (of: (part: { amount: number; amount_tax: number }) => number) =>
    parts.reduce((total, part) => total + (part ? of(part) : 0), 0);
  return {
    sold: sum(({ amount, amount_tax: tax }) => amount + tax),
    tax: sum(({ amount_tax: tax }) => tax),
    entries: of.length,
  };
}

/** The provider reverses what it is asked for, and we never hear of it. */
function loseAnswer(): void {
  const { reverseTaxTransaction: reverse } = payments();
  jest.spyOn(payments(), 'reverseTaxTransaction').mockImplementationOnce(async (...asked) => {
    await reverse(...asked);
    throw new AppError('unavailable');
  });
}

describe('the tax of money that has come again stands again (D36-21)', () => {
  test('the part of a refund that failed afterwards, once', async () => {
    const order = await buy();
    await record(order);
    const { id } = world.stripe.control.refund(order.intentId, 1000);
    await hear(order);
    await record(order);
    expect(reported(order)).toMatchObject({ sold: SOLD - 1000, entries: 2 });
    world.stripe.control.endRefund(id, 'failed');
    await hear(order);
    await record(order);
    await record(order);
    expect(reported(order)).toEqual({ sold: SOLD, tax: TAX, entries: 3 });
    expect((await orderState(world, order.key.orderId)).audit).toContain('order.tax_restored');
  });

  test('a reversal whose answer was lost before its refund failed is found and undone', async () => {
    const order = await buy();
    await record(order);
    const { id } = world.stripe.control.refund(order.intentId, 1000);
    await hear(order);
    loseAnswer();
    await expect(record(order)).rejects.toMatchObject({ code: 'unavailable' });
    world.stripe.control.endRefund(id, 'failed');
    await hear(order);
    await record(order);
    expect(reported(order)).toEqual({ sold: SOLD, tax: TAX, entries: 3 });
  });

  test('a sale that a lost dispute took back whole is reported anew when an appeal wins it', async () => {
    const order = await buy();
    await record(order);
    const { id } = world.stripe.control.dispute(order.intentId);
    world.stripe.control.closeDispute(id, 'lost');
    await hear(order);
    await record(order);
    expect(reported(order)).toMatchObject({ sold: 0, tax: 0 });
    world.stripe.control.closeDispute(id, 'won');
    await hear(order);
    await record(order);
    await record(order);
    expect(reported(order)).toEqual({ sold: SOLD, tax: TAX, entries: 3 });
    expect(await orderState(world, order.key.orderId)).toMatchObject({ payment: 'paid' });
  });

  test('won before the loss was told: nothing was taken back, and nothing is added', async () => {
    const order = await buy();
    await record(order);
    const { id } = world.stripe.control.dispute(order.intentId);
    world.stripe.control.closeDispute(id, 'lost');
    await hear(order);
    world.stripe.control.closeDispute(id, 'won');
    await hear(order);
    await record(order);
    expect(reported(order)).toMatchObject({ sold: SOLD, tax: TAX });
  });
});

const STEPS = ['refund', 'refund', 'fail', 'lose', 'win', 'hear', 'hear', 'record', 'kill'] as const;
const scripts = fc.array(
  fc.record({ what: fc.constantFrom(...STEPS), amount: fc.integer({ min: 2, max: 500 }), pick: fc.nat(9) }),
  { minLength: 4, maxLength: 10 },
);

test('refunds, failures, disputes, repeats and kills in any order leave what was kept, to the cent (D36-21)', async () => {
  const { control } = world.stripe;
  await fc.assert(
    fc.asyncProperty(scripts, async (script) => {
      const order = await buy();
      const made: { id: string; amount: number; failed: boolean }[] = [];
      let dispute: { id: string; state: 'lost' | 'won' } | null = null;
      for (const { what, amount, pick } of script) {
        if (what === 'refund' && dispute === null)
          made.push({ id: control.refund(order.intentId, amount).id, amount, failed: false });
        const one = made[pick % Math.max(1, made.length)];
        if (what === 'fail' && one && !one.failed) {
          control.endRefund(one.id, 'failed');
          one.failed = true;
        }
        if (what === 'lose' && dispute === null) {
          dispute = { id: control.dispute(order.intentId).id, state: 'lost' };
          control.closeDispute(dispute.id, 'lost');
        }
        if (what === 'win' && dispute?.state === 'lost') {
          dispute = { ...dispute, state: 'won' };
          control.closeDispute(dispute.id, 'won');
        }
        if (what === 'hear') await hear(order);
        if (what === 'kill') loseAnswer();
        if (what === 'record' || what === 'kill') await record(order).catch(() => undefined);
        jest.restoreAllMocks();
      }
      await hear(order);
      await record(order);
      await record(order);
      const back = made.reduce((sum, { amount, failed }) => sum + (failed ? 0 : amount), 0);
      const kept = dispute?.state === 'lost' ? 0 : SOLD - back;
      expect(reported(order)).toMatchObject({ sold: kept });
      if (kept === 0 || kept === SOLD) expect(reported(order)).toMatchObject({ tax: kept === 0 ? 0 : TAX });
    }),
    { numRuns: propertyRuns(6) },
  );
});
