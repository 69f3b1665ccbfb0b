/** @jest-environment node */
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { inviteToken, inviteUrl } from './invite-link';
import { readInvitationHandler, stopMailsHandler } from '@/lib/modules/size-collection/api/invitation';
import {
  invitePeopleHandler,
  removeInviteeHandler,
  resendInvitationHandler,
} from '@/lib/modules/size-collection/api/invitees';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { catchMails, type CaughtMail } from '@/scripts/test/mail-catcher';
import { sendInvitationMail } from './send-invitation-mail';

jest.setTimeout(60_000);

const ADMIN = 'admin@lumen-robotics.example';
const EVENT = '/api/ten_lumen/events/lumen-offsite/invitees';

let world: DemoWorld;
let taken: CaughtMail[];
let close: () => Promise<void>;

beforeAll(async () => {
  world = await startDemoWorld([
    ...[invitePeopleHandler, resendInvitationHandler, removeInviteeHandler],
    ...[readInvitationHandler, stopMailsHandler],
  ]);
  ({ caught: taken, close } = await catchMails());
});
afterAll(async () => {
  await world.close();
  await close();
});
beforeEach(() => {
  taken.length = 0;
});

let guests = 0;
async function invite(name = 'Ada Fern') {
  guests += 1;
  const email = `ada${guests}@guest.example`;
  await world.post(EVENT, { invitees: [{ name, email }] }, ADMIN);
  const [row] = await world.sql<{ id: string }>('select id from bulk_invitees where email = $1', [email]);
  const inviteeId = row?.id ?? '';
  return { email, job: { tenantId: 'ten_lumen', inviteeId } };
}

describe('the mail that asks for a size (D4)', () => {
  test('goes to the invitee, with their own link and the last day, in the event’s language', async () => {
    const { email, job } = await invite();
    await sendInvitationMail(job);
    const [mail] = taken;
    expect([mail?.to, mail?.read.subject]).toEqual([[email], 'Lumen Offsite: which size is yours?']);
    const link = inviteUrl('lumen-offsite', job);
    expect(mail?.read.text).toContain(link);
    expect(mail?.read.html).toContain(link);
    expect(mail?.read.text).toMatch(/until \d+ \w+ \d{4}/);
    expect(mail?.read.from).toEqual({ name: 'Lumen Offsite', address: 'orders@merchloom.example' });
    expect(mail?.read.messageId).toMatch(/^<invitation\.[\w.]+@merchloom\.example>$/);
    expect(mail?.read.replyTo?.[0]?.address).toBe('people@lumen-robotics.example');
  });

  test('is sent once for each time it was asked for, and not to who was removed', async () => {
    const { job } = await invite();
    await sendInvitationMail(job);
    await sendInvitationMail(job);
    expect(taken).toHaveLength(1);
    await world.sql("update bulk_invitees set mail_asked_at = now() - interval '1 hour' where id = $1", [
      job.inviteeId,
    ]);
    await world.post(`${EVENT}/${job.inviteeId}/resend`, {}, ADMIN);
    await sendInvitationMail(job);
    await sendInvitationMail(job);
    expect(new Set(taken.map(({ read }) => read.messageId)).size).toBe(2);
    const { job: gone } = await invite();
    await world.sql('delete from bulk_invitees where id = $1', [gone.inviteeId]);
    await sendInvitationMail(gone);
    expect(taken).toHaveLength(2);
  });

  test('speaks each of the ten languages; a name is text, never markup', async () => {
    const subjects = new Set<string>();
    for (const lang of LOCALE_CODES) {
      await world.sql("update events set default_language = $1 where slug = 'lumen-offsite'", [lang]);
      const { job } = await invite('Ada <b>Fern</b>');
      await sendInvitationMail(job);
      const read = taken.at(-1)?.read;
      subjects.add(read?.subject ?? '');
      expect(read?.html).toContain(`lang="${lang}"`);
      expect(read?.html).toContain('Ada &lt;b&gt;Fern&lt;/b&gt;');
    }
    expect(subjects.size).toBe(LOCALE_CODES.length);
  });
});

