/** @jest-environment node */
import { staffRight, type OpeningActor } from '@/lib/permissions/acting-for-client';
import { PAGE_PERMISSIONS } from '@/lib/permissions/pages';
import { can } from '@/lib/permissions/permissions';
import type { Role } from '@/lib/permissions/roles';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';

// Page by page, what staff who have a client open can do there (D43-4): what D43 says, whatever the rule's lists are. A page or a
// call that is in no row fails.

type Place = keyof typeof PAGE_PERMISSIONS;

interface Row {
  /** Whether the page answers staff at all: its administrators, its account managers. */
  opens: readonly [admin: boolean, manager: boolean];
  /** Calls of its controls by the beginning of their ids: for the client, in staff's own right, and never staff's. */
  content?: readonly string[];
  own?: readonly string[];
  shut?: readonly string[];
}

const BOTH = [true, true] as const;
const ADMINS = [true, false] as const;
const NOBODY = [false, false] as const;

const LISTS = ['lists.'];
const CODES = ['code-batches.', 'code-sheets.', 'promo-codes.'];
const CASES = ['returns.'];
const ORDER = ['orders.', 'fulfilment.act-on-order', ...CASES];
const STORE = ['store-configuration.update', 'store-configuration.restore-version', 'look-sets.'];
const BULK = ['bulk-orders.cancel', 'bulk-orders.pay', 'bulk-orders.place', 'bulk-orders.settle-payment'];
const LIBRARY = ['files.'];
const PRODUCT = ['products.', 'events.update-refused-words'];

const PAGES: Record<Place, Row> = {
  '/dashboard': { opens: BOTH, content: ['onboarding.reset'] },
  '/orders': { opens: BOTH, own: [...ORDER, ...LISTS] },
  '/orders/[order]': { opens: BOTH, own: ORDER },
  '/orders/cases': { opens: BOTH, own: CASES },
  '/orders/drafts': { opens: BOTH, own: ['draft-orders.'] },
  '/orders/drafts/new': { opens: BOTH, own: ['draft-orders.'] },
  '/orders/drafts/[draft]': { opens: BOTH, own: ['draft-orders.'] },
  '/events': {
    opens: BOTH,
    content: ['events.rename', 'events.clone', 'events.set-status', 'events.delete', 'events.restore'],
    own: [...LISTS, 'events.lock', 'events.unlock'],
  },
  '/events/create': { opens: BOTH, content: ['event-drafts.', 'events.create', 'assets.move'] },
  '/events/[slug]/overview': {
    opens: BOTH,
    content: ['events.rename', 'events.clone', 'events.set-status', 'events.delete', 'events.test-order'],
    own: ['events.lock', 'events.unlock'],
  },
  '/events/[slug]/event-details': {
    opens: BOTH,
    content: [
      ...['events.update-details', 'events.update-access', 'events.update-embed-origins'],
      ...['events.add-invited', 'events.remove-invited'],
    ],
  },
  '/events/[slug]/fulfillers/register': { opens: BOTH, content: ['event-fulfillers.choose'] },
  '/events/[slug]/orders': { opens: BOTH, own: [...ORDER, ...LISTS] },
  '/events/[slug]/invitees': {
    opens: BOTH,
    content: ['bulk.invite-people', 'bulk.remove-invitee'],
    own: ['bulk.remind-invitees', 'bulk.resend-invitation'],
  },
  '/events/[slug]/products': { opens: BOTH, content: PRODUCT, own: ['products.lock', 'products.unlock'] },
  '/events/[slug]/catalogue': { opens: BOTH, content: PRODUCT, own: LISTS },
  '/events/[slug]/files': { opens: BOTH, content: LIBRARY },
  '/events/[slug]/branding': { opens: BOTH, content: STORE, own: ['store-configuration.logo-colours'] },
  '/events/[slug]/seo': { opens: BOTH, content: ['seo.save'] },
  '/events/[slug]/vouchers': { opens: BOTH, content: ['vouchers.'], own: LISTS },
  '/events/[slug]/claims': { opens: BOTH, own: ['claim.'] },
  '/events/[slug]/claims/funnel': { opens: BOTH },
  '/events/[slug]/claims/refused': { opens: BOTH },
  '/events/[slug]/claims/thanks': { opens: BOTH },
  '/events/[slug]/codes': { opens: BOTH, content: CODES },
  '/events/[slug]/codes/[batch]': { opens: BOTH, content: CODES },
  '/events/[slug]/bulk-order': { opens: BOTH, shut: BULK, own: ['bulk-orders.release'] },
  '/events/[slug]/bulk-order/[bulk]': { opens: BOTH, shut: BULK, own: ['bulk-orders.release'] },
  '/events/[slug]/bulk-order/[bulk]/pay': { opens: NOBODY, shut: BULK },
  '/events/[slug]/texts': { opens: BOTH, content: ['texts.'] },
  '/events/[slug]/store-configuration': {
    opens: BOTH,
    content: [...STORE, 'store-configuration.create-approval', 'store-configuration.revoke-approval'],
  },
  '/events/[slug]/store-configuration-old': { opens: BOTH, content: STORE },
  '/events/[slug]/store-configuration/live': { opens: BOTH },
  // Of a client they show the list; what they change is staff's own people, by calls of another kind.
  '/users': { opens: ADMINS, shut: ['users.'] },
  '/users/create': { opens: ADMINS, shut: ['users.invite'] },
  '/settings': { opens: BOTH },
  '/settings/company-details': { opens: BOTH, content: ['company.update'] },
  // Staff look: what is connected is the client's to change.
  '/settings/shopify': { opens: BOTH, shut: ['shop-platform.'] },
  '/settings/shopify/products': { opens: BOTH, shut: ['shop-platform.push-products'] },
  '/settings/billing-account': { opens: BOTH, shut: ['billing.', 'ledger.'] },
  '/settings/billing-account/card': { opens: NOBODY, shut: ['billing.'] },
  '/settings/billing-account/top-up': { opens: NOBODY, shut: ['billing.'] },
  '/settings/privacy': { opens: NOBODY, shut: ['privacy.'] },
  '/settings/log': { opens: NOBODY },
  '/settings/mails': { opens: NOBODY, shut: ['mails.'] },
  '/settings/api': { opens: NOBODY, shut: ['integrations.'] },
  '/settings/webhooks': { opens: NOBODY, shut: ['integrations.'] },
  '/settings/webhooks/[webhook]': { opens: NOBODY, shut: ['integrations.'] },
  // Staff's own pages change nothing by a client's own calls.
  '/settings/super-admin-panel': { opens: ADMINS },
  '/settings/super-admin-panel/holidays': { opens: ADMINS },
  '/settings/super-admin-panel/jobs': { opens: ADMINS },
  '/settings/super-admin-panel/messages': { opens: BOTH },
  '/settings/super-admin-panel/notices': { opens: ADMINS },
  '/settings/super-admin-panel/mails': { opens: ADMINS },
  '/settings/super-admin-panel/looks': { opens: ADMINS },
  '/settings/super-admin-panel/shipping': { opens: ADMINS },
  '/settings/super-admin-panel/switches': { opens: ADMINS },
  '/replace-order': { opens: BOTH, own: ['returns.'] },
  '/audit-logs': { opens: ADMINS },
  '/clients': { opens: BOTH },
  '/products': { opens: BOTH },
  '/products/blanks': { opens: BOTH },
  '/products/blanks/[blank]': { opens: BOTH },
  '/products/blanks/create': { opens: ADMINS },
  '/clients/create': { opens: BOTH },
  '/client-revenue': { opens: BOTH },
  '/fulfillers': { opens: BOTH },
  '/fulfillers/register': { opens: BOTH },
  '/fulfillers/[fulfiller]': { opens: BOTH },
  '/clients/[tenant]': { opens: BOTH },
  '/clients/[tenant]/credit': { opens: BOTH },
};

