/** @jest-environment node */
import { smtpMailer } from '@/lib/mail';
import { dayIn, people, startMailingWorld } from '@/scripts/test/mailing-world';

jest.setTimeout(120_000);

let world: Awaited<ReturnType<typeof startMailingWorld>>;
beforeAll(async () => {
  world = await startMailingWorld();
});
afterAll(() => world.close());
beforeEach(() => world.forget());
afterEach(() => jest.restoreAllMocks());

const AWAY = Object.assign(new Error('away'), { code: 'ECONNECTION' });

/** Lets the mails to some addresses fail before the mail server sees them, as a fault of our own does. */
function failFor(addresses: readonly string[]): void {
  const send = smtpMailer.send.bind(smtpMailer);
  jest.spyOn(smtpMailer, 'send').mockImplementation((mail) => {
    if (addresses.includes(mail.to.address)) return Promise.reject(new TypeError('broken'));
    return send(mail);
  });
}

test('after an outage what is due later has its turn: a reminder, and what was put off (D40-4)', async () => {
  const guests = people(2);
  const [lost = '', later = ''] = guests.map(({ email }) => email);
  const batch = await world.fill(guests, { ends_on: dayIn(10) });
  world.refused.set(later, { code: 451, message: 'Try again later' });
  world.refused.set(lost, { code: 451, message: 'Try again later' });
  await world.saved(batch, { remind_days: 3 });
  await world.run(batch);
  await world.sql('update code_mails set due_at = now() where batch_id = $1 and code_id = $2', [
    batch,
    (await world.codeOf(batch, lost)).id,
  ]);
  await world.dropJobs(batch);
  const send = jest.spyOn(smtpMailer, 'send').mockRejectedValue(AWAY);
  await expect(world.run(batch, true)).rejects.toThrow('away');
  expect((await world.codeOf(batch, lost)).mail).toMatchObject({ state: 'refused', reason: 'unreachable' });
  expect((await world.codeOf(batch, later)).mail).toMatchObject({ state: 'waiting' });
  expect(await world.jobsOf(batch)).toHaveLength(1);
  // Once the mail server is back, its person lets the mails go again.
  send.mockRestore();
  world.refused.clear();
  expect(await world.saved(batch, { remind_days: 3 })).toMatchObject({ waiting: 2, refused: 0 });
  await world.run(batch);
  expect(world.sentTo()).toEqual([lost]);
});

test('an address that was refused is not tried again; a paused code’s mail is not given up', async () => {
  const guests = people(2);
  const [gone = '', paused = ''] = guests.map(({ email }) => email);
  world.refused.set(gone, { code: 550, message: '5.1.1 No such user' });
  const batch = await world.fill(guests);
  await world.saved(batch);
  await world.act(
    `/api/ten_lumen/events/lumen-summit/promo-codes/${(await world.codeOf(batch, paused)).id}`,
    'pause',
  );
  await world.run(batch);
  expect(await world.saved(batch)).toMatchObject({ refused: 1, waiting: 1 });
  const [added] = people(1);
  await world.fillWith(batch, `name,email\n${added?.name},${added?.email}`);
  jest.spyOn(smtpMailer, 'send').mockRejectedValue(AWAY);
  await expect(world.run(batch, true)).rejects.toThrow('away');
  expect((await world.codeOf(batch, paused)).mail).toMatchObject({ state: 'waiting' });
  expect((await world.codeOf(batch, gone)).mail).toMatchObject({ reason: 'address' });
  expect((await world.codeOf(batch, added?.email ?? '')).mail).toMatchObject({ reason: 'unreachable' });
});

test('mails that fail by themselves hold up no other, and it counts for them alone (D40-4)', async () => {
  const guests = people(6);
  const batch = await world.fill(guests);
  await world.saved(batch);
  // The first in the order of a turn, as many as look like an outage.
  const codes = (await world.codesOf(batch)).sort((one, other) => (one.id < other.id ? -1 : 1));
  const emails = codes.flatMap(({ person }) => person?.email ?? []);
  const [broken, fine] = [emails.slice(0, 3), emails.slice(3)];
  failFor(broken);
  await expect(world.run(batch)).rejects.toThrow('broken');
  await world.run(batch);
  expect(world.sentTo()).toEqual([...fine].sort());
  expect(await world.mailing(batch)).toMatchObject({ sent: 3, waiting: 3, refused: 0 });

  const next = people(2);
  const other = await world.fill(next);
  await world.saved(other);
  const [first] = (await world.codesOf(other)).sort((one, two) => (one.id < two.id ? -1 : 1));
  jest.restoreAllMocks();
  failFor([first?.person?.email ?? '']);
  await world.run(other);
  const rows = () =>
    world.sql<{ attempts: number; state: string }>(
      'select attempts, state from code_mails where batch_id = $1 order by code_id',
      [other],
    );
  expect(await rows()).toEqual([
    { attempts: 1, state: 'waiting' },
    { attempts: 0, state: 'sent' },
  ]);
});
