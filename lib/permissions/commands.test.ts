/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { actsFor, inEvent, pagesFor } from './commands';
import { ROLES, type Actor, type Role } from './roles';

const client = (role: Role): Actor => ({ role, superadmin: 0, tenantId: 'ten_fjord' });
const staff = (role: Role): Actor => ({ role, superadmin: 1, tenantId: null });
const hrefs = (actor: Actor) => pagesFor(actor).map(({ href }) => href);
const acts = (actor: Actor) => actsFor(actor).map(({ id }) => id);

/** The addresses of the admin's pages that are there, without those that name an event or an order. */
function builtPages(): string[] {
  return ['(admin)', '(staff)'].flatMap((group) =>
    readdirSync(join(process.cwd(), 'app/[locale]', group), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('page.tsx') && !file.includes('['))
      .map((file) => `/${file.replace(/\/page\.tsx$/, '')}`),
  );
}

describe('pages (D3-11)', () => {
  test('every page that there is can be reached, and none that there is not', () => {
    const begun = [client('admin'), staff('admin')]
      .flatMap((actor) => actsFor(actor))
      .flatMap((act) => ('href' in act ? [act.href] : []));
    const reached = [...hrefs(client('admin')), ...hrefs(staff('admin')), ...begun];
    const admin = [...new Set(reached)].filter((path) => !path.startsWith('/help/'));
    expect(admin.toSorted()).toEqual(builtPages().toSorted());
  });

  test('by permission, also without an entry in the menu', () => {
    const all = ['/dashboard', '/events', '/orders', '/settings', '/help/frequently-asked-questions'];
    const [cases, drafts, billing, company] = [
      '/orders/cases',
      '/orders/drafts',
      '/settings/billing-account',
      '/settings/company-details',
    ];
    const shop = ['/settings/shopify', '/settings/shopify/products'];
    const manager = [...all, cases, drafts, billing, company, ...shop];
    expect(hrefs(client('admin'))).toEqual([
      ...all.toSpliced(3, 0, '/users'),
      ...[cases, drafts, billing, '/settings/privacy', '/settings/mails', '/settings/log'],
      ...[company, ...shop, '/settings/api', '/settings/webhooks'],
    ]);
    expect(hrefs(client('account_manager'))).toEqual(manager);
    expect(hrefs(client('customer_service'))).toEqual([...all, cases, drafts, company]);
    expect(hrefs(staff('customer_service'))).toEqual([
      '/dashboard',
      '/events',
      '/orders',
      '/clients',
      '/products',
      '/settings',
      '/help/frequently-asked-questions',
      cases,
      drafts,
      company,
      '/fulfillers',
      '/products/blanks',
      '/settings/super-admin-panel/messages',
    ]);
    expect(hrefs(staff('admin'))).toContain('/audit-logs');
    for (const role of ROLES) {
      expect(hrefs(client(role))).not.toContain('/clients');
      expect(hrefs(client(role))).not.toContain('/audit-logs');
    }
  });
});

describe('acts (D3-11)', () => {
  test('managers create and change, customer service looks', () => {
    const all = [
      'createEvent',
      'inviteUser',
      'addProduct',
      'newVoucher',
      'newCodes',
      'editDesign',
      'showProducts',
      'editCatalogue',
      'showOrders',
      'choosePrinters',
      'newDraftOrder',
      'topUp',
      'saveCard',
      'logOut',
    ];
    expect(acts(client('admin'))).toEqual(all);
    const ofPayers = ['topUp', 'saveCard'];
    const ofManagers = all.filter((id) => !ofPayers.includes(id) && id !== 'inviteUser');
    expect(acts(client('account_manager'))).toEqual(ofManagers);
    // Staff register printers and add clients, and never choose a client's.
    const ofStaff = all
      .filter((id) => !ofPayers.includes(id))
      .flatMap((id) => (id === 'choosePrinters' ? ['registerFulfiller', 'createClient', 'addBlank'] : [id]));
    expect(acts(staff('admin'))).toEqual(ofStaff);
    const ofAdmins = ['inviteUser', 'addBlank'];
    expect(acts(staff('account_manager'))).toEqual(ofStaff.filter((id) => !ofAdmins.includes(id)));
    expect(acts(client('customer_service'))).toEqual(['showProducts', 'showOrders', 'logOut']);
    expect(acts(staff('customer_service'))).toEqual(['showProducts', 'showOrders', 'logOut']);
  });

  test('an act in an event leads to that event', () => {
    expect(inEvent('/events/{slug}/orders', 'fjord-fern')).toBe('/events/fjord-fern/orders');
  });
});
