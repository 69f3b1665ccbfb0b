/** @jest-environment node */
import type { AppError } from '@/lib/kernel/app-error';
import { sendOrderMail } from '@/lib/modules/orders/service/send-order-mail';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { ChargeWorld, CLIENT, ISLA } from '@/scripts/test/charge-world';
import { setTestEnv } from '@/scripts/test/env';
import { stockOf } from '@/scripts/test/order-state';
import { fixLine } from './fix-line';
import { readLineChoices } from './read-line-choices';

jest.setTimeout(60_000);

const [FROM, TO] = ['ff-crew-tee-black-m', 'ff-crew-tee-black-l'];

let at: ChargeWorld;
let inbox: MailSandbox;
beforeAll(async () => {
  inbox = await startMailSandbox();
  at = await ChargeWorld.start();
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
});
beforeEach(async () => {
  await at.buy();
  await at.becomePaid();
});
afterAll(async () => {
  await at.close();
  await inbox.close();
});

const choices = () => readLineChoices(CLIENT, at.orderId);
async function form(variantId = TO) {
  const { version, lines } = await choices();
  return { orderId: at.orderId, lineId: lines[0]?.line ?? '', variantId, version };
}
const fix = async (variantId = TO) => fixLine(CLIENT, ISLA, await form(variantId));
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: AppError) => (error.code === 'invalid' ? error.fields : error.code),
  );
const stocks = () => Promise.all([stockOf(at.world, FROM), stockOf(at.world, TO)]);
const money = () =>
  at.world.sql(
    `select total_minor, production_minor, application_fee_minor, credit_minor from orders where id = $1`,
    [at.orderId],
  );
const mails = async () =>
  (await at.jobsOf<Parameters<typeof sendOrderMail>[0]>('send-order-mail')).filter(
    ({ kind }) => kind === 'order_line_fixed',
  );

describe('a size or colour changed for the shopper (D3-37)', () => {
  test('moves stock, keeps the money, and is logged, told and shown once', async () => {
    const [before, paid] = [await stocks(), await money()];
    const seen = await fix();
    expect(seen.lines[0]).toMatchObject({ variant_id: TO, size: 'L', quantity: 2 });
    expect(await stocks()).toEqual([before[0] + 2, before[1] - 2]);
    expect(await money()).toEqual(paid);
    expect(seen.history.at(-1)).toMatchObject({ reason: 'edited', moved: false, actor: 'client' });
    await fix();
    expect(await stocks()).toEqual([before[0] + 2, before[1] - 2]);
    const log = await at.world.sql<{ data: object }>(
      "select data from audit_log where subject_id = $1 and action = 'order.line_fixed'",
      [at.orderId],
    );
    expect(log).toMatchObject([
      {
        data: {
          before: { sku: 'sku-ff-crew-tee-black-m' },
          after: { sku: 'sku-ff-crew-tee-black-l' },
          refund: 0,
        },
      },
    ]);
    const [job, ...none] = await mails();
    if (job) await sendOrderMail(job);
    expect(none).toEqual([]);
    const [mail] = await inbox.store.find({ to: seen.customer.email, limit: 1 });
    expect(JSON.stringify(mail)).toMatch(/has changed the size or colour/);
  });

  test('the second of two who read the same is told, and the first one’s stays', async () => {
    const [first, second] = [await form(), await form()];
    await fixLine(CLIENT, ISLA, first);
    await fixLine(CLIENT, ISLA, await form(FROM));
    // Asked for with what was read before both.
    expect(await errorOf(fixLine(CLIENT, ISLA, second))).toBe('conflict');
    expect((await choices()).lines[0]?.variant_id).toBe(FROM);
  });

  test('only to what the product sells and has, and nothing of another client’s', async () => {
    expect(await errorOf(fix('ff-nothing'))).toEqual({ variant_id: ['unknown_variant'] });
    await at.world.sql('update variants set stock = 1 where id = $1', [TO]);
    const told = (await choices()).lines[0]?.variants.find(({ variant_id: one }) => one === TO);
    expect([told?.available, await errorOf(fix())]).toEqual([false, 'out_of_stock']);
    await at.world.sql('update variants set stock = 10 where id = $1', [TO]);
    const elsewhere = { tenantId: 'ten_lumen', actor: 'client' } as const;
    expect(await errorOf(fixLine(elsewhere, ISLA, await form()))).toBe('not_found');
    expect(await errorOf(fixLine(CLIENT, ISLA, { ...(await form()), lineId: 'oli_none' }))).toBe('not_found');
    expect(await mails()).toEqual([]);
  });

  test('of pieces that a refused submission left out, no stock moves: it went back then', async () => {
    const leaveOut = (pieces: number) =>
      at.world.sql('update order_lines set left_out = $2 where order_id = $1', [at.orderId, pieces]);
    await at.setStatus('processed');
    await leaveOut(1);
    const before = await stocks();
    await fix();
    expect(await stocks()).toEqual([before[0] + 1, before[1] - 1]);
    await leaveOut(2);
    await fix(FROM);
    expect(await stocks()).toEqual([before[0] + 1, before[1] - 1]);
  });

  test('until it is sent to the fulfiller', async () => {
    for (const status of ['submitting_to_fulfiller', 'in_production', 'cancelled']) {
      await at.setStatus(status);
      expect(await errorOf(fix())).toBe('conflict');
    }
    await at.setStatus('processed');
    expect(await fix()).toMatchObject({ status: 'processed', can_fix_line: true });
    const service = { ...ISLA, role: 'customer_service' } as const;
    expect(await fixLine(CLIENT, service, await form())).toMatchObject({ can_fix_line: false });
  });
});
