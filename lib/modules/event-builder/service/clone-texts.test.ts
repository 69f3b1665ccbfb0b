/** @jest-environment node */
import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { formattedText, ownText, startTextsWorld, TEXTS_ADMIN, teeText } from '@/scripts/test/texts-world';

jest.setTimeout(60_000);

const EVENT = '/api/ten_fjord/events/fjord-fern';
const LOOK = '/api/ten_fjord/store-admin';
const PARTS = { products: false, look: false, details: false, vouchers: false };
const TERMS = parseMarkdown('Only **here**.');

let world: Awaited<ReturnType<typeof startTextsWorld>>;
beforeAll(async () => {
  world = await startTextsWorld(ALL_HANDLERS);
  await world.post(
    `${LOOK}/fjord-fern/configuration/update`,
    { storeConfig: { terms: { document: TERMS } } },
    TEXTS_ADMIN,
  );
  await world.save(
    'de',
    ownText('store_name', 'Fjord & Farn'),
    ownText('home_subheading', 'Auf Bestellung gedruckt'),
    formattedText('terms_content', 'Nur **hier**.'),
    teeText('product_name', 'Rundhals-Shirt'),
  );
  const seo = { version: 0, texts: { de: { title: 'Kaffee', description: '', share: '' } } };
  expect((await world.post(`${LOOK}/fjord-fern/seo`, seo, TEXTS_ADMIN)).status).toBe(200);
});
beforeEach(() => world.asOwner('delete from rate_limits'));
afterAll(() => world.close());

async function cloned(name: string, parts: Partial<typeof PARTS>): Promise<string> {
  const answer = await world.post(`${EVENT}/clone`, { name, stock: 'same', ...PARTS, ...parts }, TEXTS_ADMIN);
  expect(answer.status).toBe(200);
  return String(answer.json.data['slug']);
}
const texts = (slug: string) =>
  world.sql<{ field: string; value: string; document: unknown; product: boolean }>(
    `select x.field, x.value, x.document, x.product_id is not null as product
     from event_texts x join events e on e.tenant_id = x.tenant_id and e.id = x.event_id
     where e.slug = $1 and x.language = 'de' order by x.field`,
    [slug],
  );
const titles = (slug: string) =>
  world.sql(
    `select o.texts -> 'de' ->> 'title' as title, o.version from event_seo o join events e on e.id = o.event_id
     where e.slug = $1`,
    [slug],
  );

test('a copy that takes the look takes its translations, with their formatting, and its search texts', async () => {
  const slug = await cloned('Look only', { look: true });
  expect(await texts(slug)).toEqual([
    { field: 'home_subheading', value: 'Auf Bestellung gedruckt', document: null, product: false },
    { field: 'store_name', value: 'Fjord & Farn', document: null, product: false },
    { field: 'terms_content', value: 'Nur hier.', document: parseMarkdown('Nur **hier**.'), product: false },
  ]);
  expect(await titles(slug)).toEqual([{ title: 'Kaffee', version: 1 }]);
  // Its name is another one, which the translation is not of.
  const answer = await world.get(`${LOOK}/${slug}/texts?language=de`, TEXTS_ADMIN);
  const shown = answer.json.data as unknown as { texts: { field: string; changed: boolean }[] };
  expect(shown.texts.filter(({ changed }) => changed).map(({ field }) => field)).toEqual(['store_name']);
});

test('with the products it takes theirs too', async () => {
  const slug = await cloned('Look and products', { look: true, products: true });
  expect((await texts(slug)).filter(({ product }) => product)).toEqual([
    { field: 'product_name', value: 'Rundhals-Shirt', document: null, product: true },
  ]);
});

test('without the look it takes neither, and products keep theirs', async () => {
  expect(await texts(await cloned('Nothing', {}))).toEqual([]);
  const slug = await cloned('Products only', { products: true });
  expect((await texts(slug)).map(({ field }) => field)).toEqual(['product_name']);
  expect(await titles(slug)).toEqual([]);
});