const TENANT = 'ten_fjord';
const MANAGERS: readonly Role[] = ['admin', 'account_manager'];
const staff = (role: Role, opened: string | null): OpeningActor => ({
  role,
  superadmin: 1,
  tenantId: null,
  opening: opened === null ? null : { tenantId: opened },
});

const WRITES = ALL_HANDLERS.map(({ contract }) => contract).filter(
  ({ access, method, path }) => access === 'tenant' && method === 'post' && path.includes('{tenant}'),
);
/** Not content, though the calls beside them that begin alike are. */
const OWN_OF_CONTENT = /^(events|products)\.(lock|unlock)$|^store-configuration\.logo-colours$/;
const begins = (prefixes: readonly string[] = []) =>
  WRITES.filter(({ id }) => prefixes.some((prefix) => id.startsWith(prefix)));
const ROWS = Object.entries(PAGES);
/** Staff's own verbs are their role's: to pass a client's budget is an administrator's. */
const OF_ADMINS = /^(orders\.release-past-budget|bulk-orders\.release)$/;
const ownRight = (id: string, role: Role) => (OF_ADMINS.test(id) && role !== 'admin' ? 'none' : 'own');

test('each page has its row, and each call that changes something of a client is on a page', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(Object.keys(PAGE_PERMISSIONS).toSorted());
  const named = new Set(
    ROWS.flatMap(([, { content, own, shut }]) => [content, own, shut].flatMap((part) => begins(part))),
  );
  expect(WRITES.filter((contract) => !named.has(contract)).map(({ id }) => id)).toEqual([]);
  for (const [place, { content = [], own = [], shut = [] }] of ROWS)
    for (const prefix of [...content, ...own, ...shut])
      expect([place, prefix, begins([prefix]).length > 0]).toEqual([place, prefix, true]);
});

test.each(ROWS)('%s answers staff as before, whatever they have open', (place, { opens }) => {
  const verb = PAGE_PERMISSIONS[place as Place];
  for (const opened of [null, TENANT])
    expect(MANAGERS.map((role) => can(staff(role, opened), verb))).toEqual(opens);
});

test.each(ROWS)('%s: content is changed once it is open, the rest as ever', (_place, row) => {
  for (const role of MANAGERS) {
    const right = (contract: (typeof WRITES)[number], opened: string | null) =>
      staffRight(staff(role, opened), contract, TENANT);
    for (const contract of begins(row.content).filter(({ id }) => !OWN_OF_CONTENT.test(id))) {
      const rights = [null, 'ten_lumen', TENANT].map((opened) => right(contract, opened));
      expect([contract.id, ...rights]).toEqual([contract.id, 'not_opened', 'not_opened', 'opened']);
    }
    for (const contract of begins(row.own))
      expect([contract.id, right(contract, null), right(contract, TENANT)]).toEqual([
        ...[contract.id, ownRight(contract.id, role), ownRight(contract.id, role)],
      ]);
    for (const contract of begins(row.shut))
      expect([contract.id, right(contract, null), right(contract, TENANT)]).toEqual([
        ...[contract.id, 'none', 'none'],
      ]);
  }
});

test('customer service opens no client, so it changes no content', () => {
  const contents = ROWS.flatMap(([, { content }]) => begins(content)).filter(
    ({ id }) => !OWN_OF_CONTENT.test(id),
  );
  expect(contents.length).toBeGreaterThan(80);
  for (const contract of contents)
    expect([contract.id, staffRight(staff('customer_service', TENANT), contract, TENANT)]).toEqual([
      ...[contract.id, 'none'],
    ]);
});
