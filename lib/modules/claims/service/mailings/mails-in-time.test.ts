/** @jest-environment node */
import { reissueCodes } from '@/lib/modules/claims/service/batches/reissue-codes';
import { deleteEvent, restoreEvent } from '@/lib/modules/events/service/delete-event';
import { setStatus } from '@/lib/modules/events/service/set-status';
import { BATCHES, dataOf, FILLED } from '@/scripts/test/batch-world';
import { dayIn, people, startMailingWorld } from '@/scripts/test/mailing-world';

jest.setTimeout(120_000);

let world: Awaited<ReturnType<typeof startMailingWorld>>;
beforeAll(async () => {
  world = await startMailingWorld();
});
afterAll(() => world.close());
beforeEach(() => world.forget());

const SYSTEM = { tenantId: 'ten_lumen', actor: 'system' } as const;
/** Changes the event's status as its service does; what the launch check judges is not asked here. */
const setLive = (status: 'Active' | 'On hold') =>
  setStatus(SYSTEM, 'lumen-summit', { status }, async () => undefined);

test('nobody gets a link that opens nothing: a mailing, a gift and a reminder wait for their event (D40-4)', async () => {
  const [late, soon] = [await world.fill(people(1)), await world.fill(people(1))];
  const bare = dataOf<{ id: string }>(await world.make(FILLED)).id;
  await world.saved(late);
  await world.saved(soon, { send: 'on', send_on: dayIn(3), remind_days: null });
  await world.sql("update code_mailings set send_at = now() - interval '40 days' where batch_id = $1", [
    soon,
  ]);
  await setLive('On hold');
  try {
    await world.give(bare, 'gift-on-hold@mail.example');
    for (const batch of [late, soon, bare]) {
      await world.run(batch);
      await world.dropJobs(batch);
    }
    expect(world.caught).toEqual([]);
    expect((await world.save(late)).json.codes).toEqual({ send: ['event_not_live'] });
  } finally {
    await setLive('Active');
  }
  for (const batch of [late, soon, bare]) {
    expect(await world.jobsOf(batch)).toHaveLength(1);
    await world.run(batch);
  }
  expect(world.caught).toHaveLength(3);
});

test('a reminder that fell due while its event was on hold is sent once it goes on; so after a deletion (D40-4)', async () => {
  const guestsOf = people(1);
  const batch = await world.fill(guestsOf, { ends_on: dayIn(10) });
  await world.saved(batch, { remind_days: 3 });
  await world.run(batch);
  world.forget();
  await world.sql("update code_mailings set send_at = now() - interval '60 days' where batch_id = $1", [
    batch,
  ]);
  await world.sql("update code_mails set settled_at = now() - interval '60 days' where batch_id = $1", [
    batch,
  ]);
  await world.sql("update code_batches set ends_at = now() + interval '2 days' where id = $1", [batch]);
  await deleteEvent(SYSTEM, 'lumen-summit', 'Lumen Summit');
  try {
    await world.run(batch);
    await world.dropJobs(batch);
    await restoreEvent(SYSTEM, 'lumen-summit');
    expect(world.caught).toEqual([]);
  } finally {
    await setLive('Active');
  }
  expect(await world.jobsOf(batch)).toHaveLength(1);
  await world.run(batch);
  expect(world.sentTo()).toEqual([guestsOf[0]?.email]);
});

test('after a re-issue only the mails of the codes that are there count', async () => {
  const batch = await world.fill(people(2));
  await world.saved(batch);
  await world.run(batch);
  await world.act(`${BATCHES}/${batch}`, 'reissue');
  await reissueCodes({ tenantId: 'ten_lumen', batchId: batch, before: new Date().toISOString() });
  expect(await world.mailing(batch)).toMatchObject({ addresses: 2, sent: 0 });
  await world.run(batch);
  expect(await world.mailing(batch)).toMatchObject({ addresses: 2, sent: 2 });
});

test('what was said while a turn was under way is not put off to the reminder', async () => {
  const batch = await world.fill(people(1), { ends_on: dayIn(10) });
  await world.saved(batch, { send: 'on', send_on: dayIn(2), remind_days: 3 });
  await world.sql('update code_mailings set send_at = now() where batch_id = $1', [batch]);
  // The end of a turn that began before that.
  await world.act(`${BATCHES}/${batch}`, 'pause');
  await world.act(`${BATCHES}/${batch}`, 'resume');
  const [job] = await world.jobsOf(batch);
  expect(job?.at.getTime()).toBeLessThan(Date.now() + 60_000);
});
