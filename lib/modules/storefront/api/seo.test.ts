/** @jest-environment node */
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { readSeo, saveSeo, type EventSeo } from '@/lib/modules/storefront/contract/texts/seo';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { listStorefrontsHandler } from './list-storefronts';
import { readStorefrontHandler } from './read-storefront';
import { readSeoHandler, saveSeoHandler } from './seo';
import { saveTextsHandler } from './texts';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const PATH = '/api/ten_fjord/store-admin/fjord-fern/seo';
const NOTHING = { title: '', description: '', share: '' };

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    readSeoHandler,
    saveSeoHandler,
    saveTextsHandler,
    readStorefrontHandler,
    listStorefrontsHandler,
  ]);
});
afterAll(() => world.close());

const read = async () => {
  const answer = await world.get(PATH, ADMIN);
  check(readSeo, answer);
  return answer.json.data as unknown as EventSeo;
};
const save = async (body: object, person = ADMIN) =>
  world.post(PATH, { version: (await read()).version, ...body }, person);
const told = async (lang?: string) => {
  const answer = await world.get(`/api/storefront/fjord-fern${lang ? `?lang=${lang}` : ''}`);
  check(readStorefront, answer);
  return (answer.json.data as unknown as StorefrontData).seo;
};
const stores = async () => (await world.get('/api/storefronts')).json.data['slugs'] as unknown as string[];
const purged = async () =>
  (
    await world.asOwner(
      "delete from graphile_worker._private_jobs where key = 'purge:fjord-fern' returning 1",
    )
  ).length;

describe('what search engines are told of an event (S2.2-44)', () => {
  test('nothing at first: the store’s own name and headings stand in, in each language', async () => {
    await world.post(
      PATH.replace('/seo', '/texts'),
      {
        language: 'de',
        version: 0,
        texts: [{ product: null, field: 'home_subheading', text: 'Aus Leith versandt' }],
      },
      ADMIN,
    );
    const seo = await read();
    expect(seo).toMatchObject({ default_language: 'en', listed: true, texts: {}, version: 0 });
    expect(seo.fallbacks.en).toMatchObject({ title: 'Fjord & Fern', share: 'Coffee people, well dressed' });
    expect(seo.fallbacks.de.description).toBe('Aus Leith versandt');
    expect(seo.fallbacks.fr).toEqual(seo.fallbacks.en);
    expect(await told('de')).toEqual({ listed: true, ...NOTHING });
  });

  test('a text is told in its language, else that of the event, and purges its pages', async () => {
    await purged();
    const answer = await save({
      texts: {
        en: { title: 'Coffee clothing', description: 'Made in Leith', share: '' },
        de: { title: 'Kaffeekleidung', description: '', share: '' },
      },
    });
    check(saveSeo, answer);
    expect(answer.json.data).toMatchObject({ version: 1 });
    expect(await purged()).toBe(1);
    expect(await told('de')).toMatchObject({ title: 'Kaffeekleidung', description: 'Made in Leith' });
    expect(await told('fr')).toMatchObject({ title: 'Coffee clothing', share: '' });
    expect(await told()).toMatchObject({ title: 'Coffee clothing' });
  });

  test('the same again changes nothing, an emptied language is forgotten, others stay', async () => {
    const { texts, version } = await read();
    expect((await save({ texts, version: 0 })).status).toBe(200);
    expect((await read()).version).toBe(version);
    await save({ texts: { de: NOTHING } });
    expect((await read()).texts).toEqual({ en: texts.en });
  });

  test('a store that is not listed says so, and leaves the list of stores', async () => {
    expect(await stores()).toContain('fjord-fern');
    await save({ listed: false });
    expect((await told()).listed).toBe(false);
    expect(await stores()).not.toContain('fjord-fern');
    await save({ listed: true });
    expect(await stores()).toContain('fjord-fern');
  });

  test('not over somebody else’s save, not by those who may not, not while locked, not at any length', async () => {
    const texts = { en: { ...NOTHING, title: 'Other' } };
    expect((await save({ texts, version: 0 })).json.code).toBe('conflict');
    expect((await save({ texts }, 'service@fjord-fern.example')).status).toBe(403);
    expect((await save({ texts }, 'admin@lumen-robotics.example')).status).toBe(404);
    const long = await save({ texts: { en: { ...NOTHING, title: 'x'.repeat(5001) } } });
    expect(long.json.codes).toEqual({ 'texts.en.title': ['too_long'] });
    await world.sql(`update events set locked = true where id = 'evt_fjord_fern'`);
    expect((await save({ texts })).json.code).toBe('event_locked');
    await world.sql(`update events set locked = false where id = 'evt_fjord_fern'`);
  });

  test('it is logged', async () => {
    const rows = await world.sql(
      `select actor_user_id, data, changes from audit_log where action = 'store.seo_updated' order by at, id`,
    );
    const search_texts = { before: [{ language: 'en' }, { language: 'de' }] };
    const data = { languages: ['en', 'de'] };
    expect(rows[0]).toMatchObject({ actor_user_id: 'usr_fjord_admin', data, changes: { search_texts } });
    expect(rows.map(({ data }) => data)).toContainEqual({ languages: [], listed: { from: true, to: false } });
  });
});
