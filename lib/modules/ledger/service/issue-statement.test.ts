/** @jest-environment node */
import type { Currency } from '@/lib/kernel/money';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { InvoiceModel } from '@/lib/files/pdf/invoice-model';
import type { StatementFigures } from '@/lib/modules/ledger/rules/statement-figures';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { at, statementClient, statementOrder } from '@/scripts/test/statement-client';
import { correctAccount } from './correct-account';
import { moveFeeIn } from './statements/fee-on-credit';
import { issueStatement } from './issue-statement';
import { captureForOrder, recordTopUp, reserveForOrder } from './move-credit';
import { statementFile } from './statement-file';

jest.setTimeout(60_000);

const GBP: Currency = 'GBP';
const [OCTOBER, NOVEMBER, DECEMBER] = [
  '2026-10-12T09:00:00Z',
  '2026-11-12T09:00:00Z',
  '2026-12-12T09:00:00Z',
];

let world: DemoWorld;
let client: TenantContext;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
beforeEach(async () => {
  client = await statementClient(world);
});
afterAll(() => world.close());

const issue = (when: string) => at(when, () => issueStatement(client, GBP));
const topUp = (when: string, amount: number) =>
  at(when, () => recordTopUp(client, { currency: GBP, amount, paymentId: `pi_${when}_${amount}` }));

interface Row extends Record<string, unknown> {
  id: string;
  number: string;
  period: string;
  total: string;
  figures: StatementFigures;
  model: InvoiceModel;
}
async function read(id: string | null): Promise<Row> {
  const [row] = await world.sql<Row>(
    `select id, number, period::text, total_minor as total, figures, model from statements
     where tenant_id = $1 and id = $2`,
    [client.tenantId, id],
  );
  if (!row) throw new RangeError('not issued');
  return row;
}

describe('what a statement says (D39-1)', () => {
  test('the worked basket: production with shipping, the fee and the tax of an application fee of 34.62', async () => {
    await statementOrder(world, client, 'ord_one', { paid_at: OCTOBER });
    const { figures, total, period, model } = await read(await issue(NOVEMBER));
    expect(period).toBe('2026-10-01');
    expect(figures).toMatchObject({
      card: { production: 2635, fee: 250, tax: 577 },
      credit: { production: 0, fee: 0, tax: 0 },
      givenBack: 0,
      opening: 0,
      closing: 0,
    });
    expect(Number(total)).toBe(3462);
    expect(model.lines.map(({ name, total: of }) => [name, of])).toEqual([
      ['Production and shipping', '£26.35'],
      ['Platform fee', '£2.50'],
      ['Tax on both', '£5.77'],
    ]);
    expect(model.totals).toEqual([{ label: 'Total collected', value: '£34.62', strong: true }]);
    expect(model.seller[0]).toMatch(/Ltd$/);
  });

  test('an order paid with a card and credit: both add up to what it costs, to the cent', async () => {
    await topUp(OCTOBER, 5000);
    const half = { paid_at: OCTOBER, application_fee_minor: 1731, credit_minor: 1731 };
    await statementOrder(world, client, 'ord_two', half);
    await at(OCTOBER, async () => {
      const wanted = { currency: GBP, orderId: 'ord_two', eventId: null, amount: 1731 };
      expect(await reserveForOrder(client, wanted)).toBe('reserved');
      expect(await captureForOrder(client, 'ord_two')).toBe(1731);
    });
    const { figures, total, model } = await read(await issue(NOVEMBER));
    const { card, credit } = figures;
    expect(card.production + card.fee + card.tax).toBe(1731);
    expect([card.production + credit.production, card.fee + credit.fee, card.tax + credit.tax]).toEqual([
      2635, 250, 577,
    ]);
    expect(Number(total)).toBe(3462);
    expect(figures).toMatchObject({ opening: 0, closing: 3269, account: { top_up: 5000, capture: -1731 } });
    expect(model.rates?.rows).toEqual([
      ['Balance at the start', '£0.00'],
      ['Top-up', '£50.00'],
      ['Charged for an order', '-£17.31'],
      ['Balance at the end', '£32.69'],
    ]);
  });

  test('what was given back of a fee comes off the platform’s fee and its tax first', async () => {
    await statementOrder(world, client, 'ord_three', { paid_at: OCTOBER });
    const give = (refund: string, amount: number, when: string) =>
      world.sql(
        `insert into fee_refunds (tenant_id, refund_id, order_id, amount_minor, fee_refund_id, made_at)
         values ($1, $2, 'ord_three', $3, $2, $4)`,
        [client.tenantId, refund, amount, when],
      );
    await give('re_part', 120, '2026-10-20T09:00:00Z');
    const october = await read(await issue(NOVEMBER));
    expect(october.figures).toMatchObject({ card: { production: 2635, fee: 150, tax: 557 }, givenBack: 120 });
    await give('re_rest', 3342, NOVEMBER);
    const november = await read(await issue(DECEMBER));
    expect(november.figures).toMatchObject({
      card: { production: -2635, fee: -150, tax: -557 },
      givenBack: 3342,
    });
    expect(Number(november.total)).toBe(-3342);
  });

  test('what is owed again is told by the month in which it came, and takes nothing back that was issued (D36-22)', async () => {
    await topUp(OCTOBER, 5000);
    await statementOrder(world, client, 'ord_again', { paid_at: OCTOBER });
    const move = (refund: string, amount: number, via: string, when: string) =>
      world.sql(
        `insert into fee_refunds (tenant_id, refund_id, order_id, amount_minor, fee_refund_id, made_at, via)
         values ($1, $2, 'ord_again', $3, $2, $4, $5)`,
        [client.tenantId, refund, amount, when, via],
      );
    await move('re_failed', 120, 'provider', '2026-10-20T09:00:00Z');
    const october = await read(await issue(NOVEMBER));
    expect(Number(october.total)).toBe(3342);
    await move('re_failed:2:credit', -120, 'credit', NOVEMBER);
    const owed = { orderId: 'ord_again', taken: 120, key: 're_failed:2:credit' };
    await at(NOVEMBER, () =>
      withTenant(client, (tx) => moveFeeIn(tx, { tenantId: client.tenantId, currency: GBP, ...owed })),
    );
    const november = await read(await issue(DECEMBER));
    expect(november.figures).toMatchObject({
      card: { production: 0, fee: 0, tax: 0 },
      credit: { production: 0, fee: 100, tax: 20 },
      givenBack: 0,
      owedAgain: 120,
      account: { charge: -120 },
      closing: 4880,
    });
    expect(Number(november.total)).toBe(120);
    expect(november.model.notes[0]).toContain('£1.20 of what had been given back is owed again');
    expect(await read(october.id)).toEqual(october);
  });

  test('a month in which nothing happened has none, and the next one begins where the last ended', async () => {
    await topUp('2026-08-12T09:00:00Z', 700);
    expect((await read(await issue('2026-09-12T09:00:00Z'))).period).toBe('2026-08-01');
    expect(await issue(OCTOBER)).toBeNull();
    expect(await issue(NOVEMBER)).toBeNull();
    await topUp(NOVEMBER, 300);
    const { period, figures } = await read(await issue(DECEMBER));
    expect([period, figures.opening, figures.closing]).toEqual(['2026-11-01', 700, 1000]);
  });

  test('what a month got late is told with the next, once', async () => {
    await topUp(OCTOBER, 700);
    await issue(NOVEMBER);
    await statementOrder(world, client, 'ord_late', { paid_at: OCTOBER });
    const { period, total } = await read(await issue(DECEMBER));
    expect([period, Number(total)]).toEqual(['2026-11-01', 3462]);
    expect(await issue('2027-01-12T09:00:00Z')).toBeNull();
  });

  test('months that were missed are told of one by one, six hours after their end in the seller’s zone', async () => {
    await topUp('2026-06-30T23:30:00Z', 100);
    await topUp('2026-08-12T09:00:00Z', 100);
    expect(await issue('2026-08-01T04:59:00Z')).toBeNull();
    expect((await read(await issue('2026-08-01T05:00:00Z'))).period).toBe('2026-07-01');
    expect((await read(await issue(DECEMBER))).period).toBe('2026-08-01');
    expect(await issue(DECEMBER)).toBeNull();
  });
});

