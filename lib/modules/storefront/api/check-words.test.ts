/** @jest-environment node */
import { checkWords } from '@/lib/modules/storefront/contract/check-words';
import { readStorefront } from '@/lib/modules/storefront/contract/storefront';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { checkWordsHandler } from './check-words';
import { readStorefrontHandler } from './read-storefront';

jest.setTimeout(60_000);

const ASK = '/api/ten_fjord/fjord-fern/check-words';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([checkWordsHandler, readStorefrontHandler]);
});
afterAll(() => world.close());

const refuse = (...words: string[]) =>
  world.sql("update events set refuses_words = true, refused_words = $1 where slug = 'fjord-fern'", [words]);
const refuseNone = () => world.sql('update events set refuses_words = false');
afterEach(refuseNone);
const ask = async (...texts: string[]) => (await world.post(ASK, { texts })).json.data['refused'];

describe('what the public learns of them (docs/decisions/0027)', () => {
  test('that there are some, and of a text whether it holds one; never which', async () => {
    const store = () => world.get('/api/storefront/fjord-fern');
    expect((await store()).json.data['checks_words']).toBe(false);
    await refuse('rival', 'shoddy*');
    const told = await store();
    check(readStorefront, told);
    expect(told.json.data['checks_words']).toBe(true);
    expect(told.text).not.toMatch(/rival|shoddy/);
    const answer = await world.post(ASK, {
      texts: ['Ada', 'My R1VAL', 'rivalry', 'Shoddily', ' shoddywork '],
    });
    check(checkWords, answer);
    expect(answer.json.data).toEqual({ refused: [1, 4] });
    await refuseNone();
    expect(await ask('rival')).toEqual([]);
    expect((await store()).json.data['checks_words']).toBe(false);
  });

  test('only of stores that it sees, and of no more texts at once than a list of names has', async () => {
    for (const path of ['ten_fjord/fjord-fern-summer', 'ten_lumen/fjord-fern', 'ten_fjord/nothing-here'])
      expect([path, (await world.post(`/api/${path}/check-words`, { texts: ['Ada'] })).status]).toEqual([
        path,
        404,
      ]);
    const texts = (count: number) => Array.from({ length: count }, (_, at) => `Name ${at}`);
    expect((await world.post(ASK, { texts: texts(201) })).status).toBe(422);
    expect((await world.post(ASK, { texts: [] })).status).toBe(422);
  });

  test('not a dictionary’s worth of them', async () => {
    await refuse('rival');
    const headers = { 'content-type': 'application/json', 'x-merchloom-peer': '10.9.9.9' };
    const body = JSON.stringify({ texts: Array.from({ length: 200 }, (_, at) => `Name ${at}`) });
    const statuses: number[] = [];
    // Twice the limit of one window, so that it is exceeded wherever the window begins.
    for (let round = 0; round < 31; round += 1)
      statuses.push((await world.ask(ASK, { method: 'POST', headers, body })).status);
    expect(statuses.slice(0, 15)).toEqual(Array(15).fill(200));
    expect(statuses).toContain(429);
  });
});
