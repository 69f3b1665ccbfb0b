/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_MENU, STAFF_MENU, menuFor } from './menu';
import { ROLES, type Actor, type Role } from './roles';

const client = (role: Role): Actor => ({ role, superadmin: 0, tenantId: 'ten_fjord' });
const staff = (role: Role): Actor => ({ role, superadmin: 1, tenantId: null });
const ids = (actor: Actor): string[] => menuFor(actor).map((entry) => entry.id);

/** The URL paths that have a page, without groups and the locale segment. */
function builtPaths(): Set<string> {
  const files = readdirSync(join(process.cwd(), 'app'), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /(^|\/)page\.tsx$/.test(file));
  return new Set(
    pages.map((file) => {
      const parts = file.split('/').slice(0, -1);
      return `/${parts.filter((part) => part !== '[locale]' && !part.startsWith('(')).join('/')}`;
    }),
  );
}

describe('sidebars (S2.6)', () => {
  test('hold the specification’s entries in their order', () => {
    expect(CLIENT_MENU.map((entry) => entry.href)).toEqual([
      '/dashboard',
      '/events',
      '/orders',
      '/users',
      '/settings',
      '/help/frequently-asked-questions',
      null,
    ]);
    expect(STAFF_MENU.map((entry) => entry.id)).toEqual([
      'dashboard',
      'events',
      'orders',
      'clients',
      'products',
      'users',
      'audit_logs',
      'settings',
      'faq',
      'logout',
    ]);
  });

  test('show each role what it may open', () => {
    expect(ids(client('admin'))).toEqual(expect.arrayContaining(['dashboard', 'orders', 'logout']));
    expect(ids(staff('customer_service'))).not.toContain('orders');
    expect(ids(staff('account_manager'))).toContain('orders');
    for (const role of ROLES) {
      expect(ids(client(role)).includes('users')).toBe(role === 'admin');
      expect(ids(client(role)).at(-1)).toBe('logout');
    }
  });

  test('lead to pages that exist', () => {
    const paths = builtPaths();
    const linked = [...CLIENT_MENU, ...STAFF_MENU].flatMap(({ href }) => (href === null ? [] : [href]));
    expect(linked.filter((href) => !paths.has(href))).toEqual([]);
  });
});
