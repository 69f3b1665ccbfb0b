/** @jest-environment node */
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { inviteUrl } from './invite-link';
import { invitePeopleHandler, resendInvitationHandler } from '@/lib/modules/size-collection/api/invitees';
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
  world = await startDemoWorld([invitePeopleHandler, resendInvitationHandler]);
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
