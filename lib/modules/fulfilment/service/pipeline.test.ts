/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import pg from 'pg';
import { setClock } from '@/lib/kernel/clock';
import { closeDatabasePool } from '@/lib/db/pool';
import { auditLog } from '@/lib/db/schema/audit';
import { files } from '@/lib/db/schema/files';
import { submissions } from '@/lib/db/schema/fulfilment';
import { orderHistory, orderLines, orders } from '@/lib/db/schema/orders';
import { printFiles } from '@/lib/db/schema/print-files';
import { inOrder } from '@/lib/modules/orders/service/history-order';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { claimHandler } from '@/lib/modules/claims/api/claim';
import { fulfillerCallbackHandler } from '@/lib/modules/fulfilment/api/callback';
import { printFileHandler } from '@/lib/modules/fulfilment/api/print-file';
import { printPdfHandler } from '@/lib/modules/fulfilment/api/print-pdf';
import { buildRouter } from '@/lib/tenant-api/router';
import { startFulfillerSandbox, type FulfillerSandbox } from '@/sandbox/fulfiller/start';
import { recipient } from '@/scripts/test/claim-world';
import { createTestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, SUMMIT, TENANT } from '@/scripts/test/fixtures/promo';
import { advanceOrder } from './advance-order';
import { printFileUrl } from '@/lib/modules/orders/service/print-file-url';
import { printedSides } from '@/lib/modules/orders/service/printed-sides';
import { renderPrints } from './render-prints';
import { PAUSES_S } from '@/lib/modules/fulfilment/rules/submission/schedule';
import { sendDue } from './sending/send-due';
import { submitOrder } from './submit-order';

const SECRET = 'a-shared-secret-of-the-test';
const KEY = 'a-key-of-the-test';
const SYSTEM: TenantContext = { tenantId: TENANT, actor: 'system' };
const app = buildRouter([claimHandler, fulfillerCallbackHandler, printFileHandler, printPdfHandler]);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let printer: FulfillerSandbox;
let folder: string;

async function openPrinter(status: 'open' | 'closed'): Promise<void> {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(
    `insert into fulfillers (id, name, regions, status) values ('ful_test', 'Test Print', '{EU}', $1)
     on conflict (id) do update set status = excluded.status`,
    [status],
  );
  await owner.end();
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'merchloom-prints-'));
  printer = await startFulfillerSandbox({ stepMs: null, key: KEY, secret: SECRET });
  setTestEnv({
    ...TEST_SECRETS,
    DATABASE_URL: database.url,
    FILES_DIR: folder,
    FULFILLER_API_URL: printer.url,
    FULFILLER_API_KEY: KEY,
    FULFILLER_WEBHOOK_SECRET: SECRET,
  });
  await layStore(SUMMIT);
  await layCode('ALL-OF-THEM', { maxUses: 100 });
});
afterAll(async () => {
  await printer.close();
  await closeDatabasePool();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => openPrinter('open'));

async function claimed(name = 'ADA') {
  const input = recipient({ promo_code: 'ALL-OF-THEM' });
  const products = input.products.map((one) => ({ ...one, personalisation: { front: { name } } }));
  const body = JSON.stringify({ ...input, products });
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  const answer = await app.fetch(new Request(`http://api/api/${TENANT}/lumen-summit/claim`, init));
  const { data } = (await answer.json()) as { data: { order_ref: string } };
  const order = await withTenant(SYSTEM, async (tx) => {
    const [found] = await tx.select().from(orders).where(eq(orders.orderRef, data.order_ref));
    if (!found) throw new Error('the claim made no order');
    return found;
  });
  return { tenantId: TENANT, orderId: order.id, ref: order.orderRef };
}
type Claimed = Awaited<ReturnType<typeof claimed>>;

async function read({ orderId }: Claimed) {
  return withTenant(SYSTEM, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    const history = await tx
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, orderId))
      .orderBy(asc(orderHistory.at));
    const audits = await tx.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    return { order, history: inOrder(history), actions: audits.map(({ action }) => action) };
  });
}
const statusOf = async (job: Claimed) => (await read(job)).order?.status;

