/** @jest-environment node */
import { contentDisposition } from '@/lib/kernel/content-disposition';
import { PDFDocument } from 'pdf-lib';
import { REGIONS } from '@/lib/kernel/regions';
import { readOrderPage, type OrderPageRow } from '@/lib/modules/order-changes/data/read-order-page';
import { withTenant } from '@/lib/db/with-tenant';
import { drawInvoice } from '@/lib/files/pdf/draw-invoice';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { orderInvoiceHandler } from '@/lib/modules/order-changes/api/order-invoice';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { invoiceModel } from './invoice-model';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([orderInvoiceHandler]);
});
afterAll(() => world.close());

async function orderOf(
  tenantId: string,
  where = 'total_minor > 0',
): Promise<{ id: string; row: OrderPageRow }> {
  const [found] = await world.sql<{ id: string }>(
    `select id from orders where tenant_id = $1 and ${where} and payment_status <> 'awaiting_payment'
     order by created_at, id limit 1`,
    [tenantId],
  );
  const id = found?.id ?? '';
  const row = await withTenant({ tenantId, actor: 'shopper' }, (tx) => readOrderPage(tx, tenantId, id));
  if (!row) throw new Error(`no order of ${tenantId}`);
  return { id, row };
}

const minor = (text: string) => Number(text.replace(/[^\d-]/g, ''));
const get = (tenantId: string, orderId: string) =>
  world.get(`/api/order/${orderToken({ tenantId, orderId })}/invoice`);

describe('the invoice of an order', () => {
  test('of every seeded paid order: lines, rates and totals are the frozen figures (D13 to D16)', async () => {
    const all = await world.sql<{ tenant: string; id: string }>(
      `select tenant_id as tenant, id from orders where total_minor > 0 and status is not null`,
    );
    expect(all.length).toBeGreaterThan(150);
    for (const { tenant, id } of all) {
      const row = await withTenant({ tenantId: tenant, actor: 'shopper' }, (tx) =>
        readOrderPage(tx, tenant, id),
      );
      if (!row) throw new Error(`${id} has gone`);
      const model = invoiceModel(row);
      const { order } = row;
      expect(model.lines.reduce((sum, line) => sum + minor(line.total), 0)).toBe(order.itemsGrossMinor);
      expect(minor(model.totals.at(-1)?.value ?? '')).toBe(order.totalMinor);
      if (model.rates) {
        const sum = (column: number) =>
          model.rates?.rows.reduce((all, row) => all + minor(row[column] ?? ''), 0);
        expect([id, sum(1), sum(2), sum(3)]).toEqual([id, order.netMinor, order.vatMinor, order.totalMinor]);
      }
    }
  });

  test('is titled and taxed as its seller is: VAT in the UK and EU, sales tax in the US, neither when not registered', async () => {
    const about = async (tenantId: string) => {
      const model = invoiceModel((await orderOf(tenantId)).row);
      const said = [...model.totals.map((row) => row.label), ...model.notes, ...model.seller].join('|');
      const rated = model.rates !== null;
      const [vat, sales] = [/VAT|btw/i.test(said), said.includes('Sales tax')];
      return { title: model.title, paper: model.paper, rated, vat, sales };
    };
    expect(await about('ten_fjord')).toMatchObject({
      title: 'VAT invoice',
      paper: 'a4',
      rated: true,
      vat: true,
    });
    expect(await about('ten_lumen')).toMatchObject({ paper: 'a4', rated: true, vat: true, sales: false });
    expect(await about('ten_prairie')).toMatchObject({
      title: 'Invoice',
      paper: 'letter',
      rated: false,
      sales: true,
    });
    const tidewater = invoiceModel((await orderOf('ten_tidewater')).row);
    expect(tidewater).toMatchObject({ title: 'Invoice', rates: null });
    expect(tidewater.totals.map((row) => row.label)).not.toContain('VAT');
    expect(tidewater.notes[0]).toContain('registered for VAT');
    expect(REGIONS).toHaveLength(3);
  });

  test('comes as a file named by its reference, which nobody keeps on the way', async () => {
    const { id, row } = await orderOf('ten_fjord');
    const answer = await get('ten_fjord', id);
    expect(answer.status).toBe(200);
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
    expect(answer.headers.get('content-disposition')).toBe(
      contentDisposition('attachment', `invoice-${row.order.orderRef}.pdf`),
    );
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test('a gift and an order that is not paid have none', async () => {
    const gift = await orderOf('ten_lumen', "kind = 'claim'");
    expect((await get('ten_lumen', gift.id)).status).toBe(404);
    const { id } = await orderOf('ten_fjord', "total_minor > 0 and status = 'new'");
    await world.sql("update orders set payment_status = 'awaiting_payment', status = null where id = $1", [
      id,
    ]);
    expect((await get('ten_fjord', id)).status).toBe(404);
  });

  test('names of other scripts and many long lines are drawn, on as many pages as it takes', async () => {
    const model = invoiceModel((await orderOf('ten_fjord')).row);
    const [line] = model.lines;
    if (!line) throw new Error('an order without lines');
    const long = { ...line, name: 'Ελληνικό Футболка Żółta koszulka '.repeat(4), details: 'Ø'.repeat(80) };
    const bytes = await drawInvoice({
      ...model,
      buyer: ['Łukasz Ωμέγα', '漢字 😀'],
      lines: Array(40).fill(long),
    });
    const read = await PDFDocument.load(bytes);
    expect(read.getPageCount()).toBeGreaterThan(3);
    expect(read.getTitle()).toContain('VAT invoice');
  });
});