describe('is frozen (D39-1)', () => {
  test('its document is the same bytes whatever the company is called afterwards', async () => {
    await topUp(OCTOBER, 700);
    const id = (await issue(NOVEMBER)) ?? '';
    const both = await Promise.all([statementFile(client, id), statementFile(client, id)]);
    expect(both[0].bytes.equals(both[1].bytes)).toBe(true);
    expect(both[0].fileName).toMatch(/^statement-UK-2026-\d{6}\.pdf$/);
    expect(both[0].bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await world.sql("update tenants set name = 'Another Tea' where id = $1", [client.tenantId]);
    expect((await statementFile(client, id)).bytes.equals(both[0].bytes)).toBe(true);
    expect((await read(id)).model.buyer).toContain('Harbour Tea');
  });

  test('no row of it is changed or deleted by the app', async () => {
    await topUp(OCTOBER, 700);
    await issue(NOVEMBER);
    for (const table of ['statements', 'statement_items', 'statement_files']) {
      await expect(world.sql(`delete from ${table}`)).rejects.toThrow(/permission denied/);
      await expect(world.sql(`update ${table} set tenant_id = tenant_id`)).rejects.toThrow(
        /permission denied/,
      );
    }
  });

  test('another client finds nothing under its id', async () => {
    await topUp(OCTOBER, 700);
    const id = (await issue(NOVEMBER)) ?? '';
    await expect(statementFile({ tenantId: 'ten_fjord', actor: 'system' }, id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('a correction after its issue is told by the next', async () => {
    await topUp(OCTOBER, 700);
    await issue(NOVEMBER);
    const staff = { ...client, actor: 'staff', userId: 'usr_super' } as const;
    await at(NOVEMBER, () =>
      correctAccount(staff, { currency: GBP, amount: -200, reason: 'Typing mistake' }),
    );
    const { figures } = await read(await issue(DECEMBER));
    expect(figures).toMatchObject({ opening: 700, closing: 500, account: { correction: -200 } });
  });
});