async function submitted(): Promise<Claimed> {
  const job = await claimed();
  await advanceOrder(job);
  await renderPrints(job);
  await submitOrder(job);
  return job;
}

let messages = 0;
async function tell(job: Claimed, status: string, changes: Record<string, unknown> = {}, secret = SECRET) {
  messages += 1;
  const body = JSON.stringify({ id: `msg_${messages}`, order_ref: job.ref, status, ...changes });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'x-fulfiller-signature': `t=${time},v1=${signature}` };
  const url = `http://api/api/${TENANT}/fulfilment/${job.orderId}/callback`;
  return (await app.fetch(new Request(url, { method: 'POST', body, headers }))).status;
}

describe('from a paid order to the printer (D18-3, D32)', () => {
  test('gathers, renders once, submits once, and writes every step down', async () => {
    const job = await submitted();
    expect(await statusOf(job)).toBe('submitted_to_fulfiller');
    await Promise.all([advanceOrder(job), renderPrints(job), submitOrder(job)]);
    const { history, actions } = await read(job);
    expect(history.map(({ toStatus }) => toStatus)).toEqual([
      'new',
      'queued_downloading',
      'downloaded',
      'queued_processing',
      'processing',
      'processed',
      'queued_submitting_to_fulfiller',
      'submitting_to_fulfiller',
      'submitted_to_fulfiller',
    ]);
    expect(actions.filter((action) => action === 'fulfiller_submission.success')).toHaveLength(1);
    expect(actions).toContain('order.sent_to_fulfiller');
    const rows = await withTenant(SYSTEM, (tx) => tx.select().from(submissions));
    expect(rows.filter(({ orderId }) => orderId === job.orderId)).toHaveLength(1);
  });

  test('a print file opens for the holder of its address and for nobody else', async () => {
    await submitted();
    const [print] = await withTenant(SYSTEM, (tx) => tx.select().from(printFiles));
    const url = new URL(printFileUrl(TENANT, print?.printKey ?? ''));
    const answer = await app.fetch(new Request(`http://api${url.pathname}${url.search}`));
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const pdfUrl = new URL(printFileUrl(TENANT, print?.printKey ?? '', 'pdf'));
    const pdf = await app.fetch(new Request(`http://api${pdfUrl.pathname}${pdfUrl.search}`));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\.7/);
    const forged = await app.fetch(new Request(`http://api${url.pathname}?signature=${'0'.repeat(64)}`));
    expect(forged.status).toBe(404);
    const forgedPdf = await app.fetch(
      new Request(`http://api${pdfUrl.pathname}?signature=${'0'.repeat(64)}`),
    );
    expect(forgedPdf.status).toBe(404);
  });

  test('the printer reads what is printed where, in words, and may take vectors', async () => {
    const sent = jest.spyOn(globalThis, 'fetch');
    await submitted();
    const bodies = sent.mock.calls.map(([, init]) => String(init?.body));
    sent.mockRestore();
    const order = JSON.parse(bodies.find((body) => body.includes('print_files')) ?? '{}') as {
      items: { print_files: { description: string; url: string; pdf_url: string }[] }[];
    };
    const print = order.items[0]?.print_files[0];
    expect(print?.description).toMatch(
      /^Front: ‘ADA’, grey, Anton, \d+ mm wide, centred, \d+ mm below the collar$/,
    );
    expect(print?.pdf_url).toContain('/pdf?signature=');
  });

  test('a design whose PDF is missing is rendered once more, into the same files', async () => {
    await submitted();
    const count = () =>
      withTenant(SYSTEM, async (tx) => (await tx.select().from(files).where(eq(files.kind, 'print'))).length);
    const before = await count();
    await withTenant(SYSTEM, (tx) => tx.delete(files).where(eq(files.contentType, 'application/pdf')));
    expect(await count()).toBeLessThan(before);
    await submitted();
    expect(await count()).toBe(before);
  });

  test('whoever looks at the order finds the same file as the printer, and none before it has been made', async () => {
    const job = await claimed('FREYA');
    const sidesOf = () =>
      withTenant(SYSTEM, async (tx) => {
        const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, job.orderId));
        return [...(await printedSides(tx, TENANT, lines)).values()];
      });
    expect(await sidesOf()).toEqual([]);
    await advanceOrder(job);
    await renderPrints(job);
    const [files] = await sidesOf();
    expect(files).toMatchObject([{ side: 'front' }]);
    for (const [format, type] of [['png', 'image/png'] as const, ['pdf', 'application/pdf'] as const]) {
      const answer = await app.fetch(new Request(`http://api${files?.[0]?.[format]}`));
      expect(answer.headers.get('content-type')).toBe(type);
    }
  });

  test('without an open printer of its region it waits as a routing error', async () => {
    await openPrinter('closed');
    expect(await statusOf(await submitted())).toBe('fulfiller_routing_error');
  });

  test('a printer that stays out of reach becomes a submission error at the last attempt only', async () => {
    const job = await claimed();
    await advanceOrder(job);
    await renderPrints(job);
    const away = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no route'));
    await submitOrder(job);
    expect(await statusOf(job)).toBe('submitting_to_fulfiller');
    let moved = Date.now();
    const unset = setClock(() => new Date(moved));
    for (const pause of PAUSES_S) {
      await sendDue();
      expect(await statusOf(job)).toBe('submitting_to_fulfiller');
      moved += pause * 1000 + 1;
      await sendDue();
    }
    unset();
    expect(away.mock.calls).toHaveLength(PAUSES_S.length + 1);
    away.mockRestore();
    const { order, actions } = await read(job);
    expect(order?.status).toBe('fulfiller_submission_error');
    expect(actions).toContain('fulfiller_submission.failure');
  });
});

