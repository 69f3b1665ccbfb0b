/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { readSharedPreview, type PreviewData } from '@/lib/modules/storefront/contract/preview';
import { KEPT_VERSIONS } from '@/lib/modules/storefront/service/versions/keep-version';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { ADMIN, approvalCalls, CHANGES, shownIn, tokenOf } from '@/scripts/test/approvals';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { makePrivate, makePublic } from '@/scripts/test/foreign/private-store';

jest.setTimeout(120_000);

const DAY_MS = 86_400_000;

let world: DemoWorld;
let undo: (() => void) | undefined;
let calls: ReturnType<typeof approvalCalls>;
beforeAll(async () => {
  world = await startDemoWorld(ALL_HANDLERS);
  calls = approvalCalls(world);
});
afterAll(() => world.close());
afterEach(() => undo?.());

describe('a link for approval (S3.6-15)', () => {
  test('shows its version byte for byte, whatever is saved or translated later', async () => {
    await calls.save({ homeHeading: 'For approval', colourSet: { primary: '#123456' } });
    const made = await calls.make();
    const token = tokenOf(made);
    const before = await calls.look(token);
    check(readSharedPreview, before);
    expect(before.headers.get('cache-control')).toBe('no-store');
    const then = JSON.stringify(shownIn(before).store.storeConfig);
    const live = await world.get('/api/storefront/fjord-fern');
    const ofLive = (live.json.data as unknown as PreviewData['store']).storeConfig;
    expect({ ...JSON.parse(then), colourSet: { ...ofLive.colourSet, createdByUserId: null } }).toEqual({
      ...ofLive,
      colourSet: { ...ofLive.colourSet, createdByUserId: null },
    });
    await calls.save({ homeHeading: 'A later heading', colourSet: { primary: '#654321' } });
    await world.sql(
      `insert into event_texts (tenant_id, event_id, field, language, value, source_hash, updated_at)
       values ('ten_fjord', 'evt_fjord_fern', 'home_heading', 'de', 'Später', md5('A later heading'), now())`,
    );
    const after = await world.get(`/api/storefront/fjord-fern/shared-preview?preview=${token}&lang=de`);
    expect(JSON.stringify(shownIn(after).store.storeConfig)).toBe(then);
    expect(shownIn(after).approval).toEqual({
      version: made.version,
      expires_at: made.expires_at,
      answer: null,
    });
    expect(shownIn(after).store.takes_payment).toBe(false);
    expect(shownIn(after).store.door).toBe('closed');
  });

  test('shows a draft and its pictures, and a private store, without any entry', async () => {
    const slug = 'fjord-fern-summer';
    const made = await calls.make({}, slug);
    const { store, status } = shownIn(await calls.look(tokenOf(made), slug));
    expect(status).toBe('Draft');
    const picture = store.event_products[0]?.colours[0]?.front_preview ?? '';
    expect((await world.get(picture)).status).toBe(200);
    await calls.revoke(made.id, ADMIN, 'ten_fjord', slug);
    expect((await world.get(picture)).status).toBe(410);

    await makePrivate('password', { tenant: 'ten_fjord', slug: 'fjord-fern' });
    const hidden = await calls.make();
    expect((await calls.look(tokenOf(hidden))).status).toBe(200);
    expect((await calls.answer(tokenOf(hidden), CHANGES)).status).toBe(200);
    expect((await world.get(`/api/storefront/fjord-fern?preview=${tokenOf(hidden)}`)).status).toBe(404);
    await calls.revoke(hidden.id);
    expect((await calls.look(tokenOf(hidden))).status).toBe(410);
    await makePublic(world, 'fjord-fern');
  });

  test.each([1, 7, 30])('ends after %i days, and keeps its version until then', async (days) => {
    const made = await calls.make({ days });
    const ends = new Date(made.expires_at).getTime();
    expect(ends - new Date(made.created_at).getTime()).toBe(days * DAY_MS);
    undo = setClock(() => new Date(ends - 1000));
    expect((await calls.look(tokenOf(made))).status).toBe(200);
    undo = setClock(() => new Date(ends));
    const ended = await calls.look(tokenOf(made));
    expect([ended.status, ended.json.code]).toEqual([410, 'gone']);
    expect((await calls.answer(tokenOf(made), CHANGES)).json.code).toBe('gone');
    undo();
    await calls.revoke(made.id);
    const revoked = await calls.look(tokenOf(made));
    expect([revoked.status, revoked.json]).toEqual([ended.status, { ...ended.json }]);
    expect((await calls.list()).find(({ id }) => id === made.id)).toMatchObject({
      state: 'revoked',
      path: null,
    });
  });

  test('holds its version while it is open, and goes with it afterwards', async () => {
    const [open, ended] = [await calls.make(), await calls.make()];
    await calls.revoke(ended.id);
    await world.sql(
      `update store_configurations set version = version + $1 where event_id = 'evt_fjord_fern'`,
      [KEPT_VERSIONS + 1],
    );
    await calls.save({ homeHeading: 'Much later' });
    expect((await calls.look(tokenOf(open))).status).toBe(200);
    await calls.revoke(open.id);
    await calls.save({ homeHeading: 'Later still' });
    expect((await calls.list()).map(({ id }) => id)).not.toContain(open.id);
    expect((await calls.look(tokenOf(open))).status).toBe(404);
  });
});
