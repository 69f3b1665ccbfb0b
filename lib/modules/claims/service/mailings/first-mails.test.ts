/** @jest-environment node */
import { setStatus } from '@/lib/modules/events/service/set-status';
import { people, startMailingWorld } from '@/scripts/test/mailing-world';

jest.setTimeout(120_000);

let world: Awaited<ReturnType<typeof startMailingWorld>>;
beforeAll(async () => {
  world = await startMailingWorld();
});
afterAll(() => world.close());

const setLive = (status: 'Active' | 'On hold') =>
  setStatus({ tenantId: 'ten_lumen', actor: 'system' }, 'lumen-summit', { status }, async () => undefined);

test('people of a batch that is not live yet are mailed once it is, each once (D40-20)', async () => {
  const guests = people(2);
  const batch = await world.fill(guests);
  await setLive('On hold');
  try {
    expect(await world.saved(batch, { send: 'live', note: 'Thank you' })).toMatchObject({
      saved: true,
      live: false,
      sent: 0,
    });
    await world.run(batch);
    await world.dropJobs(batch);
    expect(world.caught).toEqual([]);
  } finally {
    await setLive('Active');
  }
  // The event that goes live wakes its mails.
  expect(await world.jobsOf(batch)).toHaveLength(1);
  await world.run(batch);
  await world.run(batch);
  expect(world.sentTo()).toEqual(guests.map(({ email }) => email).sort());
  expect(world.caught.every(({ read }) => read.text?.includes('Thank you'))).toBe(true);
  expect(await world.mailing(batch)).toMatchObject({ live: true, waiting: 0, sent: 2 });
});

test('after a turn a batch goes behind the client’s other batches, though its mails were due before theirs', async () => {
  const [large, small] = [await world.fill(people(101)), await world.fill(people(1))];
  await world.saved(large);
  await world.run(large);
  await world.saved(small);
  await world.run(large);
  const [[next], [other]] = [await world.jobsOf(large), await world.jobsOf(small)];
  expect(next && other && next.at > other.at).toBe(true);
  expect(await world.mailing(large)).toMatchObject({ sent: 100, waiting: 1 });
});
