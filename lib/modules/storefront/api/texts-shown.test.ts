/** @jest-environment node */
import { listProducts } from '@/lib/modules/storefront/contract/list-products';
import { fromPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import { check } from '@/scripts/test/demo-world';
import {
  meterOf,
  ownText,
  startTextsWorld,
  TEE,
  teeText,
  TEXTS_ADMIN,
  TEXTS_PATH,
} from '@/scripts/test/texts-world';
import { listProductsHandler } from './list-products';
import { readProductHandler } from './read-product';
import { readStorefrontHandler } from './read-storefront';
import { readTextsHandler, saveTextsHandler } from './texts';

jest.setTimeout(60_000);

let world: Awaited<ReturnType<typeof startTextsWorld>>;
beforeAll(async () => {
  world = await startTextsWorld([
    readTextsHandler,
    saveTextsHandler,
    readStorefrontHandler,
    readProductHandler,
    listProductsHandler,
  ]);
});
afterAll(() => world.close());

describe('an event in the visitor’s language (S3.6-29)', () => {
  test('a visitor reads their language, else the event’s; a basket keeps its name', async () => {
    await world.purged();
    const saved = await world.save(
      'de',
      ownText('store_name', 'Fjord & Farn'),
      ownText('home_heading', 'Kaffeemenschen, gut angezogen'),
      teeText('product_name', 'Rundhals-Shirt'),
    );
    expect(meterOf(saved, 'de')).toMatchObject({ translated: 3, changed: 0 });
    expect(await world.purged()).toBe(1);
    const german = await world.storeIn('de');
    expect(german.storeConfig).toMatchObject({
      storeName: 'Fjord & Farn',
      homeHeading: 'Kaffeemenschen, gut angezogen',
      homeSubheading: (await world.storeIn()).storeConfig.homeSubheading,
    });
    expect(german.basket_name).toBe('Fjord & Fern');
    expect(german.event_products.find(({ product_id: id }) => id === TEE)?.name).toBe('Rundhals-Shirt');
    for (const lang of [undefined, 'en', 'fr'])
      expect((await world.storeIn(lang)).storeConfig.homeHeading).toBe('Coffee people, well dressed');
    expect((await world.teeIn('de')).name).toBe('Rundhals-Shirt');
    expect((await world.teeIn('de')).description).toBe((await world.teeIn('fr')).description);
    expect((await world.teeIn('fr')).name).toBe('Crew Tee');
  });

  test('a formatted page is shown in its translation', async () => {
    const own = (await world.storeIn('fr')).storeConfig.aboutUs;
    expect(own.content).not.toBe('');
    await world.save('da', ownText('about_content', 'Vi rister.\n\nSiden 2009.'));
    const danish = (await world.storeIn('da')).storeConfig.aboutUs;
    expect(danish).toMatchObject({
      content: 'Vi rister.\n\nSiden 2009.',
      document: fromPlainText('Vi rister.\n\nSiden 2009.'),
    });
    expect((await world.storeIn('fr')).storeConfig.aboutUs).toEqual(own);
  });

  test('lists show, search and sort the reader’s names', async () => {
    const list = async (query: string) => {
      const answer = await world.get(`/api/ten_fjord/fjord-fern/products?${query}`);
      check(listProducts, answer);
      return (answer.json.data as unknown as { products: { name: string }[] }).products.map(
        ({ name }) => name,
      );
    };
    expect(await list('q=rundhals&lang=de')).toEqual(['Rundhals-Shirt']);
    expect(await list('q=rundhals&lang=fr')).toEqual([]);
    expect(await list('q=crew&lang=fr')).toContain('Crew Tee');
    expect(await list('q=crew')).toContain('Crew Tee');
  });

  test('a changed source marks its translation until somebody looks at it', async () => {
    await world.sql(`update products set name = 'Crew Tee II' where id = $1`, [TEE]);
    const texts = await world.read('language=de&open=1');
    expect(meterOf(texts, 'de')).toMatchObject({ translated: 3, changed: 1 });
    const tee = texts.products.find(({ id }) => id === TEE);
    expect(tee?.texts[0]).toMatchObject({ source: 'Crew Tee II', text: 'Rundhals-Shirt', changed: true });
    // Still what a German reads: an old translation is nearer than another language.
    expect((await world.teeIn('de')).name).toBe('Rundhals-Shirt');
    const confirmed = await world.save('de', teeText('product_name', 'Rundhals-Shirt'));
    expect(meterOf(confirmed, 'de')).toMatchObject({ changed: 0 });
  });

  test('an empty text shows the source again, and a source that is emptied hides its translation', async () => {
    await world.save('de', ownText('store_name', ''));
    expect((await world.storeIn('de')).storeConfig.storeName).toBe('Fjord & Fern');
    await world.sql(`update products set name = '' where id = $1`, [TEE]);
    expect((await world.teeIn('de')).name).toBe('');
    await world.sql(`update products set name = 'Crew Tee' where id = $1`, [TEE]);
  });

  test('rows of a language that has become the event’s own are not shown', async () => {
    const language = (code: string) =>
      world.sql(`update events set default_language = $1 where id = 'evt_fjord_fern'`, [code]);
    await language('de');
    expect((await world.storeIn('de')).storeConfig.homeHeading).toBe('Coffee people, well dressed');
    expect((await world.teeIn('de')).name).toBe('Crew Tee');
    expect((await world.get(`${TEXTS_PATH}?language=de`, TEXTS_ADMIN)).json.codes).toEqual({
      language: ['invalid'],
    });
    await language('en');
  });
});
