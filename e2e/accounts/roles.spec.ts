import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { PAGE_PERMISSIONS } from '../../lib/permissions/pages';
import { can, type Permission } from '../../lib/permissions/permissions';
import type { Actor, Role } from '../../lib/permissions/roles';
import { clientCalls } from '../support/calls';
import { arrange, createEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const APP = join(process.cwd(), 'app/[locale]');

const client = (role: Role): Actor => ({ role, superadmin: 0, tenantId: 'ten_fjord' });
const staff = (role: Role): Actor => ({ role, superadmin: 1, tenantId: null });

/** The six people whom the table of permissions tells apart (D3). */
const PEOPLE: readonly (readonly [string, Actor])[] = [
  ['admin@fjord-fern.example', client('admin')],
  ['manager@fjord-fern.example', client('account_manager')],
  ['service@fjord-fern.example', client('customer_service')],
  ['super@merchloom.example', staff('admin')],
  ['accounts@merchloom.example', staff('account_manager')],
  ['care@merchloom.example', staff('customer_service')],
];

/** Every page behind the login that exists, as its place under the locale. */
const PAGES = ['(admin)', '(staff)', '(studio)'].flatMap((group) =>
  readdirSync(join(APP, group), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`),
);

/** A page without a line has no verb, and its test fails. */
const verbs: Partial<Record<string, Permission>> = PAGE_PERMISSIONS;

/** The 403 page is an answer of its own, and none of the page asked for. */
const FORBIDDEN = /<h1[^>]*>You don’t have access to this page/;

async function someOrder(request: APIRequestContext): Promise<string> {
  const list = await request.get('/api/ten_fjord/orders?limit=1');
  const { data }: { data: { orders: { id: string }[] } } = await list.json();
  const [order] = data.orders;
  if (!order) throw new Error('the demo world has an order of fjord-fern');
  return order.id;
}

/** Pages that only a Promo event has. */
const OF_PROMO = /^\/events\/\[slug\]\/(claims|codes)/;
/** Pages that only a Bulk event has. */
const OF_BULK = /^\/events\/\[slug\]\/(bulk-order|invitees)/;
let promo = '';
let bulk = '';
let batch = '';

const WEBHOOK = 'whk_of_roles';

const DRAFT = 'dro_of_roles';
const bulkOrderOf = (slug: string): string => `blk_${slug.replaceAll('-', '_')}`;

test.beforeAll(async ({ request }) => {
  const calls = await clientCalls(request, 'admin@fjord-fern.example');
  ({ slug: promo } = await createEvent(calls, 'ten_fjord', { type: 'Promo', region: 'UK' }));
  ({ slug: bulk } = await createEvent(calls, 'ten_fjord', { type: 'Bulk', region: 'UK' }));
  await arrange([`update events set collect_sizes = true where slug = $1`, [bulk]]);
  // One whose orders nobody looks at here.
  await arrange([
    `insert into bulk_orders (tenant_id, id, event_id, ref, act, payment, currency, shipping_method, production_minor,
      fulfilment_minor, tax_minor, total_minor, placed_at, proof_approved_at)
     select tenant_id, $2, id, $2, $2, 'credit', currency, 'standard', 0, 0, 0, 0, now(), now() from events where slug = $1`,
    [bulk, bulkOrderOf(bulk)],
  ]);
  // Paused, so that the orders of other tests are told to nobody.
  await arrange([
    `insert into webhook_endpoints (tenant_id, id, url, event_types, secret, paused_at, created_at)
     values ('ten_fjord', $1, 'https://example.com/hook', '{claim.refused}', '\\x00', now(), now()) on conflict do nothing`,
    [WEBHOOK],
  ]);
  await arrange([
    `insert into draft_orders (tenant_id, id, event_id, form_key, lines, name, email, lang, created_by, created_at, updated_at)
     select tenant_id, $1, id, $1, '[]', 'Somebody', 'somebody@example.com', 'en', 'usr_tests', now(), now()
     from events where slug = 'fjord-fern' on conflict do nothing`,
    [DRAFT],
  ]);
  const asked = { name: 'Guests', kind: 'shared', code: `GUESTS${promo.slice(-9)}`, max_uses: 1 };
  const rest = { prefix: null, size: null, starts_on: null, ends_on: null, products: null, fallback: null };
  const path = `/api/ten_fjord/events/${promo}/code-batches`;
  ({ id: batch } = await calls.post<{ id: string }>(path, { ...asked, ...rest, countries: null }));
});

async function addressOf(place: string, request: APIRequestContext): Promise<string> {
  const order = place.includes('[order]') ? await someOrder(request) : '';
  // Staff find an order in the client that they name.
  const event = OF_PROMO.test(place) ? promo : OF_BULK.test(place) ? bulk : 'fjord-fern';
  return place
    .replace('[slug]', event)
    .replace('[tenant]', 'ten_fjord')
    .replace('[batch]', batch)
    .replace('[webhook]', WEBHOOK)
    .replace('[bulk]', bulkOrderOf(bulk))
    .replace('[fulfiller]', 'ful_northlight')
    .replace('[blank]', 'tee')
    .replace('[draft]', `${DRAFT}?tenant=ten_fjord`)
    .replace('[order]', `${order}?tenant=ten_fjord`);
}

test('every page behind the login has its verb, and none is left from a page that is gone', () => {
  expect(PAGES.toSorted()).toEqual(Object.keys(PAGE_PERMISSIONS).toSorted());
});

for (const [email, actor] of PEOPLE) {
  test(`${email} may open what the table of permissions says, and nothing else`, async ({ page }) => {
    await logIn(page, email);
    const answers: [string, number, boolean][] = [];
    for (const place of PAGES) {
      const answer = await page.request.get(await addressOf(place, page.request), { maxRedirects: 0 });
      answers.push([place, answer.status(), FORBIDDEN.test(await answer.text())]);
    }
    const expected = PAGES.map((place) => {
      const verb = verbs[place];
      const may = verb !== undefined && can(actor, verb);
      return [place, may ? 200 : 403, !may];
    });
    expect(answers).toEqual(expected);
  });
}

test('another client finds none of an event’s pages', async ({ page }) => {
  await logIn(page, 'admin@tidewater-books.example');
  const ofEvent = PAGES.filter((place) => place.includes('[slug]'));
  const answers: [string, number][] = [];
  for (const place of ofEvent) {
    const answer = await page.request.get(await addressOf(place, page.request), { maxRedirects: 0 });
    answers.push([place, answer.status()]);
  }
  expect(answers).toEqual(ofEvent.map((place) => [place, 404]));
});

test('nobody without a login opens any of them', async ({ request }) => {
  const answers: [string, number, string | undefined][] = [];
  for (const place of PAGES) {
    const path = place.replace('[slug]', 'fjord-fern').replace('[order]', 'ord_any');
    const answer = await request.get(path, { maxRedirects: 0 });
    answers.push([place, answer.status(), answer.headers()['location']?.replace(/\?.*/, '')]);
  }
  expect(answers).toEqual(
    // Who wants to make an event without an account is led to an account (D2).
    PAGES.map((place) => [place, 307, place === '/events/create' ? '/get-started' : '/login']),
  );
});
