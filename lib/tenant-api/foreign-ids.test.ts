/** @jest-environment node */
import { type DemoWorld } from '@/scripts/test/demo-world';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { startCallers, type Callers } from '@/scripts/test/foreign/callers';
import type { Case } from '@/scripts/test/foreign/case';
import { CASES } from '@/scripts/test/foreign/cases';
import { readIds } from '@/scripts/test/foreign/ids';
import { leavesOf } from '@/scripts/test/foreign/leaves';
import { fingerprint, tracesOf, watchWrites } from '@/scripts/test/foreign/traces';
import { PLAIN } from '@/scripts/test/foreign/plain-fields';
import * as walk from '@/scripts/test/foreign/walk';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';

jest.setTimeout(240_000);

// For every call of the API, and every field that could name another tenant's object: the answer must be the same as
// for an id that never existed, and nothing may be written. No middleware runs before it (D19-5).

const TENANTS = ['ten_fjord', 'ten_lumen', 'ten_prairie', 'ten_tidewater'];
const CONTRACTS = ALL_HANDLERS.map((handler) => handler.contract);

/** Fields whose objects are public on purpose: a store is found by its slug, and a public list continues after one. */
const OPEN_PLACES = new Set([
  // Nothing of a shop's message is read but its headers (shop-platform/service/inbox/receive-message.test.ts).
  'shop-platform.webhook body',
  // An open store takes anyone's picture; of a closed one, another order's link opens nothing (returns/service/cases.test.ts).
  'uploads.begin query.order_token',
  ...['storefront.read params.slug', 'storefront.list query.cursor'],
  'storefront.product-addresses query.cursor',
  // Anyone may look whether a slug is taken: it is an address of the site.
  'events.rename body.slug',
  'events.clone body.slug',
  'events.check-slug query.slug',
  'event-drafts.make body.store.plan.slug',
  'event-drafts.save body.store.plan.slug',
  // Each tenant has codes of its own: another one's may be the same.
  'vouchers.create body.code',
  'code-batches.create body.code',
  'vouchers.update body.code',
  // Another client's draft makes an order like any other, each with a reference of its own (draft-orders/service/drafts.test.ts).
  'checkout.pay body.draft',
  // Made up by the caller for each token, and of use with their own alone (tokens.test.ts).
  'integrations.create-token body.key',
  // Where the client wants its events: an address outside.
  'integrations.create-webhook body.url',
  'integrations.update-webhook body.url',
  // What a carrier calls a parcel, and its own page of it.
  ...['carrier', 'number', 'url'].map((field) => `orders.move body.tracking.${field}`),
  // Printers belong to no tenant, and where one is reached is an address outside.
  ...['register', 'connect'].map((verb) => `fulfillers.${verb} body.connection.url`),
  ...[
    'read',
    'change',
    'connect',
    'pause',
    'resume',
    'close',
    'add-closures',
    'remove-closure',
    'file',
    'import',
  ].map((verb) => `fulfillers.${verb} params.fulfiller`),
  ...['messages', 'check'].map((verb) => `fulfillers.${verb} params.fulfiller`),
  ...['list-all', 'count-all'].map((verb) => `orders.${verb} query.fulfiller`),
  'event-fulfillers.choose body.fulfiller',
  // Whose message it is; one that the order was never sent to is a 404 (callback-input.test.ts).
  'fulfilment.callback query.fulfiller',
  // What was written to the platform belongs to no tenant.
  'site-messages.list query.cursor',
  'site-messages.answer params.message',
  // Nor does the queue: its jobs and tasks are the platform's.
  ...['query.cursor', 'query.task'].map((place) => `background-jobs.list ${place}`),
  // Nor does what staff tell everybody: when, and in which words.
  ...['change', 'end'].map((verb) => `platform-notices.${verb} params.notice`),
  ...['create', 'change'].flatMap((verb) =>
    ['starts_at', 'ends_at', ...LOCALE_CODES.map((code) => `texts.${code}`)].map(
      (place) => `platform-notices.${verb} body.${place}`,
    ),
  ),
  // Nor do the palettes that new stores can start with.
  ...['palettes.offer params.palette', 'palettes.order body.was.0', 'palettes.order body.ids.0'],
  ...[...LOCALE_CODES.map((code) => `names.${code}`), 'primary', 'secondary', 'tertiary'].map(
    (place) => `palettes.add body.${place}`,
  ),
  'palettes.rename params.palette',
  ...['names', 'was'].flatMap((part) => LOCALE_CODES.map((code) => `palettes.rename body.${part}.${code}`)),
  // Nor do its mails, and what they say.
  ...['read', 'save', 'preview', 'test'].map((verb) => `mail-texts.${verb} params.platform_mail`),
  ...['save', 'preview'].flatMap((verb) =>
    ['key', 'text'].map((place) => `mail-texts.${verb} body.texts.0.${place}`),
  ),
  // Garments are the platform's, for every client's products alike.
  ...['read', 'change', 'withdraw', 'offer'].map((verb) => `blanks.${verb} params.blank`),
  ...['id', 'code'].map((place) => `blanks.create body.${place}`),
  ...['blanks.withdraw body.replaced_by', 'products.add body.blank'],
  ...['retry', 'cancel'].map((verb) => `background-jobs.${verb} params.job`),
  // Which part it is about, of the order in the path and of that fulfiller alone (parts.test.ts).
  'fulfilment.callback query.reference',
  ...['params.fulfiller', 'body'].map((place) => `fulfilment.stock ${place}`),
  // A code of the caller's own second factor names nothing, and is compared with their own alone.
  'auth.login body.code',
  'account.confirm-two-factor body.code',
  'account.renew-recovery-codes body.code',
  'account.end-two-factor body.code',
  // Printed on a garment and on its certificate: they name nothing here.
  ...['create', 'change'].flatMap((verb) =>
    ['identifier', 'certificate.number'].map((place) => `blanks.${verb} body.${place}`),
  ),
  // Kept as typed: it is looked up, in the own tenant alone, when the copy is made (event-drafts.test.ts).
  'event-drafts.make body.store.plan.source',
  'event-drafts.save body.store.plan.source',
]);

