/** @jest-environment node */
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import type { CodeStory } from '@/lib/modules/claims/contract/promo-code-acts';
import { ADMIN, BATCHES, CODES, dataOf, FILLED } from '@/scripts/test/batch-world';
import { dayIn, people, startMailingWorld } from '@/scripts/test/mailing-world';

jest.setTimeout(120_000);

let world: Awaited<ReturnType<typeof startMailingWorld>>;
beforeAll(async () => {
  world = await startMailingWorld();
});
afterAll(() => world.close());
beforeEach(() => world.forget());

const storyOf = async (id: string) => dataOf<CodeStory>(await world.get(`${CODES}/${id}`, ADMIN));
const whyOf = async (id: string) =>
  (await storyOf(id)).story.find(({ kind }) => kind === 'not_mailed')?.why ?? null;

/** Every person with an address is counted once. */
async function countsOf(batch: string) {
  const { addresses, sent, waiting, refused, not_needed, unsubscribed } = await world.mailing(batch);
  expect(sent + waiting + refused + not_needed + unsubscribed).toBe(addresses);
  return { sent, waiting, refused, not_needed };
}

/** A batch of so many persons whose mails have all been put off by the mail server. */
async function waitingBatch(count: number, body: object = {}) {
  const guests = people(count);
  for (const { email } of guests) world.refused.set(email, { code: 451, message: 'Later' });
  const batch = await world.fill(guests, body);
  await world.saved(batch);
  await world.run(batch);
  world.forget();
  const codes = await Promise.all(guests.map(({ email }) => world.codeOf(batch, email)));
  await world.sql('update code_mails set due_at = now() where batch_id = $1', [batch]);
  return { batch, codes, emails: guests.map(({ email }) => email) };
}
const at = (codes: PromoCode[], index: number): PromoCode => {
  const code = codes[index];
  if (!code) throw new Error('no such code');
  return code;
};

test('a waiting mail of a code that died says why, at once and for good; the counts add up (D40-17)', async () => {
  const { batch, codes, emails } = await waitingBatch(5);
  const [dead, used, over, paused] = [0, 1, 2, 3].map((index) => at(codes, index)) as [
    PromoCode,
    PromoCode,
    PromoCode,
    PromoCode,
  ];
  expect(await countsOf(batch)).toMatchObject({ waiting: 5 });
  await world.act(`${CODES}/${dead.id}`, 'revoke');
  expect(await whyOf(dead.id)).toBe('revoked');
  expect((await world.claim({ promo_code: used.printed })).status).toBe(200);
  await world.sql("update promo_codes set ends_at = now() - interval '1 hour' where id = $1", [over.id]);
  await world.act(`${CODES}/${paused.id}`, 'pause');
  const mails = async () => Promise.all(emails.map(async (email) => (await world.codeOf(batch, email)).mail));
  const told = (await mails()).map((mail) => [mail?.state, mail?.reason]);
  expect(told).toEqual([
    ['not_needed', 'revoked'],
    ['not_needed', 'used'],
    ['not_needed', 'expired'],
    ['waiting', null],
    ['waiting', null],
  ]);
  expect(await countsOf(batch)).toEqual({ sent: 0, waiting: 2, refused: 0, not_needed: 3 });
  await world.run(batch);
  expect(world.sentTo()).toEqual([emails[4]]);
  expect(await countsOf(batch)).toEqual({ sent: 1, waiting: 1, refused: 0, not_needed: 3 });
  expect([await whyOf(used.id), await whyOf(over.id), await whyOf(paused.id)]).toEqual([
    'used',
    'expired',
    null,
  ]);

  // The pause ends, and the day of the code that was over is moved.
  await world.act(`${CODES}/${paused.id}`, 'resume');
  await world.act(`${CODES}/${over.id}`, 'extend', { ends_on: dayIn(5) });
  expect(await world.jobsOf(batch)).toHaveLength(1);
  world.forget();
  await world.run(batch);
  expect(world.sentTo()).toEqual([emails[2], emails[3]].sort());
  expect(await countsOf(batch)).toEqual({ sent: 3, waiting: 0, refused: 0, not_needed: 2 });
});

