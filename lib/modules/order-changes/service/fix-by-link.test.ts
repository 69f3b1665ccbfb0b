/** @jest-environment node */
import type { AppError } from '@/lib/kernel/app-error';
import { fixToken } from '@/lib/modules/orders/service/fix-link';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { sendOrderMail } from '@/lib/modules/orders/service/send-order-mail';
import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { openEventPlace } from '@/lib/modules/uploads/service/upload-place';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { CLIENT, ISLA } from '@/scripts/test/charge-world';
import { setTestEnv } from '@/scripts/test/env';
import { HoodieWorld } from '@/scripts/test/hoodie-world';
import { acceptIssue } from './accept-issue';
import { acceptByLink, checkByLink, fixAddressByLink, fixArtworkByLink } from './fix-by-link';
import { readFixPage } from './read-fix-page';

jest.setTimeout(60_000);

const TENANT = CLIENT.tenantId;
const STREET = '14 Harbour Street';
let at: HoodieWorld;
let inbox: MailSandbox;
beforeAll(async () => {
  inbox = await startMailSandbox();
  at = await HoodieWorld.start();
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
});
beforeEach(() => at.buy());
afterAll(async () => {
  await at.close();
  await inbox.close();
});

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: AppError) => error.code,
  );
const tokenOf = (issueId: string) => fixToken({ tenantId: TENANT, issueId });
const page = (token: string) => readFixPage(token, 'req_test');
const version = async (token: string) => {
  const { address, artwork } = await page(token);
  return address?.version ?? artwork?.version ?? '';
};
async function fixAddress(token: string, changes: object = { address_first_line: STREET }) {
  const { address } = await page(token);
  if (!address) throw new Error('no address to fix');
  return fixAddressByLink(token, 'req_test', { ...address.now, ...changes, version: address.version });
}
const street = async () => {
  const [row] = await at.world.sql<{ street: string }>(
    `select snapshot -> 'customer' ->> 'address_first_line' as street from orders where id = $1`,
    [at.orderId],
  );
  return row?.street;
};
async function wrongPostcode(): Promise<string> {
  await at.world.sql(
    `update orders set edit_until = null, snapshot = jsonb_set(snapshot, '{customer,address_postcode}', '"nowhere"')
     where id = $1`,
    [at.orderId],
  );
  await advanceOrder({ tenantId: TENANT, orderId: at.orderId });
  const [issue] = await at.world.sql<{ id: string }>(
    'select id from order_issues where order_id = $1 and ended_at is null',
    [at.orderId],
  );
  return tokenOf(issue?.id ?? '');
}

