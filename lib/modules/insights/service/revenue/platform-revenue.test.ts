/** @jest-environment node */
import fc from 'fast-check';
import { fromWire, type Currency } from '@/lib/kernel/money';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { readClientRevenue } from '@/lib/modules/insights/contract/client-revenue';
import { checkFigures } from '@/lib/modules/figures/service/check-figures';
import { mergeFigures } from '@/lib/modules/figures/service/merge-figures';
import { issueStatement } from '@/lib/modules/ledger/service/issue-statement';
import {
  captureForOrder,
  recordTopUp,
  releaseForOrder,
  reserveForOrder,
} from '@/lib/modules/ledger/service/move-credit';
import { collected, type StatementFigures } from '@/lib/modules/ledger/rules/statement-figures';
import { dropFeeRefund, saveFeeRefund } from '@/lib/modules/payments/service/statements/fee-refunds';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { propertyRuns } from '@/scripts/test/property-runs';
import { at, statementClient, statementOrder } from '@/scripts/test/statement-client';
import { readRevenue } from './read-revenue';

jest.setTimeout(300_000);

const GBP: Currency = 'GBP';
/** Of the worked basket: 20.90 and 5.45 to make and send, and a fee of 2.50; 5.77 is tax. */
const [WHOLE, UNTAXED] = [3462, 2885];
const GIFT = { kind: 'claim', paid_at: null, application_fee_minor: 0, credit_minor: WHOLE };

let world: DemoWorld;
let client: TenantContext;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
beforeEach(async () => {
  client = await statementClient(world);
  await at('2026-09-01T09:00:00Z', () =>
    recordTopUp(client, { currency: GBP, amount: 1_000_000, paymentId: `pi_${client.tenantId}` }),
  );
});
afterEach(async () => {
  expect(await checkFigures({ repair: false })).toEqual([]);
});
afterAll(() => world.close());

/** Platform revenue of this client's days, as staff see it; minor units. */
async function platform(from: string, to: string, by = 'event') {
  const asked = { period: 'own', from, to, tenant: client.tenantId, region: 'UK', by, sort: '-platform' };
  const query = readClientRevenue.query.parse(asked);
  const { totals, rows, series } = await readRevenue({ staffId: 'usr_super' }, query);
  const all = fromWire(totals.platform);
  const sum = (list: readonly { platform: string | null }[]) =>
    list.reduce((one, { platform: part }) => one + fromWire(part ?? '0.00'), 0);
  // What is split and what is drawn say the same.
  expect([sum(rows), sum(series)]).toEqual([all, all]);
  return all;
}
const october = (day: number) => `2026-10-${String(day).padStart(2, '0')}`;
const onDay = (day: number) => platform(october(day), october(day));
const noon = (day: number) => `${october(day)}T12:00:00Z`;

const order = (id: string, changes: Record<string, unknown>) => statementOrder(world, client, id, changes);
const reserve = (orderId: string, amount: number, day: number) =>
  at(noon(day), () => reserveForOrder(client, { currency: GBP, orderId, eventId: null, amount }));
const back = (orderId: string, amountMinor: number, madeAt: string, refundId = `re_${orderId}_${madeAt}`) =>
  withTenant(client, (tx) =>
    saveFeeRefund(tx, {
      tenantId: client.tenantId,
      orderId,
      refundId,
      amountMinor,
      feeRefundId: refundId,
      madeAt: new Date(madeAt),
    }),
  );
const dropped = (refundId: string, when: string) =>
  withTenant(client, (tx) => dropFeeRefund(tx, { tenantId: client.tenantId, refundId, at: new Date(when) }));
const issue = (when: string) => at(when, () => issueStatement(client, GBP));

