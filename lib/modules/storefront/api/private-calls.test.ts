/** @jest-environment node */
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startCallers, type Callers } from '@/scripts/test/foreign/callers';
import { CASES } from '@/scripts/test/foreign/cases';
import { cookieFor, makePrivate, makePublic } from '@/scripts/test/foreign/private-store';
import * as walk from '@/scripts/test/foreign/walk';

jest.setTimeout(120_000);

// Every call that visitors can make about a store: as without entry for a store that lets everybody in, a 404 for a private
// one before entry, and the same as before once entered. The calls are those of the walk over foreign ids, so that a new
// call is here by itself. S3.5-11.

let stand: Callers;
beforeAll(async () => {
  stand = await startCallers();
});
afterAll(() => stand.close());
beforeEach(() => stand.world.asOwner('delete from rate_limits'));

const VISITORS = ['public', 'open'];
const ABOUT_A_STORE = ALL_HANDLERS.map(({ contract }) => contract).filter(
  ({ access, params }) => VISITORS.includes(access) && 'slug' in params.shape,
);
/** Their links are what opens them, in any status; private-entry.test.ts and approvals.test.ts try them. */
const BY_LINK = ['storefront.shared-preview', 'storefront.answer-approval'];
const CALLS = ABOUT_A_STORE.filter(({ id, beforeEntry }) => !beforeEntry && !BY_LINK.includes(id)).flatMap(
  (contract) =>
    (CASES[contract.id] ?? []).map((one, index) => [`${contract.id} ${index + 1}`, contract, one] as const),
);

const ownerOf = async (slug: string) => {
  const [row] = await stand.world.sql<{ tenant: string }>(
    'select tenant_id as tenant from events where slug = $1',
    [slug],
  );
  return row?.tenant ?? '';
};

test('only the calls of the entry page, and what counts a look, answer before entry', () => {
  const before = ABOUT_A_STORE.filter(({ beforeEntry }) => beforeEntry).map(({ id }) => id);
  expect(before.sort()).toEqual([
    // It reads nothing, and says nothing.
    'claim.count-view',
    'storefront.ask-entry-code',
    'storefront.enter-by-code',
    'storefront.enter-by-password',
    'storefront.read-entry',
  ]);
  expect(CALLS.length).toBeGreaterThan(15);
});

describe('each call of visitors', () => {
  test.each(CALLS)('%s', async (_name, contract, one) => {
    const call = await stand.goodCall(one);
    const slug = call.params['slug'] ?? '';
    // A preview's link opens by itself; what it opens is tested below.
    delete call.query['preview'];
    await makePrivate('password', { tenant: await ownerOf(slug), slug });
    const before = await walk.send(stand, contract, call);
    expect([before.status, before.json.code]).toEqual([404, 'not_found']);
    const cookie = await cookieFor(stand.world, slug);
    const after = await walk.send(stand, contract, { ...call, headers: { ...call.headers, cookie } });
    const expected = one.good ?? contract.status ?? 200;
    expect([after.status, after.text]).toEqual([expected, after.text]);
    // Nothing between the API and the visitor may keep it.
    if (expected < 300) expect(after.headers.get('cache-control')).toMatch(/no-store/);
    await makePublic(stand.world, slug);
    const again = await walk.send(stand, contract, await stand.goodCall(one));
    expect(again.status).toBe(one.good ?? contract.status ?? 200);
  });
});