let stand: Callers;
let world: DemoWorld;
let ground: walk.Ground;
let before: Awaited<ReturnType<typeof fingerprint>>;

beforeAll(async () => {
  stand = await startCallers();
  world = stand.world;
  // The walk places an order that a voucher covers hundreds of times: more than the demo's credit has room for.
  await world.sql(
    "update credit_accounts set limit_minor = 100000000 where tenant_id = 'ten_fjord' and activated_at is not null",
  );
  ground = { world, ...(await readIds(world)), traces: await tracesOf(world) };
  await watchWrites(world);
  before = await fingerprint(world);
});
afterAll(() => stand.close());

/** Each case's fields, and which of them are the caller's own. */
async function prepare(contract: walk.Walked['contract'], one: Case): Promise<walk.Walked> {
  const good = await stand.goodCall(one);
  const others = one.ofAllTenants ? [] : TENANTS.filter((tenant) => tenant !== one.home);
  return { contract, one, good, others, known: new Map() };
}

/** The tenants whose rows have changed. */
function changed(was: typeof before, is: typeof before, except?: string): string[] {
  const tenants = [...new Set([...was.keys(), ...is.keys()])].filter((tenant) => tenant !== except);
  return tenants.flatMap((tenant) => {
    const [old, now] = [was.get(tenant) ?? {}, is.get(tenant) ?? {}];
    const tables = Object.keys({ ...old, ...now }).filter((table) => old[table] !== now[table]);
    return tables.map((table) => `${tenant} ${table}`);
  });
}

describe('the walk leaves nothing out', () => {
  test('every contract is here', () => {
    expect(Object.keys(CASES).sort()).toEqual(CONTRACTS.map(({ id }) => id).sort());
  });

  test.each(CONTRACTS.map((contract) => [contract.id, contract] as const))(
    '%s: every field that could name a thing is walked',
    (id, contract) => {
      const slots = new Set((CASES[id] ?? []).flatMap((one) => one.slots.map((slot) => slot.at as string)));
      const missing = leavesOf(contract).filter(({ at, id: isId }) => {
        // A list's call has the name of its entries.
        const name =
          at
            .replace(/(\.\d+)+$/, '')
            .split('.')
            .at(-1) ?? '';
        return !slots.has(at) && !OPEN_PLACES.has(`${id} ${at}`) && (isId || !PLAIN.has(name));
      });
      expect(missing.map(({ at }) => at)).toEqual([]);
      if (contract.bodyKind === 'raw' && !OPEN_PLACES.has(`${id} body`))
        expect([...slots].join()).toContain('body.');
    },
  );

  test('others have something of every kind', () => {
    const kinds = new Set(Object.values(CASES).flatMap((cases) => cases.flatMap((one) => one.slots)));
    for (const { kind } of kinds) {
      const owners = new Set(ground.ids[kind].map(({ tenant }) => tenant));
      expect([kind, owners.size > 1]).toEqual([kind, true]);
    }
    for (const tenant of TENANTS) expect(ground.traces.get(tenant)?.length).toBeGreaterThan(100);
  });
});

const ALL = CONTRACTS.flatMap((contract) =>
  (CASES[contract.id] ?? []).map((one, index) => [`${contract.id} ${index + 1}`, contract, one] as const),
);

describe('every foreign id in every place', () => {
  test.each(ALL)('%s', async (_name, contract, one) => {
    const walked = await prepare(contract, one);
    const seal = (call: typeof walked.good) => (one.seal ? one.seal(call) : call);
    const good = await walk.send(ground, contract, seal(walked.good), walk.usual(walked));
    expect([good.status, good.text]).toEqual([one.good ?? contract.status ?? 200, good.text]);
    expect(walk.traceIn(ground, good, [], walked.others)).toBeUndefined();
    const again = await prepare(contract, one);
    const start = await fingerprint(world);
    const refused = one.slots.filter((slot) => slot.answer !== 'ignored');
    const problems: string[] = [];
    for (const slot of refused) problems.push(...(await walk.walkSlot(ground, again, slot)));
    problems.push(...(await walk.walkInside(ground, again)), ...(await walk.walkElsewhere(ground, again)));
    problems.push(...(await walk.walkTheirs(ground, again)));
    expect(problems).toEqual([]);
    const noted = one.slots.some((slot) => slot.noted) ? one.home : undefined;
    const middle = await fingerprint(world);
    expect(changed(start, middle, noted)).toEqual([]);
    const ignored = one.slots.filter((slot) => slot.answer === 'ignored');
    if (ignored.length === 0) return;
    for (const slot of ignored) problems.push(...(await walk.walkSlot(ground, again, slot)));
    expect(problems).toEqual([]);
    expect(changed(middle, await fingerprint(world), one.home)).toEqual([]);
  });
});

test('nobody’s rows but the callers’ own have changed on the way', async () => {
  const after = await fingerprint(world);
  // Jobs without a tenant come from the callers' valid calls.
  const own = new Set(['', 'ten_fjord', 'ten_lumen']);
  expect(changed(before, after).filter((place) => !own.has(place.split(' ')[0] ?? ''))).toEqual([]);
});