describe('a link to fix an order (D32-30, D32-31)', () => {
  test('is mailed when the issue begins, opens nothing else, and shows what is wrong', async () => {
    const token = await wrongPostcode();
    const [job, ...none] = await at.mails('order_address_issue');
    expect(none).toEqual([]);
    if (job) await sendOrderMail(job);
    const [mail] = await inbox.store.find({ limit: 1 });
    const said = (mail?.raw ?? '').replaceAll('=\r\n', '');
    expect(said.includes(`/fix-order/${token}`)).toBe(true);
    expect(said.includes(orderToken({ tenantId: TENANT, orderId: at.orderId }))).toBe(false);
    expect(await page(token)).toMatchObject({ state: 'open', kind: 'address', reason: 'postcode' });
    expect(await errorOf(page(orderToken({ tenantId: TENANT, orderId: at.orderId })))).toBe('not_found');
  });

  test('lets the order go on where it was, once; then it says so and shows nothing of the person', async () => {
    const token = await wrongPostcode();
    const good = { address_first_line: STREET, address_postcode: 'EH6 6JN' };
    const form = await page(token).then(({ address }) => ({ ...address?.now, ...good }));
    const seen = await fixAddress(token, good);
    expect(seen).toMatchObject({ state: 'solved', address: null, artwork: null, reason: null });
    expect(await at.status()).toBe('new');
    expect(await at.jobs('advance-order')).toBe(1);
    // Pressed twice: the same answer, and nothing more happens.
    const again = { ...form, address_first_line: 'Elsewhere', version: '2026-11-20T09:01:00.000Z' };
    const twice = await fixAddressByLink(token, 'req_test', again as never);
    expect(twice.state).toBe('solved');
    expect(await street()).toBe(STREET);
  });

  test('while the bank questions the payment it says so and fixes nothing; afterwards it works again', async () => {
    const token = await wrongPostcode();
    const form = await page(token).then(({ address }) => ({
      ...address?.now,
      version: address?.version ?? '',
    }));
    await at.world.sql("update orders set hold_reason = 'disputed', held_at = now() where id = $1", [
      at.orderId,
    ]);
    expect(await page(token)).toMatchObject({ state: 'held', address: null });
    const tried = await fixAddressByLink(token, 'req_test', { ...form, address_first_line: STREET } as never);
    expect(tried.state).toBe('held');
    expect(await street()).not.toBe(STREET);
    await at.world.sql('update orders set hold_reason = null, held_at = null where id = $1', [at.orderId]);
    expect(await page(token)).toMatchObject({ state: 'open' });
  });

  test('is used so many times a minute, and then refused for a moment (D32-31)', async () => {
    const token = await wrongPostcode();
    const wrong = { lineId: 'oli_none', version: '', personalisation: {} };
    const old = '2026-11-20T09:01:00.000Z';
    const uses = await Promise.all(
      Array.from({ length: 25 }, () => errorOf(acceptByLink(token, 'req_test', old))),
    );
    expect(uses.toSorted()).toEqual([
      ...Array<string>(20).fill('conflict'),
      ...Array<string>(5).fill('rate_limited'),
    ]);
    expect(await errorOf(acceptByLink(token, 'req_test', await version(token)))).toBe('rate_limited');
    // What is none of its issue counts nothing.
    expect((await fixArtworkByLink(token, 'req_test', wrong)).state).toBe('open');
  });

  test('an address that is used as it was typed is not questioned again (D32-32)', async () => {
    const token = await wrongPostcode();
    expect(await acceptByLink(token, 'req_test', await version(token))).toMatchObject({ state: 'solved' });
    await advanceOrder({ tenantId: TENANT, orderId: at.orderId });
    expect(await at.status()).toBe('queued_processing');
    const log = await at.world.sql(
      "select data from audit_log where subject_id = $1 and action = 'order.issue_accepted'",
      [at.orderId],
    );
    expect(log).toEqual([{ data: { what: 'address' } }]);
  });

  test('sent as it was, an address that is right is used as it is', async () => {
    const token = tokenOf(await at.raise('address_issue', 'No such door'));
    expect(await fixAddress(token, {})).toMatchObject({ state: 'solved' });
    expect(await at.status()).toBe('new');
  });

  test('late, superseded or of an order that ended it says so, and fixes nothing', async () => {
    const first = await at.raise('address_issue', 'No such door');
    const known = await version(tokenOf(first));
    await at.world.sql(`update order_issues set link_until = now() - interval '1 minute' where id = $1`, [
      first,
    ]);
    expect((await page(tokenOf(first))).state).toBe('expired');
    expect((await acceptByLink(tokenOf(first), 'req_test', known)).state).toBe('expired');
    expect(await at.status()).toBe('address_issue');
    await acceptIssue(CLIENT, ISLA, { orderId: at.orderId, version: known, kind: 'address' });
    const second = await at.raise('address_issue', 'No such street');
    expect((await page(tokenOf(first))).state).toBe('superseded');
    expect((await page(tokenOf(second))).state).toBe('open');
    await at.setStatus('cancelled');
    expect(await page(tokenOf(second))).toMatchObject({ state: 'closed', address: null });
  });

  test('the client’s fix ends it; who had the page open is told', async () => {
    const token = tokenOf(await at.raise('address_issue', 'No such door'));
    const known = await version(token);
    await acceptIssue(CLIENT, ISLA, { orderId: at.orderId, version: known, kind: 'address' });
    expect((await acceptByLink(token, 'req_test', known)).state).toBe('solved');
  });

  test('an order that was changed meanwhile is a conflict; a token of another tenant’s is nothing', async () => {
    const issue = await at.raise('address_issue', 'No such door');
    expect(await errorOf(acceptByLink(tokenOf(issue), 'req_test', '2026-11-20T09:01:00.000Z'))).toBe(
      'conflict',
    );
    const foreign = fixToken({ tenantId: 'ten_lumen', issueId: issue });
    expect(await errorOf(page(foreign))).toBe('not_found');
    expect(await errorOf(acceptByLink(foreign, 'req_test', ''))).toBe('not_found');
  });

  test('once its person was erased it shows nothing and fixes nothing (D46)', async () => {
    const token = tokenOf(await at.raise('address_issue', 'No such door'));
    const known = await version(token);
    await at.world.sql(
      `update orders set snapshot = jsonb_set(snapshot, '{customer,email}', '""') where id = $1`,
      [at.orderId],
    );
    expect(await page(token)).toMatchObject({ state: 'closed', address: null });
    expect((await acceptByLink(token, 'req_test', known)).state).toBe('closed');
    expect(await at.status()).toBe('address_issue');
  });
});

describe('artwork that is fixed by link (D32-31)', () => {
  test('is checked, changed, and the order is queued for processing', async () => {
    await at.setStatus('queued_processing');
    const token = tokenOf(await at.raise('artwork_issue', 'word_refused'));
    await at.refuseWord('INGRID');
    const { artwork } = await page(token);
    const [line] = artwork?.lines ?? [];
    expect(artwork?.can_accept).toBe(false);
    expect(line?.issues).toEqual([expect.objectContaining({ code: 'word_refused', severity: 'block' })]);
    const values = { lineId: line?.line ?? '', personalisation: { front: { name: 'ASTRID' } } };
    expect(
      (await checkByLink(token, 'req_test', values)).issues.some(({ severity }) => severity === 'block'),
    ).toBe(false);
    const seen = await fixArtworkByLink(token, 'req_test', { ...values, version: artwork?.version ?? '' });
    expect(seen.state).toBe('solved');
    expect(await at.status()).toBe('queued_processing');
    expect(await at.jobs('render-prints')).toBe(1);
    expect(await at.printed()).toMatchObject({ text: 'ASTRID' });
    expect(await errorOf(checkByLink(token, 'req_test', values))).toBe('conflict');
    await at.refuseWord(null);
  });

  test('takes a picture while the store is closed; the link of an address takes none (D3-54)', async () => {
    const visitor = { tenantId: TENANT, actor: 'shopper' } as const;
    await at.setStatus('queued_processing');
    const issue = await at.raise('artwork_issue', 'word_refused');
    const place = () => errorOf(openEventPlace(visitor, 'fjord-fern', { order_token: tokenOf(issue) }));
    await at.world.sql(`update events set status = 'On hold' where slug = 'fjord-fern'`);
    expect(await place()).toBe('ok');
    await at.world.sql(`update order_issues set kind = 'address' where id = $1`, [issue]);
    expect(await place()).toBe('event_closed');
    await at.world.sql(`update events set status = 'Active' where slug = 'fjord-fern'`);
  });
});
