/** @jest-environment node */
import { reissueCodes } from '@/lib/modules/claims/service/batches/reissue-codes';
import { BATCHES, CODES, dataOf, FILLED } from '@/scripts/test/batch-world';
import { dayIn, people, startMailingWorld } from '@/scripts/test/mailing-world';

jest.setTimeout(120_000);

let world: Awaited<ReturnType<typeof startMailingWorld>>;
beforeAll(async () => {
  world = await startMailingWorld();
});
afterAll(() => world.close());
beforeEach(() => world.forget());

const made = async (body: object = {}) => dataOf<{ id: string }>(await world.make({ ...FILLED, ...body })).id;

test('taking a mailing back, or giving it a day, leaves the mails that were asked for by themselves (D40-9)', async () => {
  const batch = await world.fill(people(1));
  await world.give(batch, 'kept@gift.example');
  await world.saved(batch, { send: 'on', send_on: dayIn(3) });
  expect(await world.saved(batch, { send: 'none' })).toMatchObject({ waiting: 1, send_at: null });
  expect(await world.jobsOf(batch)).toHaveLength(1);
  await world.run(batch);
  expect(world.sentTo()).toEqual(['kept@gift.example']);
});

test('a new code in the place of a gift’s is mailed, whether or not the old one was (D40-5, D40-9)', async () => {
  const batch = await made();
  const waiting = await world.give(batch, 'waiting@gift.example');
  await world.act(`${CODES}/${waiting.id}`, 'reissue');
  await world.run(batch);
  const first = await world.codeOf(batch, 'waiting@gift.example');
  expect(first.id).not.toBe(waiting.id);
  expect(world.caught.map(({ read }) => read.text)).toEqual([expect.stringContaining(first.link)]);

  world.forget();
  await world.act(`${BATCHES}/${batch}`, 'reissue');
  await reissueCodes({ tenantId: 'ten_lumen', batchId: batch, before: new Date().toISOString() });
  await world.run(batch);
  const second = await world.codeOf(batch, 'waiting@gift.example');
  expect(world.caught.map(({ read }) => read.text)).toEqual([expect.stringContaining(second.link)]);
});

test('a gift whose address is corrected is mailed there', async () => {
  const batch = await made();
  const code = await world.give(batch, 'tpyo@gift.example');
  await world.run(batch);
  world.forget();
  await world.fillWith(batch, `code,email\n${code.printed},typo@gift.example`);
  await world.run(batch);
  expect(world.sentTo()).toEqual(['typo@gift.example']);
});

test('a gift of a batch that begins later is mailed when it begins', async () => {
  const day = dayIn(5);
  const batch = await made({ starts_on: day });
  await world.give(batch, 'early@gift.example');
  await world.run(batch);
  expect(world.caught).toEqual([]);
  const [job] = await world.jobsOf(batch);
  expect(job?.at.getTime()).toBeGreaterThan(Date.now() + 3 * 86_400_000);
  expect(await world.codeOf(batch, 'early@gift.example')).toMatchObject({ mail: { state: 'waiting' } });
});
