/** @jest-environment node */
import { readPreview, readSharedPreview, type PreviewData } from '@/lib/modules/storefront/contract/preview';
import { setClock } from '@/lib/kernel/clock';
import { previewToken } from '@/lib/modules/events/service/preview-token';
import { productPreviewHandler } from '@/lib/modules/catalogue/api/product-preview';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readPreviewHandler, readSharedPreviewHandler } from './preview';
import { readStorefrontHandler } from './read-storefront';

jest.setTimeout(60_000);

let world: DemoWorld;
let undo: (() => void) | undefined;
beforeAll(async () => {
  world = await startDemoWorld([
    ...[readPreviewHandler, readSharedPreviewHandler, readStorefrontHandler, productPreviewHandler],
  ]);
});
afterAll(() => world.close());
afterEach(() => undo?.());

const OWN = '/api/storefront/fjord-fern-summer/preview';
const SUMMER = { tenantId: 'ten_fjord', slug: 'fjord-fern-summer' };
const shared = (token: string, slug = SUMMER.slug) =>
  world.get(`/api/storefront/${slug}/shared-preview?preview=${token}`);
const dataOf = (answer: { json: { data: unknown } }) => answer.json.data as PreviewData;

describe('a draft before it is public (D5-2)', () => {
  test.each(['admin@fjord-fern.example', 'service@fjord-fern.example', 'care@merchloom.example'])(
    '%s sees what it will sell, and that nothing is sold yet',
    async (person) => {
      const answer = await world.get(OWN, person);
      check(readPreview, answer);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { status, store } = dataOf(answer);
      expect([status, store.takes_payment, store.door]).toEqual(['Draft', false, 'closed']);
      expect(store.event_products.length).toBeGreaterThan(0);
    },
  );

  test('staff’s look is noted', async () => {
    await world.get(OWN, 'accounts@merchloom.example');
    const noted = await world.asOwner<{ subject: string }>(
      `select subject from platform_audit where data ->> 'call' = 'storefront.preview'`,
    );
    expect(noted.at(-1)).toEqual({ subject: 'ten_fjord' });
  });

  test.each([
    ['another tenant’s admin', OWN, 'admin@lumen-robotics.example', 404],
    ['an event that is not there', '/api/storefront/nowhere/preview', 'admin@fjord-fern.example', 404],
    ['nobody', OWN, undefined, 401],
  ])('%s sees none of it', async (_, path, person, status) => {
    const answer = await world.get(path, person);
    expect([answer.status, answer.text.includes('Summer')]).toEqual([status, false]);
  });

  test('stays a 404 to the public', async () => {
    expect((await world.get('/api/storefront/fjord-fern-summer')).status).toBe(404);
  });
});

describe('a preview link', () => {
  test('shows the same to whoever has it, without the means to hand it on', async () => {
    const own = dataOf(await world.get(OWN, 'admin@fjord-fern.example'));
    const token = new URL(own.shared?.path ?? '', 'http://x').searchParams.get('preview') ?? '';
    const answer = await shared(token);
    check(readSharedPreview, answer);
    expect(dataOf(answer)).toEqual({ ...own, shared: null });
  });

  test('runs out after a week and is for its event alone', async () => {
    const { token, until } = previewToken(SUMMER);
    const days = (until.getTime() - Date.now()) / 86_400_000;
    expect([days > 6.99, days <= 8]).toEqual([true, true]);
    undo = setClock(() => new Date(until.getTime() - 1000));
    expect((await shared(token)).status).toBe(200);
    undo = setClock(() => until);
    expect((await shared(token)).status).toBe(404);
  });

  test('made for another event, mended by hand or without end is a 404', async () => {
    const { token } = previewToken(SUMMER);
    const [until = '', signature = ''] = token.split('.');
    const later = (parseInt(until, 36) + 1).toString(36);
    const wrong = [
      ...[`${later}.${signature}`, `${until}.${'0'.repeat(40)}`, until, '', 'x'.repeat(80)],
      previewToken({ ...SUMMER, tenantId: 'ten_lumen' }).token,
      previewToken({ ...SUMMER, slug: 'fjord-fern' }).token,
    ];
    for (const one of wrong) expect((await shared(one)).status).toBe(404);
    expect((await shared(token, 'fjord-fern')).status).toBe(404);
    expect((await shared(token, 'lumen-summit')).status).toBe(404);
  });

  test('shows the draft’s pictures too, which nobody else gets and no proxy keeps', async () => {
    const { store } = dataOf(await shared(previewToken(SUMMER).token));
    const picture = store.event_products[0]?.colours[0]?.front_preview ?? '';
    const answer = await world.get(picture);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=300']);
    expect((await world.get(picture.replace(/&preview=.*/, ''))).status).toBe(404);
    expect((await world.get(picture.replace(/.$/, '_'))).status).toBe(404);
  });
});