describe('platform revenue is of the day on which it is collected (D38-3)', () => {
  test('a gift: nothing when it is claimed, its cost without tax when it ships (D38-49)', async () => {
    await order('ord_gift', { ...GIFT, status: 'new', created_at: noon(3) });
    expect(await reserve('ord_gift', WHOLE, 3)).toBe('reserved');
    expect(await platform(october(1), october(31))).toBe(0);
    await world.sql(`update orders set status = 'shipped' where tenant_id = $1`, [client.tenantId]);
    await at(noon(9), () => captureForOrder(client, 'ord_gift'));
    expect([await onDay(3), await onDay(9)]).toEqual([0, UNTAXED]);
  });

  test('a cancelled gift leaves nothing (D38-49)', async () => {
    await order('ord_gift', { ...GIFT, status: 'new', created_at: noon(3) });
    await reserve('ord_gift', WHOLE, 3);
    await at(noon(4), () => releaseForOrder(client, 'ord_gift'));
    await world.sql(`update orders set status = 'cancelled' where tenant_id = $1`, [client.tenantId]);
    expect(await platform(october(1), october(31))).toBe(0);
    await mergeFigures();
    expect(await platform(october(1), october(31))).toBe(0);
  });

  test('a replacement that the client bears: its cost without tax when it ships (D38-49)', async () => {
    await order('ord_first', { paid_at: noon(1) });
    const free = { net_minor: 0, vat_minor: 0, total_minor: 0 };
    const again = { kind: 'replacement', parent_order_id: 'ord_first', borne_by: 'client' };
    await order('ord_again', { ...GIFT, ...free, ...again, status: 'in_production' });
    await reserve('ord_again', WHOLE, 5);
    await at(noon(6), () => captureForOrder(client, 'ord_again'));
    expect([await onDay(1), await onDay(5), await onDay(6)]).toEqual([UNTAXED, 0, UNTAXED]);
    // One that the platform bears is charged to nobody.
    const ours = { ...again, borne_by: 'platform', credit_minor: 0, paid_at: noon(7) };
    await order('ord_ours', { ...GIFT, ...free, ...ours, status: 'shipped' });
    expect(await platform(october(1), october(31))).toBe(2 * UNTAXED);
  });

  test('a paid order that is cancelled: on the day it was paid, and off on the day its fee goes back', async () => {
    await order('ord_sold', { status: 'new', paid_at: noon(2) });
    expect(await onDay(2)).toBe(UNTAXED);
    await world.sql(`update orders set status = 'cancelled' where tenant_id = $1`, [client.tenantId]);
    expect(await platform(october(1), october(31))).toBe(UNTAXED);
    await back('ord_sold', WHOLE, noon(5));
    expect([await onDay(2), await onDay(5)]).toEqual([UNTAXED, -UNTAXED]);
  });

  test('the day is the store’s own: half past midnight in London is still the day before in UTC', async () => {
    await order('ord_late', { paid_at: '2026-10-11T23:30:00Z' });
    expect([await onDay(11), await onDay(12)]).toEqual([0, UNTAXED]);
  });

  test('orders that nobody has paid, or whose charge had no fee, collect nothing', async () => {
    await order('ord_open', { status: null, paid_at: null });
    await order('ord_old', { paid_at: noon(2), platform_fee_bp: null, platform_tax_bp: null });
    expect(await platform(october(1), october(31))).toBe(0);
  });
});

describe('what did not go back after all (D38-48)', () => {
  beforeEach(() => order('ord_sold', { paid_at: noon(2) }));

  test('is taken off no more, and what went back after it is reckoned again', async () => {
    await back('ord_sold', 120, noon(4), 're_first');
    await back('ord_sold', WHOLE - 120, noon(5), 're_rest');
    expect([await onDay(4), await onDay(5)]).toEqual([-100, -(UNTAXED - 100)]);
    expect(await dropped('re_first', noon(6))).toBe(true);
    expect([await onDay(4), await onDay(5)]).toEqual([0, -(WHOLE - 120 - 557)]);
  });

  test('is collected again on the day it came, once, where a statement has told of it', async () => {
    await back('ord_sold', 120, noon(4), 're_told');
    // September's tells of the money that was paid in.
    for (const _ of ['September', 'October']) expect(await issue('2026-11-12T09:00:00Z')).not.toBeNull();
    expect(await dropped('re_told', '2026-11-20T12:00:00Z')).toBe(false);
    expect(await dropped('re_told', '2026-11-25T12:00:00Z')).toBe(false);
    expect(await onDay(4)).toBe(-100);
    expect(await platform('2026-11-20', '2026-11-20')).toBe(100);
    expect(await platform('2026-11-01', '2026-11-30')).toBe(100);
  });
});