describe('what the printer says (D32)', () => {
  test('messages move the order forward, may skip, and never move it back', async () => {
    const job = await submitted();
    expect(await tell(job, 'picked')).toBe(200);
    expect(await tell(job, 'packaged')).toBe(200);
    expect(await tell(job, 'in_production')).toBe(200);
    expect(await statusOf(job)).toBe('packaged');
    const tracking = { carrier: 'Post', number: 'N1', url: 'https://post.example/N1' };
    expect(await tell(job, 'shipped', { tracking })).toBe(200);
    const { order, history } = await read(job);
    expect(order).toMatchObject({ status: 'shipped', tracking });
    expect(history.filter(({ moved }) => !moved).map(({ toStatus }) => toStatus)).toEqual(['in_production']);
  });

  test('a message told twice counts once; a forged or strange one changes nothing', async () => {
    const job = await submitted();
    await tell(job, 'picked', { id: 'msg_same' });
    await tell(job, 'picked', { id: 'msg_same' });
    expect(await tell(job, 'shipped', {}, 'another secret entirely')).toBe(401);
    expect(await tell(job, 'shipped', { order_ref: 'XXXX-XXXX' })).toBe(404);
    expect(await tell(job, 'no such status')).toBe(200);
    const { order, history, actions } = await read(job);
    expect(order?.status).toBe('picked');
    expect(history.filter(({ toStatus }) => toStatus === 'picked')).toHaveLength(1);
    expect(actions).toContain('order.message_ignored');
  });

  test('two printers may number their messages alike: an id counts within its order', async () => {
    const [one, other] = [await submitted(), await submitted()];
    expect(await tell(one, 'picked', { id: '1' })).toBe(200);
    expect(await tell(other, 'shipped', { id: '1' })).toBe(200);
    expect([await statusOf(one), await statusOf(other)]).toEqual(['picked', 'shipped']);
  });
});
