/** @jest-environment node */
import { giveCode } from '@/lib/modules/claims/contract/give-code';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import type { CodeStory } from '@/lib/modules/claims/contract/promo-code-acts';
import { mailCodes } from '@/lib/modules/claims/service/mailings/mail-codes';
import { ADMIN, BATCHES, CODES, dataOf, FILLED, SHARED, startBatchWorld } from '@/scripts/test/batch-world';
import { check } from '@/scripts/test/demo-world';
import { catchMails, type CaughtMail } from '@/scripts/test/mail-catcher';

jest.setTimeout(120_000);

let world: Awaited<ReturnType<typeof startBatchWorld>>;
let taken: CaughtMail[];
let close: () => Promise<void>;
beforeAll(async () => {
  world = await startBatchWorld();
  ({ caught: taken, close } = await catchMails());
});
afterAll(async () => {
  await world.close();
  await close();
});
beforeEach(() => {
  taken.length = 0;
});

const made = async (body: object = FILLED) => dataOf<{ id: string }>(await world.make(body)).id;
const give = (batch: string, body: object, key?: string) =>
  world.ask(
    `${BATCHES}/${batch}/gifts`,
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    },
    ADMIN,
  );
const run = (batchId: string) => mailCodes({ tenantId: 'ten_lumen', batchId }, { last: false });

test('one call makes a code, mails it, and its story is read at its id (D40-9)', async () => {
  const batch = await made();
  const answer = await give(batch, { name: 'Ada Fern', email: 'ada@gift.example', text: 'For you' });
  check(giveCode, answer);
  const code = answer.json.data as unknown as PromoCode;
  expect(code).toMatchObject({
    state: 'open',
    person: { name: 'Ada Fern', email: 'ada@gift.example', text: 'For you' },
    mail: { state: 'waiting' },
  });
  await run(batch);
  expect(taken.map(({ to }) => to)).toEqual([['ada@gift.example']]);
  expect(taken[0]?.read.text).toContain('For you');
  expect((await world.claim({ promo_code: code.printed })).status).toBe(200);
  const { story } = dataOf<CodeStory>(await world.get(`${CODES}/${code.id}`, ADMIN));
  expect(story.map(({ kind }) => kind).sort()).toEqual(['claimed', 'mailed', 'made'].sort());
  expect(await world.read(batch)).toMatchObject({ size: 1, made: 1, people: 1, uses: 1 });
});

test('20 calls at once with one key make one code and one mail; so do 20 without a key (D26-1)', async () => {
  const batch = await made();
  const body = { name: 'Ben Oak', email: 'ben@gift.example' };
  const keyed = await Promise.all(Array.from({ length: 20 }, () => give(batch, body, 'gift-of-ben')));
  // While the first is under way the others are told so; a repeat answers the same code.
  expect(keyed.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const again = await give(batch, body, 'gift-of-ben');
  const ids = keyed.flatMap(({ status, json }) => (status === 200 ? [json.data['id']] : []));
  expect(new Set([...ids, again.json.data['id']]).size).toBe(1);
  expect((await give(batch, { ...body, name: 'Other' }, 'gift-of-ben')).status).toBe(422);
  const bare = await Promise.all(
    Array.from({ length: 20 }, () => give(batch, { email: 'Cem@gift.example' })),
  );
  expect(new Set(bare.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await world.codesOf(batch)).toHaveLength(2);
  await run(batch);
  await run(batch);
  expect(taken.map(({ to }) => to[0]).sort()).toEqual(['Cem@gift.example', 'ben@gift.example']);
});

test('a code may be made without a mail; a bad address, a shared code and a full batch make none', async () => {
  const batch = await made();
  const quiet = dataOf<PromoCode>(await give(batch, { email: 'dia@gift.example', mail: false }));
  expect(quiet.mail).toBeNull();
  await run(batch);
  expect(taken).toEqual([]);
  expect((await give(batch, { email: 'nobody@' })).json.codes).toEqual({ email: ['invalid_email'] });
  expect((await give(await made({ ...SHARED, code: 'Gift All' }), { email: 'e@gift.example' })).status).toBe(
    409,
  );
  await world.sql('update code_batches set size = 50000, made = 50000 where id = $1', [batch]);
  expect((await give(batch, { email: 'e@gift.example' })).status).toBe(409);
  expect(await world.codesOf(batch)).toHaveLength(1);
});