/** An order, how much of it its charge bears, and what goes back of that; days count from 1 October on. */
const story = fc.record({
  production: fc.nat({ max: 4000 }),
  fee: fc.nat({ max: 400 }),
  tax: fc.nat({ max: 900 }),
  charged: fc.nat({ max: 1000 }),
  captured: fc.boolean(),
  day: fc.integer({ min: 0, max: 59 }),
  backs: fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 700 }), after: fc.integer({ min: 0, max: 30 }) }),
    {
      maxLength: 3,
    },
  ),
});
type Story = typeof story extends fc.Arbitrary<infer One> ? One : never;

const DAY_MS = 86_400_000;
const dayAfter = (day: number) => new Date(Date.parse('2026-10-01T11:00:00Z') + day * DAY_MS).toISOString();

async function tell({ production, fee, tax, charged, captured, day, backs }: Story, id: string) {
  const whole = production + fee + tax;
  const onCard = Math.floor((whole * charged) / 1000);
  await order(id, {
    production_minor: production,
    fulfilment_minor: 0,
    platform_fee_minor: fee,
    platform_tax_minor: tax,
    application_fee_minor: onCard,
    credit_minor: whole - onCard,
    paid_at: dayAfter(day),
  });
  if (captured && whole > onCard) {
    const amount = whole - onCard;
    await at(dayAfter(day), () =>
      reserveForOrder(client, { currency: GBP, orderId: id, eventId: null, amount }),
    );
    await at(dayAfter(day + 1), () => captureForOrder(client, id));
  }
  for (const [index, { amount, after }] of backs.entries())
    if (onCard > 0) await back(id, amount, dayAfter(day + after), `re_${id}_${index}`);
}

test('each month it is production and fee of the clients’ statements, to the cent (D38-47)', async () => {
  const months = [
    ['2026-10-01', '2026-10-31', '2026-11-05T09:00:00Z'],
    ['2026-11-01', '2026-11-30', '2026-12-05T09:00:00Z'],
    ['2026-12-01', '2026-12-31', '2027-01-05T09:00:00Z'],
  ] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 5, maxLength: 15 }), async (stories) => {
      client = await statementClient(world);
      const funds = { currency: GBP, amount: 10_000_000, paymentId: `pi_${client.tenantId}` };
      await at(dayAfter(0), () => recordTopUp(client, funds));
      // Ledgers are written in the order of time.
      const told = stories.toSorted((one, other) => one.day - other.day);
      for (const [index, one] of told.entries()) await tell(one, `ord_story_${index}`);
      const kept = [];
      for (const [from, to] of months) kept.push(await platform(from, to));
      const statements = [];
      for (const [period, , when] of months) {
        await issue(when);
        const [row] = await world.sql<{ figures: StatementFigures }>(
          `select figures from statements where tenant_id = $1 and period = $2 and kind = 'statement'`,
          [client.tenantId, period],
        );
        const { production, fee } = row ? collected(row.figures) : { production: 0, fee: 0 };
        statements.push(production + fee);
      }
      expect(kept).toEqual(statements);
      // Issuing them has changed nothing.
      expect(await platform('2026-10-01', '2026-12-31')).toBe(kept.reduce((one, other) => one + other, 0));
    }),
    { numRuns: propertyRuns(8) },
  );
});
