/** @jest-environment node */
import {
  readGiftMailsHandler,
  resumeGiftMailsHandler,
  stopGiftMailsHandler,
} from '@/lib/modules/claims/api/gift-mails';
import { readGiftMails, resumeGiftMails, stopGiftMails } from '@/lib/modules/claims/contract/gift-mails';
import type { CodeStory } from '@/lib/modules/claims/contract/promo-code-acts';
import { ADMIN, CODES, dataOf, FILLED } from '@/scripts/test/batch-world';
import { check } from '@/scripts/test/demo-world';
import { dayIn, people, startMailingWorld } from '@/scripts/test/mailing-world';
import { unsubscribeLinks } from './gift-mail-link';

jest.setTimeout(120_000);

let world: Awaited<ReturnType<typeof startMailingWorld>>;
beforeAll(async () => {
  world = await startMailingWorld([readGiftMailsHandler, stopGiftMailsHandler, resumeGiftMailsHandler]);
});
afterAll(() => world.close());
beforeEach(() => world.forget());

const ONE_CLICK = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};
/** What the headers of the last mail say, and the path that a mail program posts to. */
function headersOfMail(index = 0) {
  const read = world.caught[index]?.read;
  const headers = Object.fromEntries((read?.headers ?? []).map(({ key, value }) => [key, value]));
  const url = /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? 'http://none';
  return { read, headers, url: new URL(url) };
}
const oneClick = (path: string) => world.ask(path, ONE_CLICK);
const storyOf = async (id: string) => dataOf<CodeStory>(await world.get(`${CODES}/${id}`, ADMIN));

test('every gift mail can be unsubscribed from by one click, and by a link that holds no address (D40-16)', async () => {
  const batch = await world.fill(people(2));
  await world.saved(batch, { lang: 'de' });
  await world.run(batch);
  const { read, headers, url } = headersOfMail();
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(url.pathname).toMatch(/^\/api\/gift-mails\/[\w-]+\/unsubscribe$/);
  const token = url.pathname.split('/')[3] ?? '';
  const page = `/unsubscribe/${token}?lang=de`;
  expect(read?.text).toContain(`Geschenk-E-Mails abbestellen\n`);
  expect(read?.text).toContain(page);
  expect(read?.html).toContain(page);
  // After the signature.
  expect(Buffer.from(token.slice(43), 'base64url').toString()).not.toContain('@');
  expect(url.href).not.toContain('%40');
  const links = [headersOfMail(0).url.href, headersOfMail(1).url.href];
  expect(new Set(links).size).toBe(2);
});

test('whoever has unsubscribed gets no gift mail or reminder of this client, whatever batch it is of (D40-16)', async () => {
  const [gone, stays] = people(2) as [{ name: string; email: string }, { name: string; email: string }];
  const first = await world.fill([gone, stays], { ends_on: dayIn(10) });
  await world.saved(first, { remind_days: 3 });
  await world.run(first);
  const index = world.caught.findIndex(({ to }) => to[0] === gone.email);
  const { url } = headersOfMail(index);
  const token = url.pathname.split('/')[3] ?? '';

  // Reading changes nothing.
  const read = await world.get(`/api/gift-mails/${token}`);
  check(readGiftMails, read);
  expect(read.json.data).toMatchObject({ stopped: false });
  const answer = await oneClick(url.pathname + url.search);
  check(stopGiftMails, answer);
  const again = await oneClick(url.pathname);
  expect([again.status, again.text]).toEqual([answer.status, answer.text]);
  expect((await world.get(`/api/gift-mails/${token}`)).json.data).toMatchObject({ stopped: true });

  // Another batch, and a gift by API: spelt in another way, it is the same address.
  world.forget();
  const second = await world.fill([{ ...gone, email: gone.email.toUpperCase() }, stays]);
  await world.saved(second);
  await world.run(second);
  expect(world.sentTo()).toEqual([stays.email]);
  expect(await world.mailing(second)).toMatchObject({
    addresses: 2,
    sent: 1,
    waiting: 0,
    refused: 0,
    not_needed: 0,
    unsubscribed: 1,
  });
  const bare = dataOf<{ id: string }>(await world.make(FILLED)).id;
  expect((await world.give(bare, gone.email)).mail).toMatchObject({ state: 'unsubscribed' });
  world.forget();
  await world.run(bare);
  expect(world.caught).toEqual([]);
  const [code] = await world.codesOf(bare);
  const { story } = await storyOf(code?.id ?? '');
  expect(story.find(({ kind }) => kind === 'not_mailed')).toMatchObject({ why: 'unsubscribed' });

  // The reminder of the mail that was sent.
  await world.sql("update code_mails set settled_at = now() - interval '9 days' where batch_id = $1", [
    first,
  ]);
  await world.sql("update code_batches set ends_at = now() + interval '2 days' where id = $1", [first]);
  await world.run(first);
  expect(world.sentTo()).toEqual([stays.email]);
  const reminded = await storyOf((await world.codeOf(first, gone.email)).id);
  expect(reminded.story.find(({ kind }) => kind === 'not_reminded')).toMatchObject({ why: 'unsubscribed' });

  // Who has the code all the same can claim with it.
  const { printed } = await world.codeOf(first, gone.email);
  expect((await world.claim({ promo_code: printed })).status).toBe(200);
});

test('a mail that waits is settled at once, and undoing sends it (D40-16)', async () => {
  const [person] = people(1) as [{ name: string; email: string }];
  const early = await world.fill([person]);
  await world.saved(early);
  await world.run(early);
  const token = headersOfMail().url.pathname.split('/')[3] ?? '';
  world.forget();
  const later = await world.fill([person]);
  await world.saved(later, { send: 'on', send_on: dayIn(3) });
  const bare = dataOf<{ id: string }>(await world.make(FILLED)).id;
  const given = await world.give(bare, person.email);
  await oneClick(`/api/gift-mails/${token}/unsubscribe`);
  expect((await world.codeOf(bare, person.email)).mail).toMatchObject({ state: 'unsubscribed' });
  expect(await world.mailing(later)).toMatchObject({ waiting: 0, unsubscribed: 1 });

  await world.dropJobs(bare);
  const answer = await world.ask(`/api/gift-mails/${token}/resume`, { method: 'POST' });
  check(resumeGiftMails, answer);
  expect(await world.jobsOf(bare)).toHaveLength(1);
  expect(await world.mailing(later)).toMatchObject({ waiting: 1, unsubscribed: 0 });
  await world.run(bare);
  expect(world.sentTo()).toEqual([person.email]);
  expect(world.caught[0]?.read.text).toContain(given.link);
  const actions = await world.sql<{ action: string }>(
    "select action from audit_log where action like 'claim.mails_%' and data ->> 'address' in (select id from gift_mail_addresses where email_key = $1) order by at, id",
    [person.email.toLowerCase()],
  );
  expect(actions.map(({ action }) => action)).toEqual(['claim.mails_stopped', 'claim.mails_resumed']);
});

test('a link that opens nothing is answered alike, and tells nothing', async () => {
  const forged = `${'x'.repeat(43)}dGVuX2x1bWVu`;
  const nobody = unsubscribeLinks({ tenantId: 'ten_lumen', id: 'mad_nobody' }, 'en');
  const paths = [`/api/gift-mails/${forged}/unsubscribe`, new URL(nobody.post).pathname];
  for (const path of paths) {
    const answer = await oneClick(path);
    expect([answer.status, answer.json.data]).toEqual([200, { stopped: true }]);
    expect((await world.get(path.replace('/unsubscribe', ''))).status).toBe(404);
  }
});
