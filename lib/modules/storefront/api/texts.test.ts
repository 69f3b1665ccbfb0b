/** @jest-environment node */
import { meterOf, ownText, startTextsWorld, TEE, teeText } from '@/scripts/test/texts-world';
import { readTextsHandler, saveTextsHandler } from './texts';

jest.setTimeout(60_000);

let world: Awaited<ReturnType<typeof startTextsWorld>>;
beforeAll(async () => {
  world = await startTextsWorld([readTextsHandler, saveTextsHandler]);
});
afterAll(() => world.close());

describe('translations of an event’s texts (S2.2-43)', () => {
  test('every text that visitors read stands beside its translation, with what is missing', async () => {
    const texts = await world.read('');
    expect(texts).toMatchObject({ default_language: 'en', language: 'fr', version: 0, locked: false });
    expect(texts.languages).toHaveLength(9);
    expect(texts.texts[0]).toEqual({
      field: 'store_name',
      source: 'Fjord & Fern',
      source_document: null,
      text: '',
      document: null,
      changed: false,
    });
    expect(texts.products.find(({ id }) => id === TEE)?.texts.map(({ field }) => field)).toEqual([
      'product_name',
      'product_description',
    ]);
    const { total, translated } = meterOf(texts, 'fr') ?? {};
    expect(translated).toBe(0);
    const shown = [texts, ...texts.products].reduce((sum, one) => sum + one.texts.length, 0);
    expect(total).toBe(shown);
  });

  test('two people: the second sees a conflict, a repeat of the same save does not', async () => {
    const { version } = await world.read('language=it');
    const mine = { language: 'it', version, texts: [ownText('home_heading', 'Gente del caffè')] };
    expect((await world.send(mine)).status).toBe(200);
    expect((await world.send(mine)).status).toBe(200);
    const theirs = { ...mine, texts: [ownText('home_heading', 'Altro')] };
    const refused = await world.send(theirs);
    expect(refused.json).toMatchObject({ code: 'conflict', data: { version: version + 1 } });
    // Another language is another version.
    expect((await world.read('language=es')).version).toBe(0);
  });

  test('errors stand at their text, and nothing is half written', async () => {
    const texts = [
      ownText('home_heading', 'x'.repeat(121)),
      { product: 'ff-nothing', field: 'product_name', text: 'a' },
    ];
    const { version } = await world.read('language=nl');
    expect((await world.send({ language: 'nl', version, texts })).json.codes).toEqual({
      'texts.0.text': ['too_long'],
    });
    const unknown = await world.send({
      language: 'nl',
      version,
      texts: [ownText('home_heading', 'Goed'), ...texts.slice(1)],
    });
    expect(unknown.json.codes).toEqual({ 'texts.1.product': ['unknown'] });
    expect(meterOf(await world.read('language=nl'), 'nl')?.translated).toBe(0);
  });

  test('who may, and what staff have locked', async () => {
    const one = { language: 'sv', version: 0, texts: [ownText('home_heading', 'Kaffefolk')] };
    expect((await world.send(one, 'service@fjord-fern.example')).status).toBe(403);
    expect((await world.send(one, 'admin@lumen-robotics.example')).status).toBe(404);
    expect((await world.read('language=sv', 'service@fjord-fern.example')).version).toBe(0);
    await world.sql(`update products set locked = true where id = $1`, [TEE]);
    const tee = { ...one, texts: [teeText('product_name', 'Tröja')] };
    expect((await world.send(tee)).json.code).toBe('product_locked');
    await world.sql(`update events set locked = true where id = 'evt_fjord_fern'`);
    expect((await world.send(one)).json.code).toBe('event_locked');
    await world.sql(`update events set locked = false where id = 'evt_fjord_fern'`);
    await world.sql(`update products set locked = false where id = $1`, [TEE]);
  });

  test('it is logged', async () => {
    const [row] = await world.sql(
      `select actor_user_id, data, changes from audit_log where action = 'store.texts_updated' order by at, id limit 1`,
    );
    expect(row).toEqual({
      actor_user_id: 'usr_fjord_admin',
      data: { language: 'it', fields: ['home_heading'], products: 0, texts: 1 },
      changes: { home_heading: { before: '', after: expect.any(String) } },
    });
  });
});