describe('unsubscribing by one click (RFC 8058, D4-11)', () => {
  const header = (name: string) => taken.at(-1)?.read.headers.find(({ key }) => key === name)?.value;
  const askAgain = async (inviteeId: string) => {
    const hour = "update bulk_invitees set mail_asked_at = now() - interval '1 hour' where id = $1";
    await world.sql(hour, [inviteeId]);
    return world.post(`${EVENT}/${inviteeId}/resend`, {}, ADMIN);
  };

  test('the address in the mail’s head ends further mails, whoever asks for them and however often', async () => {
    const { email, job } = await invite();
    await sendInvitationMail(job);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { pathname } = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '');
    for (const _ of ['once', 'twice']) expect((await world.post(pathname, {})).status).toBe(200);

    const again = await askAgain(job.inviteeId);
    expect([again.status, again.json.data['mail']]).toEqual([
      200,
      expect.objectContaining({ state: 'stopped' }),
    ]);
    // A job that was waiting at the click.
    await world.sql('update bulk_invitees set mails_asked = mails_asked + 1 where id = $1', [job.inviteeId]);
    await sendInvitationMail(job);
    // Removed, and invited again in other letters.
    await world.post(`${EVENT}/${job.inviteeId}/remove`, {}, ADMIN);
    await world.post(EVENT, { invitees: [{ name: 'Ada', email: email.toUpperCase() }] }, ADMIN);
    const [row] = await world.sql<{ id: string }>('select id from bulk_invitees where email_key = $1', [
      email,
    ]);
    await sendInvitationMail({ ...job, inviteeId: row?.id ?? '' });
    expect(taken).toHaveLength(1);
  });

  test('the link goes on working and says so; one audit row names the invitee by id', async () => {
    const { job } = await invite();
    const token = inviteToken(job);
    const read = async () => (await world.get(`/api/invitation/${token}`)).json.data['mails_stopped'];
    expect(await read()).toBe(false);
    await world.post(`/api/invitation/${token}/unsubscribe`, {});
    await world.post(`/api/invitation/${token}/unsubscribe`, {});
    expect(await read()).toBe(true);
    const audits = await world.sql(
      "select data from audit_log where action = 'bulk.mails_stopped' and data ->> 'invitee' = $1",
      [job.inviteeId],
    );
    expect(audits).toEqual([{ data: { invitee: job.inviteeId } }]);
  });

  test('nobody else is stopped: not another invitee, not by a forged link or one for something else', async () => {
    const [{ job }, { job: other }] = [await invite(), await invite()];
    await world.post(`/api/invitation/${inviteToken(job)}/unsubscribe`, {});
    const wrong = [
      `${inviteToken(other).slice(0, -1)}${inviteToken(other).endsWith('A') ? 'B' : 'A'}`,
      orderToken({ tenantId: 'ten_lumen', orderId: other.inviteeId }),
      inviteToken({ ...other, tenantId: 'ten_fjord' }),
    ];
    for (const token of wrong)
      expect((await world.post(`/api/invitation/${token}/unsubscribe`, {})).status).toBe(404);
    await sendInvitationMail(other);
    expect(taken).toHaveLength(1);
  });
});

test('a client’s own sender is in From, and gets the replies (S2.2-103)', async () => {
  await world.sql(`insert into mail_senders (tenant_id, name, reply_to, updated_at)
     values ('ten_lumen', 'Merch Desk', 'desk@merch.example', now())`);
  const { job } = await invite();
  await sendInvitationMail(job);
  const [mail] = taken;
  expect([mail?.read.from?.name, mail?.read.replyTo?.[0]?.address]).toEqual([
    'Merch Desk',
    'desk@merch.example',
  ]);
});
