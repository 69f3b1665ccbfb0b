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