test('codes that died before their mailing began are told, too', async () => {
  const guests = people(3);
  const batch = await world.fill(guests);
  const [dead, used] = [
    await world.codeOf(batch, guests[0]?.email ?? ''),
    await world.codeOf(batch, guests[1]?.email ?? ''),
  ];
  await world.act(`${CODES}/${dead.id}`, 'revoke');
  await world.claim({ promo_code: used.printed });
  await world.saved(batch, { send: 'on', send_on: dayIn(2) });
  expect(await countsOf(batch)).toEqual({ sent: 0, waiting: 1, refused: 0, not_needed: 2 });
  await world.sql("update code_mailings set send_at = now() - interval '1 minute' where batch_id = $1", [
    batch,
  ]);
  await world.run(batch);
  expect(world.sentTo()).toEqual([guests[2]?.email]);
  expect(await countsOf(batch)).toEqual({ sent: 1, waiting: 0, refused: 0, not_needed: 2 });
  expect([await whyOf(dead.id), await whyOf(used.id)]).toEqual(['revoked', 'used']);
  // Nothing is left to look at.
  await world.dropJobs(batch);
  await world.run(batch);
  expect(await world.jobsOf(batch)).toEqual([]);
});

test('of a revoked batch nothing is mailed, and each code says so', async () => {
  const { batch, codes } = await waitingBatch(2);
  await world.act(`${BATCHES}/${batch}`, 'revoke');
  expect(await countsOf(batch)).toEqual({ sent: 0, waiting: 0, refused: 0, not_needed: 2 });
  expect(await whyOf(at(codes, 0).id)).toBe('revoked');
  await world.run(batch);
  expect(world.caught).toEqual([]);
});

test('a paused batch waits and goes on; what ends meanwhile says so by itself', async () => {
  const { batch, codes, emails } = await waitingBatch(2, { ends_on: dayIn(10) });
  await world.act(`${BATCHES}/${batch}`, 'pause');
  await world.dropJobs(batch);
  await world.run(batch);
  expect(world.caught).toEqual([]);
  // The job comes again at the end of the batch, though nothing can be sent before.
  const [job] = await world.jobsOf(batch);
  expect(job?.at.getTime()).toBeGreaterThan(Date.now() + 8 * 86_400_000);
  await world.sql("update promo_codes set ends_at = now() - interval '1 hour' where id = $1", [
    at(codes, 0).id,
  ]);
  await world.act(`${BATCHES}/${batch}`, 'resume');
  await world.run(batch);
  expect(world.sentTo()).toEqual([emails[1]]);
  expect(await whyOf(at(codes, 0).id)).toBe('expired');
});

test('a code that is re-issued while its mail waits: the new one is mailed, the old one says why it was not', async () => {
  const { batch, codes, emails } = await waitingBatch(1);
  const old = at(codes, 0);
  const fresh = dataOf<PromoCode>(await world.act(`${CODES}/${old.id}`, 'reissue'));
  await world.run(batch);
  expect(world.sentTo()).toEqual(emails);
  expect(world.caught[0]?.read.text).toContain(fresh.link);
  expect(await whyOf(old.id)).toBe('replaced');
  expect(await countsOf(batch)).toEqual({ sent: 1, waiting: 0, refused: 0, not_needed: 0 });
});

test('a gift that was asked for by itself is mailed once its code is good again', async () => {
  const bare = dataOf<{ id: string }>(await world.make(FILLED)).id;
  const code = await world.give(bare, 'asked-late@mail.example');
  await world.sql("update promo_codes set ends_at = now() - interval '1 hour' where id = $1", [code.id]);
  await world.run(bare);
  expect(world.caught).toEqual([]);
  expect(await whyOf(code.id)).toBe('expired');
  await world.act(`${CODES}/${code.id}`, 'extend', { ends_on: null });
  await world.run(bare);
  expect(world.sentTo()).toEqual(['asked-late@mail.example']);
});
